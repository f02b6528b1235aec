import type { Seat, Viewer } from '../../../kernel/position.ts';
import type { Sight } from '../../../kernel/sight.ts';
import { type Box, place } from '../../../scene/layout.ts';
import type { Palette, SeatLook } from '../../../scene/palette.ts';
import type { Group, Node } from '../../../scene/scene.ts';
import { coin } from '../../../scene/symbols/coin.ts';
import { die } from '../../../scene/symbols/die.ts';
import { token } from '../../../scene/symbols/token.ts';
import type { View } from '../state.ts';
import { TILE } from './places.ts';

/** What a viewer knows of one cell. */
export type CellLook = {
  readonly number: number;
  readonly points: number;
  readonly token: boolean;
  /** The viewer knows that the coin lies here. */
  readonly coin: boolean;
  /** The owner is still in the game, so that the coin is not in the open. */
  readonly alive: boolean;
  /** The throw names this cell. */
  readonly thrown: boolean;
};

/** What cell `number` (1..6) of a seat looks like to this viewer. */
export function cellLook({ view }: Sight<Viewer, View>, seat: Seat, number: number): CellLook {
  const { alive, coin, dice, tokens } = view.sides[seat]!;
  return {
    number,
    alive,
    points: dice[number - 1]!,
    token: tokens[number - 1]!,
    coin: coin === number,
    thrown: alive && (view.thrown?.includes(number) ?? false),
  };
}

const WHOLE = { x: 0, y: 0, w: TILE.w, h: TILE.h } as const;
const MIDDLE = { x: TILE.w / 2, y: 92 };

/** A cell in a box of the shape of `TILE`: its number, the token, the die on it with pips and figure, and the coin where it is known. */
export function cell(box: Box, look: CellLook, seat: SeatLook, palette: Palette): Group {
  const standing = look.points > 0 || look.token;
  return place(
    box,
    [
      { kind: 'group', stamp: WHOLE, children: [...tile(look, standing, palette), ...number(look, standing, palette)] },
      ...(look.token ? [token(MIDDLE, 48, { colour: seat.shade, shade: seat.on })] : []),
      ...(look.points > 0 ? [points(look.points, seat, palette)] : []),
      ...(look.coin ? [known(look, standing, palette)] : []),
    ],
    box.w / TILE.w,
  );
}

function tile(look: CellLook, standing: boolean, palette: Palette): readonly Node[] {
  const { w, h, r } = TILE;
  if (standing)
    return [
      { kind: 'rect', x: 0, y: 4, w, h: h - 4, r, fill: palette.paperShade },
      { kind: 'rect', x: 0, y: 0, w, h: h - 5, r, fill: palette.paper },
    ];
  return [
    { kind: 'rect', x: 0, y: 0, w, h, r, fill: palette.groundRaised },
    ...(look.coin ? [] : [{ kind: 'circle', ...MIDDLE, r: 42, fill: palette.groundDeep, stroke: palette.line, width: 3 } as const]),
  ];
}

function number({ number, thrown }: CellLook, standing: boolean, palette: Palette): readonly Node[] {
  const [fill, ink] = thrown
    ? [palette.ink, palette.paper]
    : standing
      ? [palette.paperShade, palette.inkQuiet]
      : [palette.groundDeep, palette.textQuiet];
  return [
    { kind: 'path', d: 'M0 16A16 16 0 0 1 16 0H44V30A14 14 0 0 1 30 44H0Z', fill },
    { kind: 'text', x: 22, y: 22, text: String(number), size: 36, font: 'display', align: 'center', fill: ink },
  ];
}

const points = (value: number, seat: SeatLook, palette: Palette): Group => ({
  kind: 'group',
  stamp: WHOLE,
  children: [
    die(MIDDLE, 78, value, { colour: seat.colour, shade: seat.shade, pip: seat.on }),
    { kind: 'text', x: MIDDLE.x, y: 162, text: String(value), size: 42, font: 'display', align: 'center', fill: palette.ink },
  ],
});

/** Beside its cover while the owner is in the game; in the open once it is found. */
const known = (look: CellLook, standing: boolean, palette: Palette): Node =>
  look.alive && standing ? coin({ x: 29, y: 154 }, 23, palette) : coin(MIDDLE, standing ? 51 : 46, palette);
