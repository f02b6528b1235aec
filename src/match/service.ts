import { randomBytes, randomInt } from 'node:crypto';
import { createAbsences } from './absences.ts';
import { answerSeat, createAnswers } from './answers.ts';
import { createAutomatic } from './automatic.ts';
import { createBotTurns } from './bot-turns.ts';
import { createCalls } from './calls.ts';
import { createDeadlines } from './deadlines.ts';
import { createDepartures } from './departures.ts';
import { createDesk, type Games, type Log, publicMatch } from './desk.ts';
import { createPassing } from './due.ts';
import { createForgetting } from './forgetting.ts';
import { createIdleLobbies } from './idle-lobbies.ts';
import { createLobby, type Fresh } from './lobby.ts';
import type { MatchService } from './match.ts';
import { createMoves } from './moves.ts';
import { createOffers } from './offers.ts';
import { createOrdering } from './ordering.ts';
import { TIMINGS } from './pace.ts';
import { createPauseEnds, createPauses } from './pauses.ts';
import { createPeople } from './people.ts';
import { createProposals } from './proposals.ts';
import { createPurging } from './purging.ts';
import { createRecaps } from './recaps.ts';
import { createRematches } from './rematches.ts';
import { createRetelling } from './retelling.ts';
import { createServers } from './servers.ts';
import { createSettling, settleProposal } from './settling.ts';
import type { Store } from './store.ts';
import { createViews } from './views.ts';
import { createWaking } from './waking.ts';

export type MatchServiceParts = Partial<Fresh> & {
  readonly store: Store;
  /** By game id. */
  readonly games: Games;
  readonly now?: () => Date;
  /** For computer players and answers made for the absent, in [0, 1); the luck of a match comes from its seed. */
  readonly random?: () => number;
  readonly log?: Log;
};

/** Puts the match service together. What is left out is real: the clock, cryptographic randomness, and no log. */
export function createMatchService(parts: MatchServiceParts): MatchService {
  const { store, games, now = () => new Date(), random = Math.random, log = silent } = parts;
  const desk = createDesk(store, games, now, random, log);
  const fresh = { randomSeed: parts.randomSeed ?? newSeed, randomId: parts.randomId ?? newId };
  const answer = answerSeat(desk);
  const absences = createAbsences(desk);
  const settle = settleProposal(desk);
  const botTurns = createBotTurns(desk, answer, random, log);
  const servers = createServers(store, (id) => desk.game(id) !== null, now);
  const departures = createDepartures(desk);
  return {
    timings: TIMINGS,
    servers,
    ...createLobby(desk, servers, fresh),
    ...createRematches(desk, fresh),
    ...createAnswers(desk, answer),
    ...departures,
    ...createForgetting(desk, departures),
    ...createViews(desk),
    ...createPassing(
      store,
      now,
      {
        automatic: createAutomatic(desk, random),
        idle: createIdleLobbies(desk),
        deadline: createDeadlines(desk, random),
        proposal: createSettling(settle),
        pause: createPauseEnds(desk),
      },
      log,
    ),
    ...createPurging(store, now),
    ...createWaking(desk),
    ...createRecaps(desk),
    ...createOffers(desk),
    ...createOrdering(desk),
    ...createMoves(desk),
    ...createProposals(desk, settle),
    ...createPauses(desk),
    ...createRetelling(desk),
    ...createPeople(desk),
    ...createCalls(desk, servers),
    ...botTurns,
    away: absences.away,
    awayUntil: absences.awayUntil,
    async resume() {
      await absences.heal();
      await botTurns.resume();
    },
    onCommit: (listener) => desk.onCommit((saved) => listener(publicMatch(saved))),
  };
}

const silent: Log = { warn() {}, error() {} };

const newSeed = (): string => randomBytes(32).toString('hex');

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Eight characters: a repeat is noticed by the store and drawn again. */
const newId = (): string => Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
