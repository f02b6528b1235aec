import type { Message } from '../kernel/message.ts';
import type { Refused } from './match.ts';

/**
 * Every reason the match service may refuse a request for, with the arguments its sentence gets.
 * The common catalogue holds a sentence for each: what is so, and what to do instead.
 */
export const refusals = {
  /** No match has this id. */
  'refused.no-match': [],
  /** No such game is installed. */
  'refused.unknown-game': ['game'],
  /** A setting or choice that the game does not have. */
  'refused.bad-setting': [],
  /** Lobby requests: the match is running already. */
  'refused.started': [],
  /** Play requests: the match is still a lobby. */
  'refused.not-started': [],
  /** Looking back on a match that is still being played. */
  'refused.not-over': [],
  /** The match was called off before it began. */
  'refused.never-began': [],
  /** Rules that are not there any more made the match. */
  'refused.other-rules': [],
  /** The file of a match is for those who played it and its host. */
  'refused.not-yours-to-export': [],
  /** The match has ended. */
  'refused.over': [],
  /** The match was called off. */
  'refused.called-off': [],
  /** Every chair is taken; `seats` is their number. */
  'refused.full': ['seats'],
  /** The game has no room for so many computer players beside the host; `bots` is how many it has. */
  'refused.too-many-bots': ['bots'],
  /** The user sits in this match already. */
  'refused.already-in': [],
  /** The user has no seat in this match. */
  'refused.not-in': [],
  /** Only the host may do this. */
  'refused.not-host': [],
  /** There is no computer player to send away. */
  'refused.no-bot': [],
  /** The game needs `min` seats, `have` are taken. */
  'refused.too-few': ['min', 'have'],
  /** A match stays on its server. */
  'refused.other-server': [],
  /** Only the host or a moderator may call a match off. */
  'refused.not-host-or-moderator': [],
  /** The host or a moderator removed this person from the lobby. */
  'refused.removed': [],
  /** Only the host or a moderator may remove somebody. */
  'refused.not-yours-to-kick': [],
  /** There is no person in that seat. */
  'refused.nobody-there': [],
  /** The seat is neither kept by a computer player nor awaited, or its game goes on without it. */
  'refused.not-vacant': [],
  /** A person plays the seat, and has not been awaited for long enough; `from`: when that will be so, in seconds since 1970. */
  'refused.too-early-to-offer': ['from'],
  /** The card of the seat is up already. */
  'refused.offered-already': [],
  /** The seat is not offered, or not any more. */
  'refused.not-offered': [],
  /** Whoever has a seat in a match cannot take another one in it. */
  'refused.has-seat': [],
  /** Only the host, or who wished a seat offered, takes that back. */
  'refused.not-yours-to-withdraw': [],
  /** Who has held a seat knows too much to take one again. */
  'refused.given-up': [],
  /** Neither a date nor a number of days. */
  'refused.away-unclear': [],
  /** The date has passed already. */
  'refused.away-past': [],
  /** The person is not away. */
  'refused.not-away': [],
  /** More days than are left in that year. */
  'refused.away-too-long': ['left', 'year'],
  /** The absence is kept, but the file was held by another program before every match knew; the same request tells the others. */
  'refused.away-not-told': [],
  /** There is no time zone of that name. */
  'refused.bad-zone': [],
  /** Neither two different hours nor `off`. */
  'refused.bad-quiet': [],
  /** A preference, or a choice of it, that there is none of. */
  'refused.bad-preference': [],
  /** Nothing of this game can be answered ahead. */
  'refused.no-orders': [],
  /** No case, or no policy in it, that the game has. */
  'refused.bad-order': [],
  /** The question has been answered or has changed since. */
  'refused.stale': [],
  /** The user's seat is not asked this. */
  'refused.not-yours': [],
  /** Not one of the options, or too few or too many of them. */
  'refused.illegal': [],
  /** The user has answered nothing yet that still stands. */
  'refused.nothing-to-undo': [],
  /** The user's answer waits under seal for those of others. */
  'refused.undo-sealed': [],
  /** The user's newest answer was made for them. */
  'refused.undo-automatic': [],
  /** Others have done something since. */
  'refused.undo-others-since': [],
  /** Something was rolled, drawn or shown by it. */
  'refused.undo-learnt': [],
  /** All agreed to take back what came after the user's newest answer. */
  'refused.undo-agreed': [],
  /** Somebody else is asked by now. */
  'refused.undo-passed-on': [],
  /** A seat has left the game since the answer that is to be taken back. */
  'refused.undo-left': [],
  /** The answer that is to be taken back was made by rules of another version. */
  'refused.undo-other-rules': [],
  /** The match was begun by rules of another version, and what it was before that answer is not kept. */
  'refused.undo-begun-earlier': [],
  /** A standing order of the user's would give that answer again. */
  'refused.undo-ordered': [],
  /** The table is asked to agree to something already. */
  'refused.proposal-open': [],
  /** What the user wants to say yes or no to is settled, or nothing is proposed. */
  'refused.no-proposal': [],
  /** The user has agreed already. */
  'refused.agreed-already': [],
  /** Somebody said no to a proposal, and nobody has played since. */
  'refused.declined': [],
  /** Not everybody agreed to a proposal in time, and nobody has played since. */
  'refused.lapsed': [],
  /** The match is paused already. */
  'refused.paused': [],
  /** The match is not paused. */
  'refused.not-paused': [],
  /** A choice that there is none of for a server, or more channels than can be listed. */
  'refused.bad-server-setting': [],
  /** Too many people at once, or another program holds the file; the same request will work in a moment. */
  'refused.busy': [],
} as const satisfies { readonly [id: string]: readonly string[] };

export type RefusalId = keyof typeof refusals;

/** A refusal in words. Its arguments are public: ids and numbers, never anything of a position. */
export const refuse = (id: RefusalId, args?: Message['args']): Refused => ({ refused: args ? { id, args } : { id } });
