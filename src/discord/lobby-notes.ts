import { time } from 'discord.js';
import type { Message } from '../kernel/message.ts';
import type { Match, Notice, OutboxRow, UserId } from '../match/match.ts';
import { type Context, gameOf } from './context.ts';

/** What is said in the channel of a lobby, and to whom. */
type Note = { readonly text: Message; readonly mentions: readonly UserId[] };

/** What a notice about a lobby says now; null when it does not hold any more. */
export function lobbyNote(
  context: Pick<Context, 'games'>,
  { version }: Pick<OutboxRow, 'version'>,
  notice: Extract<Notice, { kind: 'full' | 'idle' | 'invited' | 'closed' }>,
  match: Match,
): Note | null {
  const { rules, face } = gameOf(context, match.game);
  const who = `<@${match.host}>`;
  const args = { game: face.title, who };
  if (notice.kind === 'closed') return notice.idle ? { text: { id: 'notice.closed', args }, mentions: [] } : null;
  if (match.status !== 'lobby') return null;
  switch (notice.kind) {
    case 'full':
      return match.holders.length < rules.seats.max ? null : { text: { id: 'notice.full', args }, mentions: [match.host] };
    case 'idle': {
      const until = time(new Date(notice.until), 'R');
      return match.version > version ? null : { text: { id: 'notice.idle', args: { ...args, until } }, mentions: [match.host] };
    }
    case 'invited': {
      const mentions = notice.users.filter((user) => !match.holders.some((holder) => holder.kind === 'user' && holder.user === user));
      const text = { id: 'notice.invited', args: { game: face.title, who: mentions.map((user) => `<@${user}>`), host: who } };
      return mentions.length > 0 ? { text, mentions } : null;
    }
  }
}
