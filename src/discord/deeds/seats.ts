import type { Message } from '../../kernel/message.ts';
import type { Look, Match, UserId } from '../../match/match.ts';
import { handLines, logLines, seated } from '../board-text.ts';
import type { Context } from '../context.ts';
import { fitLines, LIMITS } from '../limits.ts';
import { channelOf } from '../notices.ts';
import { handPicture } from '../pictures.ts';
import { button, buttons, link, messageLink, screen } from '../screen.ts';
import { waitLine } from '../seat-panel.ts';
import { type Asked, type Show, showing, tell } from './deed.ts';
import { asking, isModerator } from './departing.ts';

/** A seat, counted from 0, and who was meant by it: they may have moved since. */
export type MeantSeat = { readonly seat: number; readonly whom?: UserId };

/** Log entries that somebody who takes a seat is told. */
const TOLD = 30;
/** Room for the log beside hand, question and headings. */
const LOG_ROOM = LIMITS.text / 2;
const HAND_ROOM = LIMITS.text / 4;

/** Asks whether to remove somebody from a match, and says what comes of it. */
export async function kick(context: Context, asked: Asked, meant: MeantSeat): Promise<Show> {
  const match = (await context.service.look(asked.match, asked.user))?.match;
  if (!match) return tell(asked, { id: 'refused.no-match' });
  if (match.host !== asked.user && !isModerator(context, asked, match)) return tell(asked, { id: 'refused.not-yours-to-kick' });
  const whom = personOf(match, meant);
  if (whom === null) return tell(asked, { id: 'refused.nobody-there' });
  const then = match.status === 'lobby' ? { becomes: 'lobby' } : await context.service.leaving({ match: match.id, user: whom });
  if ('refused' in then) return tell(asked, then.refused);
  const question = { id: `kick.ask.${then.becomes}`, args: { who: mention(whom) } };
  return asking(asked, question, { do: 'kick', match: match.id, whom }, 'button.yes-kick');
}

/** Removes somebody from a match. */
export async function remove(context: Context, asked: Asked, meant: MeantSeat): Promise<Show> {
  const match = (await context.service.look(asked.match, asked.user))?.match;
  const whom = match ? personOf(match, meant) : null;
  const asModerator = match !== undefined && isModerator(context, asked, match);
  const done = await context.service.kick({ ...asked, ...meant, asModerator });
  if ('refused' in done) return tell(asked, done.refused);
  const after = done.match.status === 'lobby' || done.match.status === 'running' ? done.match.status : 'over';
  return tell(asked, { id: `kick.done.${after}`, args: { who: mention(whom ?? meant.whom ?? '') } });
}

/** Who is meant by a seat: whoever was chosen by name, as long as they play, else whoever sits there. */
function personOf({ holders }: Match, { seat, whom }: MeantSeat): UserId | null {
  const holder = whom === undefined ? holders[seat] : holders.find((held) => held.kind === 'user' && held.user === whom);
  return holder?.kind === 'user' ? holder.user : null;
}

const mention = (user: UserId): string => `<@${user}>`;

/** Wishes that a seat be offered to others. */
export async function offer(context: Context, asked: Asked, { seat }: MeantSeat): Promise<Show> {
  const done = await context.service.offer({ ...asked, seat });
  if ('refused' in done) return tell(asked, done.refused);
  const channel = await channelOf(context, { kind: 'wanted' }, done.match);
  return tell(
    asked,
    done.open ? { id: 'offer.done', args: { channel } } : { id: 'offer.vote', args: { have: done.have, need: done.need } },
  );
}

/** Takes that wish back. */
export async function withdraw(context: Context, asked: Asked, { seat }: MeantSeat): Promise<Show> {
  const done = await context.service.withdraw({ ...asked, seat });
  return tell(asked, 'refused' in done ? done.refused : { id: 'withdraw.done' });
}

/** Takes an offered seat, and gets a brief that only its new owner sees. */
export async function take(context: Context, asked: Asked, seat: number): Promise<Show> {
  const done = await context.service.take({ ...asked, seat });
  if ('refused' in done) return tell(asked, done.refused);
  return showing(context, asked, async (look, voices) => {
    const { say, plain } = voices;
    const entries = await context.service.log(asked.match, asked.user, TOLD);
    const hand = handLines(context, look, voices.say);
    const { id, place } = look.match;
    const table = await context.surfaces.get(id, 'table');
    const jump = link(messageLink(place.guild, table?.channel ?? place.channel, table?.message), plain({ id: 'button.table' }));
    const press = (verb: 'act' | 'hand' | 'rules') => button({ do: 'verb', verb, match: id }, plain({ id: `button.${verb}` }));
    return screen({
      picture: await handPicture(context, look, voices),
      text: [
        say({ id: 'take.brief' }),
        fitLines(hand, HAND_ROOM, 'first', '…'),
        say({ id: 'take.happened' }),
        fitLines(logLines(context, look.match.game, entries, voices, seated(look)), LOG_ROOM, 'last', say({ id: 'log.cut' })),
        say({ id: 'take.decide' }),
        say(questionOf(look)),
      ],
      rows: [buttons(press('act'), press('hand'), press('rules'), jump)],
    });
  });
}

/** What the seat is asked now; what it may do at any time is no question. */
const questionOf = (look: Look): Message =>
  (look.match.awaited.some(({ seat }) => seat === look.viewer) && look.sight?.prompts[0]?.ask.text) || waitLine(look);
