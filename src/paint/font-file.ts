import { readFileSync } from 'node:fs';

/** What the painter must know of a TrueType font: which characters it draws, and how tall its capitals are. */
export type FontFacts = {
  covers(codePoint: number): boolean;
  /** Height of capitals as a part of the em square; null where the file does not say. */
  readonly capHeight: number | null;
};

/** Reads a .ttf file. Source: OpenType specification, tables `cmap` (formats 4 and 12), `head` and `OS/2`. Throws if there is no Unicode cmap. */
export function readFontFile(path: string): FontFacts {
  const file = readFileSync(path);
  const tables = new Map<string, number>();
  for (let i = 0; i < file.readUInt16BE(4); i++) {
    const entry = 12 + 16 * i;
    tables.set(file.toString('latin1', entry, entry + 4), file.readUInt32BE(entry + 8));
  }
  const ranges = readRanges(file, tables.get('cmap') ?? 0);
  if (ranges.length === 0) throw new Error(`${path}: no Unicode character map`);
  return { covers: (codePoint) => isIn(ranges, codePoint), capHeight: readCapHeight(file, tables) };
}

type Range = readonly [first: number, last: number];

function readRanges(file: Buffer, cmap: number): readonly Range[] {
  const ranges: Range[] = [];
  for (let i = 0; i < file.readUInt16BE(cmap + 2); i++) {
    const [platform, encoding] = [file.readUInt16BE(cmap + 4 + 8 * i), file.readUInt16BE(cmap + 6 + 8 * i)];
    if (platform !== 3 || (encoding !== 1 && encoding !== 10)) continue;
    const table = cmap + file.readUInt32BE(cmap + 8 + 8 * i);
    const format = file.readUInt16BE(table);
    if (format === 4) ranges.push(...segments(file, table));
    if (format === 12)
      for (let g = 0; g < file.readUInt32BE(table + 12); g++)
        ranges.push([file.readUInt32BE(table + 16 + 12 * g), file.readUInt32BE(table + 20 + 12 * g)]);
  }
  return ranges.sort((a, b) => a[0] - b[0]);
}

/** Format 4. A character inside a segment may still lead to glyph 0, "missing". */
function segments(file: Buffer, table: number): readonly Range[] {
  const ranges: Range[] = [];
  const doubled = file.readUInt16BE(table + 6);
  for (let s = 0; s < doubled; s += 2) {
    const last = file.readUInt16BE(table + 14 + s);
    const first = file.readUInt16BE(table + 16 + doubled + s);
    const delta = file.readUInt16BE(table + 16 + 2 * doubled + s);
    const offsetAt = table + 16 + 3 * doubled + s;
    const offset = file.readUInt16BE(offsetAt);
    for (let c = first; c <= last && c < 0xffff; c++) {
      const listed = offset === 0 ? c : file.readUInt16BE(offsetAt + offset + 2 * (c - first));
      if (listed !== 0 && ((listed + delta) & 0xffff) !== 0) ranges.push([c, c]);
    }
  }
  return ranges;
}

function isIn(ranges: readonly Range[], codePoint: number): boolean {
  let [low, high] = [0, ranges.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const [first, last] = ranges[middle]!;
    if (codePoint < first) high = middle - 1;
    else if (codePoint > last) low = middle + 1;
    else return true;
  }
  return false;
}

function readCapHeight(file: Buffer, tables: ReadonlyMap<string, number>): number | null {
  const [os2, head] = [tables.get('OS/2'), tables.get('head')];
  if (os2 === undefined || head === undefined || file.readUInt16BE(os2) < 2) return null;
  return file.readInt16BE(os2 + 88) / file.readUInt16BE(head + 18);
}
