import * as kernel from '../kernel/kernel.ts';
import { NOW, promptOf } from '../kernel/prompts.ts';
import { answerFor } from './answer-for.ts';
import { type Desk, type PlayableGame, positionOf, refuseUnlessRunning } from './desk.ts';
import type { Duties } from './due.ts';
import type { Holder, Refused, Waiting } from './match.ts';
import type { Plan } from './next.ts';
import { paceOf } from './pace.ts';
import { refuse } from './refusals.ts';
import type { MatchRecord, SavedMatch } from './store.ts';
import { MISSES } from './waiting.ts';

/** The least time after the start of the program in which those may still answer whose time began before it. */
export const GRACE_MS = 5 * 60_000;
/** At slow paces the grace is longer: this part of what an answer earns. */
const GRACE_OF_INCREMENT = 1 / 4;

/**
 * Answers for everybody in a match whose time is up. A person's answer that is committed first counts instead. Gives the
 * moment at which the grace of somebody is over who is late.
 */
export function createDeadlines(desk: Desk, random: () => number): Duties['deadline'] {
  const begun = desk.now();

  /** The moment at which the answer is made, in milliseconds: the deadline, or the end of the grace after it. */
  const momentOf = ({ timing }: MatchRecord, { since, due }: Waiting): number => {
    if (due === null) return Number.POSITIVE_INFINITY;
    const grace = Math.max(GRACE_MS, (paceOf(timing)?.increment ?? 0) * GRACE_OF_INCREMENT);
    return since < begun ? Math.max(due.getTime(), begun.getTime() + grace) : due.getTime();
  };

  function answerOf(saved: SavedMatch, game: PlayableGame, { seat, due }: Waiting): Plan | Refused {
    const { rules } = game;
    const refusal = refuseUnlessRunning(saved);
    if (refusal) return refusal;
    const waits = saved.awaited.find((now) => now.seat === seat);
    if (!waits || waits.due?.getTime() !== due?.getTime()) return refuse('refused.stale');
    const position = positionOf(rules, saved.position)!;
    const prompt = promptOf(rules, position, seat, NOW);
    if (!prompt) throw new Error(`seat ${seat} of match ${saved.id} is awaited but not asked`);
    const { picks, how } = answerFor(game, saved, kernel.sight(rules, position, seat), prompt, random);
    const move = { serial: prompt.serial, key: prompt.key, picks };
    const answered = kernel.answer(rules, position, { ...move, seat });
    if ('refused' in answered) throw new Error(`seat ${seat} of match ${saved.id}: ${answered.refused}`);
    const excused = due! < begun;
    const falls = how === 'deadline' && !excused && saved.clocks[seat]!.missed + 1 >= MISSES;
    const { events, position: after } = answered;
    return { kind: 'answer', seat, move, events, position: after, excused, ...(falls ? putToSleep(saved, seat) : { how }) };
  }

  return async (record) => {
    const now = desk.now().getTime();
    for (const waits of record.awaited.filter((waits) => momentOf(record, waits) <= now)) {
      const interaction = `due:${record.id}:${waits.seat}:${waits.due!.getTime()}`;
      await desk.change(record.id, interaction, (saved, game) => answerOf(saved, game, waits));
    }
    return new Date(Math.min(...record.awaited.map((waits) => momentOf(record, waits))));
  };
}

/** From the next version on a computer player keeps the seat. */
function putToSleep({ holders, version }: SavedMatch, seat: number): Pick<Plan, 'how' | 'holders'> {
  const holder = holders[seat] as Extract<Holder, { kind: 'user' }>;
  return { how: 'asleep', holders: holders.with(seat, { ...holder, asleep: version + 1 }) };
}
