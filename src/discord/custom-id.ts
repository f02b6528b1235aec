import type { MatchId, UserId } from '../match/match.ts';
import { LIMITS } from './limits.ts';

/** What a button on a public or private message asks for; needs nothing but the match. */
// biome-ignore format: a list to scan
export const VERBS = [
  'act', 'hand', 'board', 'text', 'log', 'recap', 'undo', 'more', 'rules', 'verify', 'help',
  'join', 'leave', 'addbot', 'start', 'settings', 'end', 'yesleave', 'yesend', 'move', 'askundo', 'pause', 'resume', 'orders',
  'replay', 'animation', 'chronicle', 'export', 'keepopen', 'rematch',
] as const;
export type Verb = (typeof VERBS)[number];

/** Where somebody stands in a long list of options: inside a group, on a page, with some picked already. Indexes are 0-based. */
export type Stage = { readonly group: number | null; readonly page: number; readonly picked: readonly number[] };
export const START: Stage = { group: null, page: 0, picked: [] };

/** Which prompt of whose match: today's as long as the serial is the match's. */
export type PromptRef = { readonly match: MatchId; readonly serial: number; readonly key: string };

/** By which button to a step: first, back, next, last, or the other way of showing it. */
const WAYS = ['f', 'b', 'n', 'l', 'o'] as const;
export type Way = (typeof WAYS)[number];

/** What the managers of a server decide. A `role` is another answer to who the `creators` are. */
export const SERVER_SETTINGS = ['channels', 'games', 'pace', 'pings', 'creators', 'role', 'purge'] as const;
export type ServerSetting = (typeof SERVER_SETTINGS)[number];

/** What somebody wants done with what is kept of them: have it, have it deleted, and the answers to the question before that. */
export const PRIVACY_WISHES = ['export', 'delete', 'yes', 'no'] as const;
export type PrivacyWish = (typeof PRIVACY_WISHES)[number];

export type Press =
  /** `row` sets notices apart that would else look the same. */
  | { readonly do: 'verb'; readonly verb: Verb; readonly match: MatchId; readonly row?: number }
  /** Show a prompt at a stage. */
  | { readonly do: 'browse'; readonly ref: PromptRef; readonly stage: Stage }
  /** A select shown at a stage; its values are indexes of options, or of groups. */
  | { readonly do: 'select'; readonly ref: PromptRef; readonly stage: Stage }
  /** Choose these options by index. */
  | { readonly do: 'pick'; readonly ref: PromptRef; readonly picks: readonly number[] }
  /** Go through with a choice that cannot be taken back. */
  | { readonly do: 'confirm'; readonly ref: PromptRef; readonly picks: readonly number[] }
  /** The host's select of a setting, by its index. */
  | { readonly do: 'set'; readonly match: MatchId; readonly setting: number }
  | { readonly do: 'setpage'; readonly match: MatchId; readonly page: number }
  /** One bot more or fewer, from a page of the host's panel. */
  | { readonly do: 'bots'; readonly match: MatchId; readonly change: 'more' | 'fewer'; readonly page: number }
  /** One part of the board in large, by its index. */
  | { readonly do: 'closeup'; readonly match: MatchId; readonly index: number }
  /** Remove this person, wherever they sit by now. */
  | { readonly do: 'kick'; readonly match: MatchId; readonly whom: UserId }
  /** Take a seat that is offered; `row` as for verbs. */
  | { readonly do: 'take'; readonly match: MatchId; readonly seat: number; readonly row: number }
  /** Agree to what the table is asked, or end it. */
  | { readonly do: 'vote'; readonly match: MatchId; readonly proposal: number; readonly agrees: boolean }
  /** A select of what can be ordered ahead; its values are places in the game's list. */
  | { readonly do: 'case'; readonly match: MatchId }
  /** Order a policy, or none, both by their places in the game's lists. */
  | { readonly do: 'order'; readonly match: MatchId; readonly order: number; readonly policy: number | null }
  /** A step of a match that is looked back on, drawn or in `words`, and a page of its text; `way` tells apart the buttons that lead to the same. */
  | {
      readonly do: 'step';
      readonly match: MatchId;
      readonly step: number;
      readonly way: Way;
      readonly words: boolean;
      readonly page: number;
    }
  /** A page of a chronicle. */
  | { readonly do: 'page'; readonly match: MatchId; readonly page: number }
  /** A page of the log. */
  | { readonly do: 'logpage'; readonly match: MatchId; readonly page: number }
  /** A page of the board in words. */
  | { readonly do: 'textpage'; readonly match: MatchId; readonly page: number }
  /** A page of what happened since somebody last answered. */
  | { readonly do: 'recappage'; readonly match: MatchId; readonly page: number }
  /** A select of a setting of the server on which it stands. */
  | { readonly do: 'server'; readonly setting: ServerSetting }
  /** A select of something that people choose for themselves. */
  | { readonly do: 'prefer'; readonly part: string }
  | { readonly do: 'privacy'; readonly wish: PrivacyWish }
  /** A page of somebody's matches. */
  | { readonly do: 'mine'; readonly page: number }
  /** A select of sections of the rules. */
  | { readonly do: 'section'; readonly game: string };

const TAG = {
  browse: 'b',
  select: 'l',
  pick: 'a',
  confirm: 'c',
  set: 's',
  setpage: 'p',
  bots: 'o',
  closeup: 'z',
  kick: 'u',
  take: 't',
  vote: 'w',
  case: 'q',
  order: 'd',
  prefer: 'f',
  privacy: 'k',
  mine: 'm',
  section: 'r',
  server: 'g',
  step: 'e',
  page: 'h',
  logpage: 'i',
  textpage: 'j',
  recappage: 'n',
  verb: 'v',
} as const;

/** What has pages that are turned by buttons. */
const PAGES = ['page', 'logpage', 'textpage', 'recappage'] as const;

const list = (numbers: readonly number[]) => numbers.map((n) => n.toString(36)).join('.');
const unlist = (text: string | undefined) => (text ? text.split('.').map((n) => Number.parseInt(n, 36)) : []);
const refs = ({ match, serial, key }: PromptRef) => `${match}:${serial.toString(36)}:${key}`;

/**
 * Writes a press into a custom id: short, telling nothing but places in lists, and enough to work after a restart.
 * Throws a RangeError when it would be longer than Discord takes.
 */
export function encode(press: Press): string {
  const id = `${TAG[press.do]}:${body(press)}`;
  if (id.length > LIMITS.customId) throw new RangeError(`custom id of ${id.length} characters: ${id}`);
  return id;
}

function body(press: Press): string {
  switch (press.do) {
    case 'verb':
      return `${press.verb}:${press.match}${press.row === undefined ? '' : `:${press.row.toString(36)}`}`;
    case 'browse':
    case 'select':
      return `${refs(press.ref)}:${press.stage.group?.toString(36) ?? ''}:${press.stage.page.toString(36)}:${list(press.stage.picked)}`;
    case 'pick':
    case 'confirm':
      return `${refs(press.ref)}:${list(press.picks)}`;
    case 'set':
      return `${press.match}:${press.setting.toString(36)}`;
    case 'setpage':
      return `${press.match}:${press.page.toString(36)}`;
    case 'bots':
      return `${press.match}:${press.change}:${press.page.toString(36)}`;
    case 'closeup':
      return `${press.match}:${press.index.toString(36)}`;
    case 'kick':
      return `${press.match}:${press.whom}`;
    case 'take':
      return `${press.match}:${press.seat.toString(36)}:${press.row.toString(36)}`;
    case 'vote':
      return `${press.match}:${press.proposal.toString(36)}:${press.agrees ? 'yes' : 'no'}`;
    case 'case':
      return press.match;
    case 'order':
      return `${press.match}:${press.order.toString(36)}:${press.policy?.toString(36) ?? ''}`;
    case 'step':
      return `${press.match}:${press.step.toString(36)}:${press.way}${press.words ? 'w' : ''}${press.page > 0 ? `:${press.page.toString(36)}` : ''}`;
    case 'page':
    case 'logpage':
    case 'textpage':
    case 'recappage':
      return `${press.match}:${press.page.toString(36)}`;
    case 'prefer':
      return press.part;
    case 'privacy':
      return press.wish;
    case 'mine':
      return press.page.toString(36);
    case 'section':
      return press.game;
    case 'server':
      return press.setting;
  }
}

const PART = /^[\w-]+$/;
const NUMBERS = /^[0-9a-z]+(\.[0-9a-z]+)*$/;
const NUMBER = /^[0-9a-z]{1,10}$/;

/** Reads a custom id; null for one that is not ours or of a form we no longer make. */
export function decode(id: string): Press | null {
  const [tag, ...parts] = id.split(':');
  const [first = '', second = '', third = '', ...rest] = parts;
  if (!PART.test(first)) return null;
  const number = (text: string) => (NUMBER.test(text) ? Number.parseInt(text, 36) : Number.NaN);
  const ref: PromptRef = { match: first, serial: number(second), key: third };
  const isRef = Number.isFinite(ref.serial) && PART.test(third);
  const areNumbers = (text: string | undefined) => text !== undefined && (text === '' || NUMBERS.test(text));
  switch (tag) {
    case TAG.verb: {
      if (!VERBS.includes(first as Verb) || !PART.test(second)) return null;
      return { do: 'verb', verb: first as Verb, match: second, ...(NUMBER.test(third) ? { row: number(third) } : {}) };
    }
    case TAG.browse:
    case TAG.select: {
      const [group = '', page = '', picked] = rest;
      if (!isRef || !areNumbers(picked) || !NUMBER.test(page) || (group !== '' && !NUMBER.test(group))) return null;
      return {
        do: tag === TAG.browse ? 'browse' : 'select',
        ref,
        stage: { group: group === '' ? null : number(group), page: number(page), picked: unlist(picked) },
      };
    }
    case TAG.pick:
    case TAG.confirm:
      if (!isRef || !areNumbers(rest[0])) return null;
      return { do: tag === TAG.pick ? 'pick' : 'confirm', ref, picks: unlist(rest[0]) };
    case TAG.set:
      return NUMBER.test(second) ? { do: 'set', match: first, setting: number(second) } : null;
    case TAG.setpage:
      return NUMBER.test(second) ? { do: 'setpage', match: first, page: number(second) } : null;
    case TAG.bots:
      return (second === 'more' || second === 'fewer') && NUMBER.test(third)
        ? { do: 'bots', match: first, change: second, page: number(third) }
        : null;
    case TAG.closeup:
      return NUMBER.test(second) ? { do: 'closeup', match: first, index: number(second) } : null;
    case TAG.kick:
      return /^\d{1,20}$/.test(second) ? { do: 'kick', match: first, whom: second } : null;
    case TAG.take:
      return NUMBER.test(second) && NUMBER.test(third) ? { do: 'take', match: first, seat: number(second), row: number(third) } : null;
    case TAG.vote:
      return NUMBER.test(second) && (third === 'yes' || third === 'no')
        ? { do: 'vote', match: first, proposal: number(second), agrees: third === 'yes' }
        : null;
    case TAG.case:
      return { do: 'case', match: first };
    case TAG.order:
      return NUMBER.test(second) && (third === '' || NUMBER.test(third))
        ? { do: 'order', match: first, order: number(second), policy: third === '' ? null : number(third) }
        : null;
    case TAG.step: {
      const way = WAYS.find((known) => third === known || third === `${known}w`);
      const [page = '0'] = rest;
      if (!NUMBER.test(second) || !NUMBER.test(page) || !way) return null;
      return { do: 'step', match: first, step: number(second), way, words: third.endsWith('w'), page: number(page) };
    }
    case TAG.page:
    case TAG.logpage:
    case TAG.textpage:
    case TAG.recappage: {
      const what = PAGES.find((page) => TAG[page] === tag);
      return NUMBER.test(second) && what ? { do: what, match: first, page: number(second) } : null;
    }
    case TAG.server: {
      const setting = SERVER_SETTINGS.find((known) => known === first);
      return setting ? { do: 'server', setting } : null;
    }
    case TAG.prefer:
      return { do: 'prefer', part: first };
    case TAG.privacy: {
      const wish = PRIVACY_WISHES.find((known) => known === first);
      return wish ? { do: 'privacy', wish } : null;
    }
    case TAG.mine:
      return NUMBER.test(first) ? { do: 'mine', page: number(first) } : null;
    case TAG.section:
      return { do: 'section', game: first };
    default:
      return null;
  }
}
