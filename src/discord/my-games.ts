import type { Message } from '../kernel/message.ts';
import type { Match, MyMatch, UserId } from '../match/match.ts';
import { type Context, gameOf } from './context.ts';
import { type Screen, screen } from './screen.ts';
import { commonVoice, voicesOf } from './voices.ts';

const SHOWN = 20;

type Lists = Pick<Context, 'games' | 'names' | 'post' | 'service'>;

/**
 * A person's lobbies and running matches, with the way to each, or how to set a table up again that has no place any more;
 * then the matches that ended lately.
 */
export async function myGames(context: Lists, user: UserId, locale: string): Promise<Screen> {
  const say = commonVoice(locale);
  const mine = await context.service.mine(user);
  const finished = await context.service.finished(user);
  const lines = await Promise.all(mine.slice(0, SHOWN).map((one) => line(context, one, user, locale)));
  const cut = mine.length > SHOWN ? [say({ id: 'mygames.cut', args: { count: mine.length - SHOWN } })] : [];
  const over = await Promise.all(
    finished.map((match) => matchLine(context, match, 'mygames.line', '·', { id: 'match.status.over' }, locale)),
  );
  return screen({
    text: [
      ...(mine.length > 0 ? [say({ id: 'mygames.title' }), ...lines, ...cut] : [say({ id: 'mygames.none' })]),
      ...(over.length > 0 ? [say({ id: 'mygames.finished' }), ...over] : []),
    ],
  });
}

async function line(context: Lists, { match, awaited, asleep }: MyMatch, user: UserId, locale: string): Promise<string> {
  const status = asleep ? { id: 'mygames.asleep' } : await waitsFor(context, match, awaited, user);
  const id = (await context.post.standing(match.place)) === 'open' ? 'mygames.line' : 'mygames.lost';
  return matchLine(context, match, id, awaited ? '▶' : '·', status, locale);
}

/** What the person is asked, or who is. */
async function waitsFor({ service }: Lists, match: Match, awaited: boolean, user: UserId): Promise<Message> {
  const prompt = awaited ? (await service.look(match.id, user))?.sight?.prompts[0] : undefined;
  if (prompt) return { id: 'mygames.asked', args: { prompt: prompt.ask.text } };
  const who = match.awaited.map(({ seat }) => ({ seat }));
  return match.status === 'running' && who.length > 0 ? { id: 'mygames.others', args: { who } } : { id: `match.status.${match.status}` };
}

async function matchLine(context: Lists, match: Match, id: string, mark: string, status: Message, locale: string): Promise<string> {
  const { say } = await voicesOf(context, match, locale);
  const since = `<t:${Math.floor(match.updatedAt.getTime() / 1000)}:R>`;
  const args = { mark, game: gameOf(context, match.game).face.title, channel: match.place.channel, status, since };
  return say({ id, args });
}
