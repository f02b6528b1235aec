/** One drawing order of a path, in absolute coordinates. `A` is SVG's arc: radii, rotation in degrees, large-arc and sweep flags. */
export type PathOrder =
  | { readonly to: 'M' | 'L'; readonly x: number; readonly y: number }
  | { readonly to: 'Q'; readonly x1: number; readonly y1: number; readonly x: number; readonly y: number }
  | {
      readonly to: 'C';
      readonly x1: number;
      readonly y1: number;
      readonly x2: number;
      readonly y2: number;
      readonly x: number;
      readonly y: number;
    }
  | {
      readonly to: 'A';
      readonly rx: number;
      readonly ry: number;
      readonly turn: number;
      readonly large: boolean;
      readonly sweep: boolean;
      readonly x: number;
      readonly y: number;
    }
  | { readonly to: 'Z' };

const ARGUMENTS: { readonly [letter: string]: number } = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, A: 7, Z: 0 };
const TOKEN = /\s*,?\s*(?:([MLHVCQAZ])|([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?))\s*/giy;

/**
 * Reads SVG path data with the letters M L H V C Q A Z, absolute or relative. Throws a SyntaxError that shows the place.
 * Flags of an arc must stand apart from the next number (`1 0 5`, not `105`).
 */
export function readPath(d: string): readonly PathOrder[] {
  const orders: PathOrder[] = [];
  let here = { x: 0, y: 0 };
  let start = here;
  for (const { letter, relative, values } of segments(d)) {
    const x = (n: number) => values[n]! + (relative ? here.x : 0);
    const y = (n: number) => values[n]! + (relative ? here.y : 0);
    const order = orderOf(letter, values, x, y, here);
    orders.push(order);
    here = order.to === 'Z' ? start : { x: order.x, y: order.y };
    if (order.to === 'M') start = here;
  }
  return orders;
}

function orderOf(
  letter: string,
  values: readonly number[],
  x: (n: number) => number,
  y: (n: number) => number,
  here: { x: number; y: number },
): PathOrder {
  switch (letter) {
    case 'M':
    case 'L':
      return { to: letter, x: x(0), y: y(1) };
    case 'H':
      return { to: 'L', x: x(0), y: here.y };
    case 'V':
      return { to: 'L', x: here.x, y: y(0) };
    case 'Q':
      return { to: 'Q', x1: x(0), y1: y(1), x: x(2), y: y(3) };
    case 'C':
      return { to: 'C', x1: x(0), y1: y(1), x2: x(2), y2: y(3), x: x(4), y: y(5) };
    case 'A':
      return {
        to: 'A',
        rx: Math.abs(values[0]!),
        ry: Math.abs(values[1]!),
        turn: values[2]!,
        large: values[3] !== 0,
        sweep: values[4] !== 0,
        x: x(5),
        y: y(6),
      };
    default:
      return { to: 'Z' };
  }
}

type Segment = { readonly letter: string; readonly relative: boolean; readonly values: readonly number[] };

/** One letter with its numbers at a time; numbers that go on repeat the letter, and after M they mean L. */
function* segments(d: string): Generator<Segment> {
  const tokens = tokensOf(d);
  let at = 0;
  while (at < tokens.length) {
    const spoken = tokens[at++]!;
    if (typeof spoken === 'number') throw new SyntaxError(`path data: number without a letter in "${d}"`);
    let letter = spoken.toUpperCase();
    if (at === 1 && letter !== 'M') throw new SyntaxError(`path data: must begin with M: "${d}"`);
    const size = ARGUMENTS[letter]!;
    do {
      const values = tokens.slice(at, at + size);
      if (values.length < size || values.some((value) => typeof value !== 'number'))
        throw new SyntaxError(`path data: ${letter} takes ${size} numbers in "${d}"`);
      yield { letter, relative: spoken !== spoken.toUpperCase(), values: values as number[] };
      at += size;
      if (letter === 'M') letter = 'L';
    } while (size > 0 && typeof tokens[at] === 'number');
  }
}

function tokensOf(d: string): readonly (string | number)[] {
  const tokens: (string | number)[] = [];
  TOKEN.lastIndex = 0;
  for (let end = 0; end < d.length; end = TOKEN.lastIndex) {
    const found = TOKEN.exec(d);
    if (!found) throw new SyntaxError(`path data: cannot read "${d.slice(end)}"`);
    tokens.push(found[1] ?? Number(found[2]));
  }
  return tokens;
}
