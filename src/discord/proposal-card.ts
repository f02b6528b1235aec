import { time } from 'discord.js';
import type { Match, OutboxRow, Proposal, UserId } from '../match/match.ts';
import { logLines } from './board-text.ts';
import { type Context, gameOf } from './context.ts';
import { isMessageGone, isOutOfReach } from './errors.ts';
import { fitLines } from './limits.ts';
import type { NoticePost } from './notices.ts';
import { button, buttons, link, messageLink, screen } from './screen.ts';
import { removeEarlier } from './taking-back.ts';
import type { Voices } from './voices.ts';

type CardRow = OutboxRow & { readonly notice: Extract<OutboxRow['notice'], { kind: 'proposal' }> };

type Bringing = {
  /** A card of which it was in doubt whether it arrived. */
  readonly found: string | null;
  /** The message of the table post. */
  readonly table: string | null;
  readonly voices: Voices;
  /** Makes a new post; gives its message. */
  readonly send: (card: NoticePost) => Promise<string>;
};

/** Entries of the log in which that is looked for which would be taken back, and room for its lines. */
const RECENT = 60;
const ROOM = 1_000;

/**
 * Posts the card of a proposal, or brings the one that is up to date; one that somebody deleted is posted anew while it is
 * open, and so is one whose table has moved since. Gives the message if it is a new one.
 */
export async function bringCard(
  context: Context,
  row: CardRow,
  match: Match,
  { found, table, voices, send }: Bringing,
): Promise<string | null> {
  const { outbox, post } = context;
  const { proposal, closing } = row.notice;
  const { channel } = match.place;
  const card = closing === null ? await openCard(context, proposal, match, table, voices) : settledCard(context, row.notice, match, voices);
  if (!card) return found;
  const standing = found === null ? await outbox.posted(match.id, ['proposal'], { proposal: proposal.id }) : { channel, message: found };
  const where = standing?.channel ?? channel;
  const moves = where !== channel && closing === null;
  if (standing && moves) await removeEarlier(context, where, standing.message);
  if (standing && !moves) {
    try {
      await post.edit(where, standing.message, card.screen);
      return found;
    } catch (error) {
      if (!isMessageGone(error) && (where === channel || !isOutOfReach(error))) throw error;
    }
  }
  return closing === null ? send(card) : null;
}

/** What is asked, who has agreed and who has not; null when it is asked no more. */
async function openCard(
  context: Context,
  { id }: Proposal,
  match: Match,
  table: string | null,
  voices: Voices,
): Promise<NoticePost | null> {
  const { proposal } = match;
  if (proposal?.id !== id) return null;
  const { say, plain } = voices;
  const asked = match.holders.flatMap((holder, seat) =>
    holder.kind === 'user' && holder.asleep === undefined && !proposal.agreed.includes(seat) ? [{ seat, user: holder.user }] : [],
  );
  const press = (agrees: boolean) =>
    button(
      { do: 'vote', match: match.id, proposal: id, agrees },
      plain({ id: agrees ? 'button.agree' : 'button.decline' }),
      agrees ? 'main' : 'quiet',
    );
  const jump = table !== null && link(messageLink(match.place.guild, match.place.channel, table), plain({ id: 'button.table' }));
  const until = time(new Date(proposal.until), 'R');
  const text = [
    ...(await wishLines(context, proposal, match, voices)),
    say({ id: 'proposal.agreed', args: { who: proposal.agreed.map((seat) => ({ seat })) } }),
    say({ id: 'proposal.asked', args: { count: asked.length, who: asked.map(({ seat }) => ({ seat })), until } }),
  ];
  return {
    screen: screen({ text, rows: [buttons(press(true), press(false), jump)] }),
    mentions: match.pause ? [] : asked.map(({ user }): UserId => user),
  };
}

/** The wish, and of answers that would be taken back what all have seen of them. */
async function wishLines(context: Context, { wish, by }: Proposal, match: Match, voices: Voices): Promise<readonly string[]> {
  const { say } = voices;
  const game = gameOf(context, match.game).face.title;
  const args = { game, who: { seat: by } };
  if (wish.kind === 'pause') return [say({ id: 'proposal.pause', args })];
  const whom = [...new Set(wish.answers)].map((seat) => ({ seat }));
  const entries = await context.service.log(match.id, '', RECENT);
  const lines = logLines(
    context,
    match.game,
    entries.filter(({ version, kind, undone }) => version >= wish.since && kind === 'answer' && !undone),
    voices,
  );
  return [
    say({ id: 'proposal.undo', args: { ...args, count: wish.answers.length, whom } }),
    ...(lines.length > 0
      ? [
          say({ id: 'proposal.undo.seen' }),
          fitLines(
            lines.map((line) => `> ${line}`),
            ROOM,
            'last',
            '> …',
          ),
        ]
      : []),
    say({ id: 'proposal.undo.luck' }),
  ];
}

/** What came of it. */
function settledCard(context: Context, { proposal, closing }: CardRow['notice'], match: Match, { say }: Voices): NoticePost {
  const { title } = gameOf(context, match.game).face;
  const args = { game: title, who: { seat: proposal.by } };
  return { screen: screen({ text: [say({ id: `proposal.${proposal.wish.kind}.${closing}`, args })] }), mentions: [] };
}
