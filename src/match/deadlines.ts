import * as kernel from '../kernel/kernel.ts';
import { NOW, promptOf } from '../kernel/prompts.ts';
import { answerFor } from './answer-for.ts';
import { type Desk, type PlayableGame, positionOf, refuseUnlessRunning } from './desk.ts';
import type { Duties } from './due.ts';
import type { Holder, Refused, Waiting } from './match.ts';
import type { Plan } from './next.ts';
import { refuse } from './refusals.ts';
import type { SavedMatch } from './store.ts';
import { MISSES } from './waiting.ts';

/** How long after the start of the program those may still answer whose time began before it. */
export const GRACE_MS = 5 * 60_000;

/** Answers for everybody in a match whose time is up. A person's answer that is committed first counts instead. */
export function createDeadlines(desk: Desk, random: () => number): Duties['deadline'] {
  const begun = desk.now();

  const isOver = ({ since, due }: Waiting): boolean => {
    const grace = since < begun ? begun.getTime() + GRACE_MS : 0;
    return due !== null && Math.max(due.getTime(), grace) <= desk.now().getTime();
  };

  function answerOf(saved: SavedMatch, { rules }: PlayableGame, { seat, due }: Waiting): Plan | Refused {
    const refusal = refuseUnlessRunning(saved);
    if (refusal) return refusal;
    const waits = saved.awaited.find((now) => now.seat === seat);
    if (!waits || waits.due?.getTime() !== due?.getTime()) return refuse('refused.stale');
    const position = positionOf(rules, saved.position)!;
    const prompt = promptOf(rules, position, seat, NOW);
    if (!prompt) throw new Error(`seat ${seat} of match ${saved.id} is awaited but not asked`);
    const { picks, how } = answerFor(saved, prompt, random);
    const move = { serial: prompt.serial, key: prompt.key, picks };
    const answered = kernel.answer(rules, position, { ...move, seat });
    if ('refused' in answered) throw new Error(`seat ${seat} of match ${saved.id}: ${answered.refused}`);
    const falls = how === 'deadline' && saved.clocks[seat]!.missed + 1 >= MISSES;
    const { events, position: after } = answered;
    return { kind: 'answer', seat, move, events, position: after, ...(falls ? putToSleep(saved, seat) : { how }) };
  }

  return async (record) => {
    for (const waits of record.awaited.filter(isOver)) {
      const interaction = `due:${record.id}:${waits.seat}:${waits.due!.getTime()}`;
      await desk.change(record.id, interaction, (saved, game) => answerOf(saved, game, waits));
    }
  };
}

/** From the next version on a computer player keeps the seat. */
function putToSleep({ holders, version }: SavedMatch, seat: number): Pick<Plan, 'how' | 'holders'> {
  const holder = holders[seat] as Extract<Holder, { kind: 'user' }>;
  return { how: 'asleep', holders: holders.with(seat, { ...holder, asleep: version + 1 }) };
}
