/** One frame of a GIF as it is seen once it has been laid over those before: 32-bit red, green, blue, alpha in bytes. */
export type GifFrame = { readonly delayMs: number; readonly rgba: Uint8Array };
export type Gif = { readonly width: number; readonly height: number; readonly loops: boolean; readonly frames: readonly GifFrame[] };

/** Reads a GIF whose frames fill the page and stay. Source: GIF89a specification. Knows nothing of the encoder. */
export function readGif(file: Buffer): Gif {
  const width = file.readUInt16LE(6);
  const height = file.readUInt16LE(8);
  const colours = (at: number, packed: number) => file.subarray(at, at + 3 * 2 ** ((packed & 7) + 1));
  const common = colours(13, file[10]!);
  let at = 13 + (file[10]! & 0x80 ? common.length : 0);
  let [delayMs, transparent] = [0, -1];
  const frames: GifFrame[] = [];
  const page = new Uint8Array(4 * width * height);
  while (file[at] !== 0x3b) {
    if (file[at] === 0x21) {
      if (file[at + 1] === 0xf9) {
        delayMs = 10 * file.readUInt16LE(at + 4);
        transparent = file[at + 3]! & 1 ? file[at + 6]! : -1;
      }
      at = blocksFrom(file, at + 2).next;
      continue;
    }
    const packed = file[at + 9]!;
    const palette = packed & 0x80 ? colours(at + 10, packed) : common;
    at += 10 + (packed & 0x80 ? palette.length : 0);
    const { data, next } = blocksFrom(file, at + 1);
    for (const [i, index] of unpack(data, file[at]!).entries()) {
      if (index !== transparent) page.set([...palette.subarray(3 * index, 3 * index + 3), 255], 4 * i);
    }
    frames.push({ delayMs, rgba: page.slice() });
    at = next;
  }
  return { width, height, loops: file.includes('NETSCAPE2.0'), frames };
}

function blocksFrom(file: Buffer, from: number): { readonly data: Buffer; readonly next: number } {
  const blocks: Buffer[] = [];
  let at = from;
  for (; file[at] !== 0; at += 1 + file[at]!) blocks.push(file.subarray(at + 1, at + 1 + file[at]!));
  return { data: Buffer.concat(blocks), next: at + 1 };
}

function unpack(data: Buffer, least: number): readonly number[] {
  const [clear, end] = [2 ** least, 2 ** least + 1];
  const found: number[] = [];
  let [bits, size, table, before]: [number, number, number[][], number[] | null] = [0, least + 1, [], null];
  for (;;) {
    let code = 0;
    for (let n = 0; n < size; n++, bits++) code |= ((data[bits >> 3]! >> (bits & 7)) & 1) << n;
    if (code === end) return found;
    if (code === clear) {
      table = Array.from({ length: clear + 2 }, (_, n) => [n]);
      [size, before] = [least + 1, null];
      continue;
    }
    const word: number[] = table[code] ?? [...before!, before![0]!];
    for (const index of word) found.push(index);
    if (before && table.length < 4096) table.push([...before, word[0]!]);
    if (table.length === 2 ** size && size < 12) size++;
    before = word;
  }
}
