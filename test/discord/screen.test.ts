import { describe, expect, it } from 'vitest';
import { controlsFor } from '../../src/discord/controls.ts';
import { button, buttonRows, buttons, screen } from '../../src/discord/screen.ts';
import type { Ask } from '../../src/kernel/steps.ts';
import { pieces } from './rig.ts';

const press = (n: number) => button({ do: 'setpage', match: 'abc123', page: n }, `Button ${n} ${'x'.repeat(200)}`);

describe('a screen', () => {
  it('cuts labels, alt texts and text to what Discord takes', () => {
    const made = screen({
      picture: { name: 'board.png', data: Buffer.alloc(0), alt: 'a'.repeat(5_000) },
      text: ['t'.repeat(3_000), 'u'.repeat(3_000)],
      rows: [buttons(press(1))],
    });
    const all = pieces({ components: made.components } as never);
    expect(all.find((p) => p.content)?.content).toHaveLength(4_000);
    expect(all.find((p) => p.label)?.label).toHaveLength(80);
    expect(JSON.stringify(made.components)).toContain(`"description":"${'a'.repeat(1_023)}…"`);
  });

  it('refuses more than 40 components and more than five buttons in a row', () => {
    const rows = (count: number) => Array.from({ length: count }, (_, row) => buttons(...[0, 1, 2, 3, 4].map((n) => press(10 * row + n))));
    expect(screen({ text: ['x'], rows: rows(6) }).components).toHaveLength(1);
    expect(() => screen({ text: ['x'], rows: rows(7) })).toThrow(RangeError);
    expect(() => buttons(...[0, 1, 2, 3, 4, 5].map(press))).toThrow(RangeError);
  });

  it('puts buttons beyond five into further rows', () => {
    const sizes = (count: number) => buttonRows(Array.from({ length: count }, (_, n) => press(n))).map((row) => row?.components.length);
    expect([sizes(0), sizes(5), sizes(6), sizes(11)]).toEqual([[], [5], [5, 1], [5, 5, 1]]);
    expect(buttonRows([null, press(1), false])).toHaveLength(1);
  });

  it('has no row without buttons', () => {
    expect(pieces({ components: screen({ text: ['x'], rows: [buttons(false, null)] }).components } as never)).toHaveLength(2);
  });
});

describe('controls', () => {
  it.each([1, 5, 6, 25, 26, 200])('for %i options have no id twice and fit the limits', (count) => {
    for (const several of [{}, { max: 3, min: 0 }]) {
      const ask: Ask = {
        text: { id: 'ask' },
        options: Array.from({ length: count }, (_, n) => ({ id: `o${n}`, value: n, label: { id: 'x'.repeat(300) } })),
        ...several,
      };
      for (const picked of [[], [0]]) {
        const rows = controlsFor(
          ask,
          { match: 'zzzzzzzzzz', serial: 999_999_999, key: 'now' },
          { group: null, page: 0, picked },
          ({ id }) => id,
        );
        const made = pieces({ components: screen({ text: ['x'], rows }).components } as never);
        const ids = made.flatMap((p) => p.custom_id ?? []);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.length).toBeGreaterThan(0);
        for (const { label, options } of made) {
          expect((label ?? '').length).toBeLessThanOrEqual(80);
          expect((options ?? []).length).toBeLessThanOrEqual(25);
          for (const option of options ?? []) expect(option.label.length).toBeLessThanOrEqual(100);
        }
      }
    }
  });
});
