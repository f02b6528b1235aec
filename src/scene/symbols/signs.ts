import { type Point, place } from '../layout.ts';
import type { Colour, Group } from '../scene.ts';

/** An arrow to the right: acts upon. All signs are centred on `at` and about `size` wide. */
export const arrow = (at: Point, size: number, colour: Colour): Group => sign(at, size, 'M-0.5 0H0.44M0.1 -0.34L0.46 0L0.1 0.34', colour);

/** A plus: gains. */
export const plus = (at: Point, size: number, colour: Colour): Group => sign(at, size, 'M-0.4 0H0.4M0 -0.4V0.4', colour);

/** A sign is drawn in a square of one unit, so that its path data is the same at every size. */
const sign = (at: Point, size: number, d: string, colour: Colour): Group =>
  place(at, [{ kind: 'path', d, stroke: colour, width: 0.15 }], size);
