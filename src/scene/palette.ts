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

/** Every colour of a picture by what it means, but for shadows. Scenes are made in `dusk`; `recolour` puts those of another palette in their place. */
export type Palette = {
  /** Sets its pictures apart where they are kept. */
  readonly id: string;
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
  /** Borders and emblems of things by what they are for. */
  readonly safe: Colour;
  readonly danger: Colour;
  readonly deed: Colour;
  readonly tool: Colour;
  readonly plain: Colour;
  readonly goal: Colour;
  /** Roads and their edges; what is rotten. */
  readonly dust: Colour;
  readonly dustShade: Colour;
  readonly rot: Colour;
  readonly marker: Colour;
  readonly markerInk: Colour;
  readonly seats: readonly SeatLook[];
};

/** Dusk and rust: a warm dark ground, paper-light tiles, one ember accent. Seats are the Okabe-Ito colours. */
export const dusk: Palette = {
  id: 'dusk',
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
  safe: '#3f7d52',
  danger: '#b23a25',
  deed: '#5b5aa6',
  tool: '#84478d',
  plain: '#6f675c',
  goal: '#c08a1e',
  dust: '#a8977b',
  dustShade: '#77654f',
  rot: '#7f9a5e',
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

/**
 * For eyes that tell few colours apart, or need much contrast: black, white, and seats and things that differ in lightness as
 * well as in hue, so that they stay apart without the red, the green or the blue cones.
 */
export const clear: Palette = {
  id: 'clear',
  ground: '#101010',
  groundDeep: '#000000',
  groundRaised: '#2b2b2b',
  line: '#8c8c8c',
  paper: '#ffffff',
  paperShade: '#cfcfcf',
  ink: '#000000',
  inkQuiet: '#333333',
  text: '#ffffff',
  textQuiet: '#dddddd',
  accent: '#ff9900',
  metal: '#ffd24d',
  metalShade: '#8a5a00',
  safe: '#779999',
  danger: '#dd3300',
  deed: '#3300bb',
  tool: '#dd55ff',
  plain: '#775577',
  goal: '#553300',
  dust: '#bdbdbd',
  dustShade: '#5c5c5c',
  rot: '#99bb55',
  marker: '#ffffff',
  markerInk: '#000000',
  seats: [
    { colour: '#55bbff', shade: '#1f6fa8', on: '#000000', shape: 'circle', letter: 'A' },
    { colour: '#ff3300', shade: '#9c1f00', on: '#000000', shape: 'triangle', letter: 'B' },
    { colour: '#ffff00', shade: '#a3a300', on: '#000000', shape: 'square', letter: 'C' },
    { colour: '#777799', shade: '#474766', on: '#000000', shape: 'diamond', letter: 'D' },
    { colour: '#ffbb99', shade: '#b5735a', on: '#000000', shape: 'hexagon', letter: 'E' },
    { colour: '#55ffff', shade: '#1fa3a3', on: '#000000', shape: 'shield', letter: 'F' },
    { colour: '#bb33ff', shade: '#7414a8', on: '#000000', shape: 'cross', letter: 'G' },
    { colour: '#bb9999', shade: '#7d6060', on: '#000000', shape: 'drop', letter: 'H' },
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
