import { describe, expect, it } from 'vitest';
import { recapLines } from '../../src/discord/recap-lines.ts';
import { recapOnTop } from '../../src/discord/recap-screen.ts';
import { voicesOf } from '../../src/discord/voices.ts';
import type { LogEntry, Look } from '../../src/match/match.ts';
import { started } from '../match/world.ts';
import { house } from './house.ts';
import { entry } from './log-entries.ts';

const walks = (count: number, seat: number) =>
  Array.from({ length: count }, (_, n) => entry(10 + n, { seat, events: [{ type: `walk-${n}`, data: { seat } }] }));

async function linesOf(entries: readonly LogEntry[], { most = 30, room = 2_000 } = {}) {
  const { context, service } = house();
  const { match } = (await service.look((await started(service)).id, 'ann'))!;
  return recapLines(context, 'toy', entries, 1, await voicesOf(context, match, 'en-US'), { most, room });
}

describe('the lines of a recap', () => {
  it('put what names the seat, what it alone may know and what was done for it before what else happened', async () => {
    const entries = [
      entry(4),
      entry(5, { events: [{ type: 'robbed', data: { seat: 1 } }] }),
      entry(6, { events: [{ type: 'hid', data: { seat: 0 }, secret: { cell: 3 } }] }),
      entry(7, { seat: 1, how: 'deadline', events: [] }),
      entry(8, { kind: 'leave', events: [] }),
    ];
    expect(await linesOf(entries)).toEqual({
      own: ['<@bob>: robbed', 'You made cell 3 your pantry.', 'Time was up for <@bob>: an answer was made automatically.'],
      others: ['<@ann>: walk', '<@ann> left.'],
      left: 0,
    });
  });

  it('are the newest where they are too many, with the number of those left out', async () => {
    const few = await linesOf([...walks(4, 1), ...walks(4, 0)], { most: 5 });
    expect(few).toEqual({ own: [0, 1, 2, 3].map((n) => `<@bob>: walk-${n}`), others: ['<@ann>: walk-3'], left: 3 });
    expect(await linesOf(walks(8, 1), { most: 5 })).toMatchObject({ own: { length: 5 }, others: [], left: 3 });
  });

  it('take no more room than they have, and one of them not all of it', async () => {
    const { own, left } = await linesOf(walks(40, 1), { room: 100 });
    expect(own.map((line) => `> ${line}\n`).join('').length).toBeLessThanOrEqual(100);
    expect(own.at(-1)).toBe('<@bob>: walk-39');
    expect(own.length + left).toBe(40);
    const [long] = (await linesOf([entry(4, { events: [{ type: 'x'.repeat(1_000), data: { seat: 1 } }] })])).own;
    expect(long).toHaveLength(400);
  });
});

describe('the top of a panel', () => {
  const top = async (since: readonly LogEntry[], user = 'ann') => {
    const { context, service } = house();
    const look = (await service.look((await started(service)).id, user))!;
    return recapOnTop(context, { ...look, since } as Look, await voicesOf(context, look.match, 'en-US'));
  };

  it('says in a few lines what happened, and where the rest is', async () => {
    expect(await top(walks(7, 1))).toEqual([
      '-# Since your last answer:',
      ...[2, 3, 4, 5, 6].map((n) => `> <@bob>: walk-${n}`),
      '-# … and 2 more; see /recap',
    ]);
  });

  it('is empty where nothing happened that is worth a line, and for those who only watch', async () => {
    expect(await top([])).toEqual([]);
    expect(await top([entry(4, { events: [] })])).toEqual([]);
    expect(await top(walks(7, 1), 'zoe')).toEqual([]);
  });
});
