import type { Colour } from './scene.ts';

/** How a seat looks: never by colour alone, always with its shape and its letter too. */
export type SeatLook = {
  readonly colour: Colour;
  /** The darker second tone of the same hue. */
  readonly shade: Colour;
  /** Figures and pips on `colour`. */
  readonly on: Colour;
  readonly shape: 'circle' | 'triangle' | 'square' | 'diamond' | 'hexagon' | 'shield' | 'cross' | 'drop';
  readonly letter: string;
};

/** Every colour of a picture by what it means. Variants (colour-safe, large print) are further values of this type. */
export type Palette = {
  /** The page, its quieter and its raised tone. */
  readonly ground: Colour;
  readonly groundDeep: Colour;
  readonly groundRaised: Colour;
  /** Hairlines and outlines of what is not there. */
  readonly line: Colour;
  /** Tiles, and their second tone. */
  readonly paper: Colour;
  readonly paperShade: Colour;
  /** Figures on paper; quiet figures on paper. */
  readonly ink: Colour;
  readonly inkQuiet: Colour;
  /** Text on the ground; quiet text on the ground. */
  readonly text: Colour;
  readonly textQuiet: Colour;
  /** The one accent: what just changed. */
  readonly accent: Colour;
  readonly metal: Colour;
  readonly metalShade: Colour;
  readonly marker: Colour;
  readonly markerInk: Colour;
  readonly seats: readonly SeatLook[];
};

/** Dusk and rust: a warm dark ground, paper-light tiles, one ember accent. Seats are the Okabe-Ito colours. */
export const dusk: Palette = {
  ground: '#211a16',
  groundDeep: '#17120f',
  groundRaised: '#30261f',
  line: '#5b4a3d',
  paper: '#efe3cb',
  paperShade: '#cfbd9c',
  ink: '#241b15',
  inkQuiet: '#64543f',
  text: '#f3e9d6',
  textQuiet: '#bba98f',
  accent: '#ff6a3c',
  metal: '#e8b84a',
  metalShade: '#a4731c',
  marker: '#ffffff',
  markerInk: '#16110d',
  seats: [
    { colour: '#56b4e9', shade: '#2b7fb0', on: '#10202b', shape: 'circle', letter: 'A' },
    { colour: '#e69f00', shade: '#a66c00', on: '#2b1c00', shape: 'triangle', letter: 'B' },
    { colour: '#1fae82', shade: '#08704f', on: '#04201a', shape: 'square', letter: 'C' },
    { colour: '#cc79a7', shade: '#954a74', on: '#2b0f1e', shape: 'diamond', letter: 'D' },
    { colour: '#f0e442', shade: '#a89d12', on: '#2a2700', shape: 'hexagon', letter: 'E' },
    { colour: '#d55e00', shade: '#963f00', on: '#260f00', shape: 'shield', letter: 'F' },
    { colour: '#3f97d0', shade: '#0a5a90', on: '#04141f', shape: 'cross', letter: 'G' },
    { colour: '#b9b2a6', shade: '#7d766b', on: '#1f1c18', shape: 'drop', letter: 'H' },
  ],
};

/** The look of a seat; a table larger than the palette begins again at the first. */
export const seatLook = (palette: Palette, seat: number): SeatLook => palette.seats[seat % palette.seats.length]!;

/** Contrast of two opaque colours by WCAG 2, 1 (none) to 21. */
export function contrast(a: Colour, b: Colour): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: Colour): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
