import { time } from 'discord.js';
import type { Message } from '../kernel/message.ts';
import type { Call, CallNotice, Look, Match, Notice, OutboxRow, UserId } from '../match/match.ts';
import { type Context, gameOf } from './context.ts';
import { encode, type Press, type Verb } from './custom-id.ts';
import { lobbyNote } from './lobby-notes.ts';
import { resultCard } from './result-card.ts';
import { button, buttons, link, messageLink, type Screen, screen } from './screen.ts';
import { deadlineLines } from './table-post.ts';
import type { Voices } from './voices.ts';

/** A public post that tells something once. `mentions` are pinged, nobody else. */
export type NoticePost = { readonly screen: Screen; readonly mentions: readonly UserId[] };

const VERB = {
  full: 'start',
  idle: 'keepopen',
  invited: 'join',
  closed: 'rules',
  'lobby-changed': 'log',
  'keep-thread': 'log',
  'archive-thread': 'log',
  turn: 'act',
  reminder: 'act',
  started: 'rules',
  asleep: 'act',
  'all-asleep': 'act',
  taken: 'log',
  withdrawn: 'log',
  removed: 'rules',
  away: 'log',
  proposal: 'log',
  resumed: 'act',
  ended: 'replay',
} as const satisfies { [kind: string]: Verb };

const mainButton = ({ notice, match, id: row }: OutboxRow): Press => {
  if (notice.kind === 'wanted') return { do: 'take', match, seat: notice.seat, row };
  if (notice.kind === 'proposal') return { do: 'vote', match, proposal: notice.proposal.id, agrees: true };
  return { do: 'verb', verb: VERB[notice.kind], match, row };
};

/** The custom id by which a notice is recognised in its channel: it carries the outbox row. */
export const noticeId = (row: OutboxRow): string => encode(mainButton(row));

/** What is said in the channel in which the match was opened, where others see it. */
const IN_LOBBY: readonly Notice['kind'][] = ['wanted', 'full', 'idle', 'invited'];

/** Where a notice goes: to the table, or to the lobby post. */
export async function channelOf(
  { surfaces }: Pick<Context, 'surfaces'>,
  { kind }: Pick<Notice, 'kind'>,
  { id, place }: Match,
): Promise<string> {
  const lobby = IN_LOBBY.includes(kind) ? await surfaces.get(id, 'lobby') : null;
  return lobby?.channel ?? place.channel;
}

/**
 * What a due notice says now; null when there is nothing to say any more. `table`: the message of the table, or lobby, post;
 * `call`: whom a ping calls.
 */
export function noticePost(
  context: Context,
  row: OutboxRow,
  look: Look<'table'>,
  table: string | null,
  voices: Voices,
  call: Call,
): NoticePost | null | Promise<NoticePost> {
  const { say, plain } = voices;
  const { match } = look;
  const game = gameOf(context, match.game).face.title;
  const verb = row.notice.kind === 'wanted' ? 'take' : VERB[row.notice.kind];
  const jump = table !== null && link(messageLink(match.place.guild, match.place.channel, table), plain({ id: 'button.table' }));
  const rows = [
    buttons(button(mainButton(row), plain({ id: `button.${verb}` }), verb === 'log' || verb === 'rules' ? 'quiet' : 'main'), jump),
  ];
  switch (row.notice.kind) {
    case 'full':
    case 'idle':
    case 'invited':
    case 'closed': {
      const note = lobbyNote(context, row, row.notice, match);
      return note && { screen: screen({ text: [say(note.text)], rows }), mentions: note.mentions };
    }
    // These only take back what was said before, or are no posts.
    case 'lobby-changed':
    case 'keep-thread':
    case 'archive-thread':
      return null;
    case 'turn':
    case 'reminder': {
      const mentions = call.next === null ? call.called : [...call.called, call.next];
      if (mentions.length === 0) return null;
      return { screen: screen({ text: callLines(row.notice.kind, look, call, game).map(say), rows }), mentions };
    }
    case 'started': {
      const args = { game, players: match.holders.map((_, seat) => ({ seat })) };
      const text = [say({ id: 'notice.started', args }), `-# \`${match.seedHash}\``];
      return { screen: screen({ text, rows }), mentions: [] };
    }
    case 'asleep': {
      if (match.status !== 'running' || !isAsleep(match, row.notice.user)) return null;
      const who = `<@${row.notice.user}>`;
      return { screen: screen({ text: [say({ id: 'notice.asleep', args: { who } })], rows }), mentions: [row.notice.user] };
    }
    case 'all-asleep': {
      if (match.holders.some(({ kind, ...holder }) => kind === 'user' && !('asleep' in holder))) return null;
      return { screen: screen({ text: [say({ id: 'notice.all-asleep', args: { game } })], rows }), mentions: [] };
    }
    case 'removed': {
      const who = `<@${row.notice.user}>`;
      return { screen: screen({ text: [say({ id: 'notice.removed', args: { who, game } })], rows }), mentions: [row.notice.user] };
    }
    // A proposal has a card of its own.
    case 'proposal':
    case 'withdrawn':
      return null;
    case 'wanted': {
      const { seat } = row.notice;
      if (match.status !== 'running' || !match.offers.some((offer) => offer.seat === seat && offer.open)) return null;
      const args = { game, seat: { seat }, players: match.holders.flatMap((_, other) => (other === seat ? [] : [{ seat: other }])) };
      const holder = match.holders[seat];
      const mentions = holder?.kind === 'user' && holder.asleep === undefined ? [holder.user] : [];
      const id = mentions.length > 0 ? 'notice.wanted.awaited' : 'notice.wanted';
      return { screen: screen({ text: [say({ id, args })], rows }), mentions };
    }
    case 'taken': {
      const { user, former, seat } = row.notice;
      const args = { who: mentionOf(user), game, number: seat + 1 };
      const text =
        former === undefined
          ? say({ id: 'notice.taken', args })
          : say({ id: 'notice.taken.instead', args: { ...args, former: mentionOf(former) } });
      return { screen: screen({ text: [text], rows }), mentions: former === undefined ? [] : [former] };
    }
    case 'away': {
      const { user, until } = row.notice;
      const args = { who: `<@${user}>`, until: until === null ? '' : time(new Date(until), 'F') };
      return { screen: screen({ text: [say({ id: until === null ? 'notice.back' : 'notice.away', args })], rows }), mentions: [] };
    }
    case 'resumed': {
      if (match.status !== 'running' || match.pause) return null;
      const { user } = row.notice;
      const text = say(
        user === null ? { id: 'notice.resumed.by-itself', args: { game } } : { id: 'notice.resumed', args: { game, who: `<@${user}>` } },
      );
      // Those who are awaited are called anyway.
      const called = stillAwaited(awake(match), look);
      const mentions = awake(match).filter((other) => other !== user && !called.includes(other));
      const told = mentions.length > 0 ? `-# ${mentions.map((other) => `<@${other}>`).join(' ')}` : '';
      return { screen: screen({ text: [text, told], rows }), mentions };
    }
    case 'ended':
      return resultCard(context, row, look, voices).then((card) => ({ screen: card, mentions: [] }));
  }
}

/** People who play themselves. */
const awake = ({ holders }: Match): readonly UserId[] =>
  holders.flatMap((holder) => (holder.kind === 'user' && holder.asleep === undefined ? [holder.user] : []));

/** Whom a match calls, who is asked besides, and who comes after them. */
function callLines(kind: CallNotice['kind'], look: Look<'table'>, { called, others, next }: Call, game: Message): readonly Message[] {
  const asked = [...called, ...others].map(mentionOf);
  const lines: Message[] = [];
  if (asked.length > 0) lines.push({ id: kind === 'turn' ? 'notice.turn' : 'notice.reminder', args: { game, who: asked } });
  if (kind === 'reminder') lines.push(...deadlineLines(look));
  const [seat] = look.sight?.awaited ?? [];
  if (next !== null && seat !== undefined) lines.push({ id: 'notice.next', args: { who: mentionOf(next), game, after: { seat } } });
  return lines;
}

const mentionOf = (user: UserId): string => `<@${user}>`;

const isAsleep = ({ holders }: Match, user: UserId): boolean =>
  holders.some((holder) => holder.kind === 'user' && holder.user === user && holder.asleep !== undefined);

/** Those of them who still have to choose; nobody while the match is paused. */
export function stillAwaited(users: readonly UserId[], { match, sight }: Look): readonly UserId[] {
  const awaited = (sight?.awaited ?? []).flatMap((seat) => {
    const holder = match.holders[seat];
    return holder?.kind === 'user' && holder.asleep === undefined ? [holder.user] : [];
  });
  return match.status === 'running' && !match.pause ? users.filter((user) => awaited.includes(user)) : [];
}
