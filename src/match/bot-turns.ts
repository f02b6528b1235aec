import { setImmediate } from 'node:timers/promises';
import { botMove } from '../bots/bots.ts';
import { sight } from '../kernel/kernel.ts';
import type { Seat } from '../kernel/position.ts';
import type { AnswerSeat } from './answers.ts';
import { type Desk, type Log, positionOf } from './desk.ts';
import { inTurn } from './in-turn.ts';
import type { MatchId, MatchService } from './match.ts';
import { isPlayedByBot } from './seats.ts';
import type { MatchRecord } from './store.ts';

/** How long a computer player that could not answer waits before it tries again. */
export const RETRY_MS = 10_000;
/** Refusals after which the seat is still awaited, and nobody else's commit would call the computer player again. */
const FAULTS = ['refused.illegal', 'refused.busy'];

/**
 * Lets computer players answer after each commit that leaves one awaited: one answer at a time in a match, by the same
 * path as people. Each answer is a commit of its own, which calls the next one.
 */
export function createBotTurns(desk: Desk, answer: AnswerSeat, random: () => number, log: Log): Pick<MatchService, 'resume' | 'idle'> {
  const turns = inTurn();

  /**
   * Lets other work in between two answers, so that a table of computer players never holds the process up. What keeps one from
   * answering, such as a database that is busy, may pass, and nobody else's commit would call it again: so it tries again.
   */
  const playSoon = (match: MatchId): void => {
    turns
      .run(match, () => setImmediate().then(() => playOne(match)))
      .catch((error) => {
        log.error({ match, err: error }, 'a computer player could not answer');
        setTimeout(playSoon, RETRY_MS, match).unref();
      });
  };
  const playIfAwaited = (record: MatchRecord): void => {
    if (awaitedBot(record) !== null) playSoon(record.id);
  };

  async function playOne(match: MatchId): Promise<void> {
    const saved = await desk.store.load(match);
    const seat = saved && awaitedBot(saved);
    const game = saved && desk.game(saved.game);
    if (seat === null || !game) return;
    const sees = sight(game.rules, positionOf(game.rules, saved.position)!, seat);
    const move = botMove(game.bot, sees, random, ({ error }) =>
      log.warn({ match, seat, err: error }, 'a computer player chose badly, a random answer is made'),
    );
    if (!move) throw new Error(`seat ${seat} of match ${match} is awaited but not asked`);
    const { prompt, picks } = move;
    const interaction = `bot:${match}:${saved.version + 1}`;
    const done = await answer({ match, interaction, serial: prompt.serial, key: prompt.key, picks }, (now) => botAt(now, seat), true);
    if ('refused' in done && FAULTS.includes(done.refused.id)) throw new Error(`seat ${seat} of match ${match}: ${done.refused.id}`);
  }

  desk.onCommit(playIfAwaited);
  return {
    async resume() {
      for (const record of await desk.store.running()) playIfAwaited(record);
    },
    idle: () => turns.idle(),
  };
}

function awaitedBot(record: MatchRecord): Seat | null {
  return record.awaited.find(({ seat }) => botAt(record, seat) !== null)?.seat ?? null;
}

/** The seat, if a computer player still has it or plays for its sleeping owner. */
const botAt = ({ holders }: MatchRecord, seat: Seat): Seat | null => (isPlayedByBot(holders[seat]) ? seat : null);
