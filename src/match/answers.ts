import type { Json } from '../kernel/json.ts';
import * as kernel from '../kernel/kernel.ts';
import type { Position, Seat } from '../kernel/position.ts';
import { asked, NOW } from '../kernel/prompts.ts';
import { redact } from '../kernel/sight.ts';
import { type Desk, type Done, type PlayableGame, playingSeat, positionOf, publicMatch, refuseUnlessRunning, seatOf } from './desk.ts';
import type { AnswerRequest, MatchService, Refused } from './match.ts';
import type { Plan } from './next.ts';
import { type RefusalId, refuse } from './refusals.ts';
import { heldSince } from './seats.ts';
import type { Entry, SavedMatch } from './store.ts';
import { lookFor, undoableBy } from './views.ts';

type Given = Pick<AnswerRequest, 'serial' | 'key' | 'picks'>;

/** Lets a seat answer: the one path for people and computer players. */
export type AnswerSeat = (
  request: Pick<AnswerRequest, 'match' | 'interaction'> & Given,
  seat: (saved: SavedMatch) => Seat | null,
  byBot: boolean,
) => Promise<Done | Refused>;

export const answerSeat =
  (desk: Desk): AnswerSeat =>
  ({ match, interaction, serial, key, picks }, seatIn, byBot) =>
    desk.change(match, interaction, (saved, { rules }): Plan | Refused => {
      const seat = refuseUnlessRunning(saved) ?? seatIn(saved) ?? refuse('refused.not-in');
      if (typeof seat !== 'number') return seat;
      const answered = kernel.answer(rules, positionOf(rules, saved.position)!, { serial, key, seat, picks });
      if ('refused' in answered) return refuse(`refused.${answered.refused}`);
      const move = { serial, key, picks };
      return { kind: 'answer', seat, move, byBot, ...answered, undoable: answered.undoable && !byBot, aside: isAside(move) };
    });

/** What people do while a match runs. */
export function createAnswers(desk: Desk, answerOf: AnswerSeat): Pick<MatchService, 'answer' | 'preview' | 'undo'> {
  return {
    async answer(request) {
      const done = await answerOf(request, (saved) => seatOf(saved, request.user), false);
      if ('refused' in done) return done;
      const { saved, plan } = done;
      const seat = seatOf(saved, request.user);
      const undoable = plan ? plan.undoable === true : await undoableBy(desk.store, saved, seat);
      const events = (plan?.events ?? []).map((event) => redact(event, seat ?? 'table'));
      return { match: publicMatch(saved), undoable, repeated: plan === null, events };
    },

    async preview({ match, user, serial, key, picks }) {
      const saved = await desk.store.load(match);
      if (!saved) return refuse('refused.no-match');
      const game = desk.game(saved.game);
      if (!game) return refuse('refused.unknown-game', { game: saved.game });
      const seat = playingSeat(saved, user);
      if (typeof seat !== 'number') return seat;
      const position = positionOf(game.rules, saved.position)!;
      const shown = previewed(game, position, { serial, key, seat, picks });
      if (shown === null || 'refused' in shown) return shown;
      const look = await lookFor(desk.store, game.rules, saved, shown.position, seat, shown.events);
      return { ...look, undoable: shown.undoable, events: shown.events.map((event) => redact(event, seat)) };
    },

    async undo({ match, user, interaction }) {
      const done = await desk.change(match, interaction, async (saved, { rules }) => {
        const seat = playingSeat(saved, user);
        if (typeof seat !== 'number') return seat;
        const now = positionOf(rules, saved.position)!;
        const [newest] = await desk.store.newest(match, 1, 'moves');
        const own = newest?.seat === seat && heldSince(saved, seat) <= newest.version;
        const before = own ? positionOf(rules, await desk.store.before(match, newest.version)) : null;
        if (!newest || !before) return refuse(whyNoUndo(await desk.store.entries(match), asked(rules, now), now, seat));
        const position = kernel.stepBack(before, now);
        return { kind: 'undo', seat, move: { undoes: newest.version }, undoes: newest.version, position, aside: isAside(newest.move) };
      });
      return 'refused' in done ? done : { match: publicMatch(done.saved) };
    },
  };
}

/** Whether an answer was an anytime option, which is nobody's turn. */
const isAside = (move: Json): boolean => (move as Given).key !== NOW;

/** Why the seat cannot take anything back, said of its own newest answer. `awaited`: the seats that the open question is put to. */
function whyNoUndo(entries: readonly Entry[], awaited: readonly Seat[], { answers }: Position, seat: Seat): RefusalId {
  const standing = entries.filter(({ kind, undoneBy }) => (kind === 'answer' || kind === 'leave') && undoneBy === null);
  const own = standing.findLast((entry) => entry.kind === 'answer' && entry.seat === seat);
  if (!own) return 'refused.nothing-to-undo';
  if (seat in answers) return 'refused.undo-sealed';
  if (own.byBot || own.how !== null) return 'refused.undo-automatic';
  if (own !== standing.at(-1)) return 'refused.undo-others-since';
  if (entries.some(({ how, version }) => how === 'consent' && version > own.version)) return 'refused.undo-agreed';
  return awaited.length === 1 && awaited[0] === seat ? 'refused.undo-learnt' : 'refused.undo-passed-on';
}

/** What an answer would lead to, as far as it teaches nothing; null when it would show nothing. */
function previewed({ rules }: PlayableGame, position: Position, given: kernel.Answer): kernel.Answered | null | Refused {
  const shown = kernel.preview(rules, position, given);
  if ('refused' in shown) return refuse(`refused.${shown.refused}`);
  if (shown.position === position) return null;
  const made = kernel.answer(rules, position, given);
  return { ...shown, undoable: 'undoable' in made && made.undoable };
}
