import { answer, sight } from '../kernel/kernel.ts';
import type { Position, Seat } from '../kernel/position.ts';
import { NOW } from '../kernel/prompts.ts';
import type { Ask } from '../kernel/steps.ts';
import { asksToUndo } from './consent.ts';
import { type Desk, type PlayableGame, positionOf, refuseUnlessRunning } from './desk.ts';
import type { Duties } from './due.ts';
import type { How, Refused } from './match.ts';
import type { Plan } from './next.ts';
import { refuse } from './refusals.ts';
import { isPlayedByBot } from './seats.ts';
import { ordered } from './standing-orders.ts';
import type { Automatic, MatchRecord, SavedMatch } from './store.ts';
import { startsAnew } from './waiting.ts';

/** How long a standing order takes, in milliseconds, by chance: a prompt answer would tell others that nobody was asked. */
const DELAY = { least: 2_000, most: 8_000 } as const;

type Given = { readonly picks: readonly string[]; readonly how: Extract<How, 'order' | 'forced'> };

/** The answer that a seat's question gets by itself: the only legal one where that tells nothing, else what the seat ordered. */
function givenBy(
  game: PlayableGame,
  match: Pick<MatchRecord, 'orders' | 'timing'>,
  position: Position,
  seat: Seat,
  random: () => number,
): Given | null {
  const step = position.agenda.at(-1)?.step ?? '';
  const isOpen = game.openSteps?.includes(step);
  if (!isOpen && !game.orders?.some((order) => order.step === step)) return null;
  const sees = sight(game.rules, position, seat);
  const prompt = sees.prompts.find(({ key }) => key === NOW);
  const only = prompt && isOpen ? onlyAnswer(prompt.ask) : null;
  if (only) return { picks: only, how: 'forced' };
  const picks = ordered(game, match, sees, random);
  return picks && { picks, how: 'order' };
}

/** The picks, when there is no other legal answer: every option has to be picked. */
const onlyAnswer = ({ options, min = 1 }: Ask): readonly string[] | null => (options.length === min ? options.map(({ id }) => id) : null);

/**
 * Whose question is answered by itself, and when. A moment that was set stays while its seat waits. A forced answer is made
 * only where a question has just come to a seat, and not behind what its player may still take back, since it would end that.
 */
export function automaticAfter(
  game: PlayableGame,
  saved: SavedMatch,
  plan: Plan,
  planned: Omit<MatchRecord, 'nextDue' | 'automatic'>,
  { position, at, random }: { readonly position: Position | null; readonly at: Date; readonly random: () => number },
): readonly Automatic[] {
  return planned.awaited.flatMap(({ seat }): readonly Automatic[] => {
    const given = position && !isPlayedByBot(planned.holders[seat]) ? givenBy(game, planned, position, seat, random) : null;
    if (!given) return [];
    const waitsOn =
      saved.awaited.some((waits) => waits.seat === seat) && !(seat === plan.seat && (startsAnew(plan) || plan.kind === 'order'));
    const known = saved.automatic.find((before) => before.seat === seat);
    if (waitsOn && known) return [known];
    if (given.how === 'forced') return waitsOn || plan.undoable ? [] : [{ seat, at }];
    return [{ seat, at: new Date(at.getTime() + DELAY.least + Math.floor(random() * (DELAY.most - DELAY.least))) }];
  });
}

/** Gives the answers that are due by themselves, unless their owners have answered first. */
export function createAutomatic(desk: Desk, random: () => number): Duties['automatic'] {
  function answerOf(saved: SavedMatch, game: PlayableGame, seat: Seat): Plan | Refused {
    const refusal = refuseUnlessRunning(saved);
    if (refusal) return refusal;
    if (asksToUndo(saved) || !saved.automatic.some((due) => due.seat === seat && due.at <= desk.now())) return refuse('refused.stale');
    const position = positionOf(game.rules, saved.position)!;
    const given = givenBy(game, saved, position, seat, random);
    // What was done meanwhile left the order without an answer: the seat is asked after all.
    if (!given) return { kind: 'order', seat, how: 'order' };
    const move = { serial: position.serial, key: NOW, picks: given.picks };
    const answered = answer(game.rules, position, { ...move, seat });
    if ('refused' in answered) throw new Error(`seat ${seat} of match ${saved.id}: ${answered.refused}`);
    return { kind: 'answer', seat, move, events: answered.events, position: answered.position, how: given.how };
  }

  return async ({ id, version, automatic }) => {
    const now = desk.now();
    const late = automatic.filter(({ at }) => at <= now);
    for (const { seat } of late) await desk.change(id, `automatic:${id}:${seat}:${version}`, (saved, game) => answerOf(saved, game, seat));
    const later = automatic.filter(({ at }) => at > now).map(({ at }) => at.getTime());
    return later.length > 0 ? new Date(Math.min(...later)) : null;
  };
}
