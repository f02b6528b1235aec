import type { Message } from '../kernel/message.ts';

/** A colour as `#rrggbb` or `#rrggbbaa`. */
export type Colour = string;

/** How a shape is filled and outlined. Widths in scene units. */
export type Ink = {
  readonly fill?: Colour;
  readonly stroke?: Colour;
  readonly width?: number;
  readonly dash?: readonly number[];
  readonly opacity?: number;
};

export type Rect = {
  readonly kind: 'rect';
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly r?: number;
} & Ink;
export type Circle = { readonly kind: 'circle'; readonly x: number; readonly y: number; readonly r: number } & Ink;
/** `d` is SVG path data (M L H V C Q A Z, absolute or relative). */
export type Path = { readonly kind: 'path'; readonly d: string } & Ink;
export type Text = {
  readonly kind: 'text';
  readonly x: number;
  readonly y: number;
  /** A message (resolved before painting) or characters that no language changes, such as a number. */
  readonly text: string | Message;
  /** Height of the letters' em square in scene units. */
  readonly size: number;
  readonly font?: 'text' | 'display';
  readonly bold?: boolean;
  readonly align?: 'left' | 'center' | 'right';
  /** `middle` (default) centres capitals on y. */
  readonly baseline?: 'top' | 'middle' | 'alphabetic';
  readonly fill: Colour;
  /** Longer text is made narrower down to 70 %, then cut with an ellipsis. */
  readonly maxWidth?: number;
  /** Text longer than `maxWidth` is first broken between words into so many lines, 1 by default, 1.2 sizes apart; `middle` centres them all on y. */
  readonly lines?: number;
};
export type Group = {
  readonly kind: 'group';
  readonly children: readonly Node[];
  readonly x?: number;
  readonly y?: number;
  /** Degrees clockwise about (x, y). */
  readonly rotate?: number;
  readonly scale?: number;
  readonly opacity?: number;
  readonly clip?: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  /** All children lie within this box (own units) and often come back the same, like a die: they are painted once and stamped from then on. */
  readonly stamp?: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
};

/** The whole vocabulary of a picture: five kinds of geometry. Game knowledge stays in functions that return nodes. */
export type Node = Rect | Circle | Path | Text | Group;

/** A picture as data, in units of a 1200-wide page. */
export type Scene = {
  readonly width: number;
  readonly height: number;
  /** What never changes for this key (board, table): painted once and kept. */
  readonly background?: { readonly key: string; readonly nodes: readonly Node[] };
  readonly nodes: readonly Node[];
  /** Places that options may name with `at`: where the marker's disc is centred. */
  readonly spots?: { readonly [at: string]: { readonly x: number; readonly y: number } };
};
