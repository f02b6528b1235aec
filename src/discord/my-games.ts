import { time } from 'discord.js';
import type { Message } from '../kernel/message.ts';
import type { Match, MyMatch, UserId } from '../match/match.ts';
import { type Context, gameOf } from './context.ts';
import { LIMITS } from './limits.ts';
import { button, buttons, messageLink, type Row, type Screen, screen } from './screen.ts';
import { commonVoice, voicesOf } from './voices.ts';

/** As many as there are numbered buttons in two rows, and lines in one message. */
const ON_PAGE = 10;

type Lists = Pick<Context, 'games' | 'names' | 'post' | 'service' | 'surfaces'>;

/**
 * A person's lobbies and running matches, those that wait for them first and of these the oldest, with the way to each, or how
 * to set a table up again that has no place any more; then the matches that ended lately. Where they are asked, a button of the
 * same number opens the panel.
 */
export async function myGames(context: Lists, user: UserId, locale: string, wanted = 0): Promise<Screen> {
  const say = commonVoice(locale);
  const mine = await context.service.mine(user);
  const pages = Math.max(1, Math.ceil(mine.length / ON_PAGE));
  const page = Math.min(wanted, pages - 1);
  const shown = mine.slice(page * ON_PAGE, (page + 1) * ON_PAGE);
  const lines = await Promise.all(shown.map((one, n) => line(context, one, user, locale, page * ON_PAGE + n + 1)));
  const finished = page === pages - 1 ? await context.service.finished(user) : [];
  const over = await Promise.all(
    finished.map((match) => matchLine(context, match, 'mygames.line', { mark: '·', status: { id: 'match.status.over' } }, locale)),
  );
  const turn = (to: number, id: string) => button({ do: 'mine', page: Math.max(0, to) }, say({ id }), 'quiet', to < 0 || to >= pages);
  return screen({
    text: [
      ...(mine.length > 0 ? [say({ id: 'mygames.title' }), ...lines] : [say({ id: 'mygames.none' })]),
      ...(over.length > 0 ? [say({ id: 'mygames.finished' }), ...over] : []),
      ...(pages > 1 ? [say({ id: 'panel.page', args: { page: page + 1, pages } })] : []),
    ],
    rows: [
      ...actRows(shown, page * ON_PAGE, say),
      pages > 1 ? buttons(turn(page - 1, 'button.previous'), turn(page + 1, 'button.next')) : null,
    ],
  });
}

/** A button for each match in which the person is asked: it opens their panel there. */
function actRows(shown: readonly MyMatch[], before: number, say: ReturnType<typeof commonVoice>): readonly (Row | null)[] {
  const acts = shown.flatMap(({ match, awaited }, n) => {
    const label = { id: 'panel.numbered', args: { number: before + n + 1, label: { id: 'button.act' } } };
    return awaited ? [button({ do: 'verb', verb: 'act', match: match.id }, say(label), 'main')] : [];
  });
  const half = LIMITS.buttonsInRow;
  return [buttons(...acts.slice(0, half)), buttons(...acts.slice(half))];
}

async function line(context: Lists, one: MyMatch, user: UserId, locale: string, number: number): Promise<string> {
  const { match, awaited, asleep } = one;
  const status = asleep ? { id: 'mygames.asleep' } : await waitsFor(context, match, awaited, user);
  const id = (await context.post.standing(match.place)) === 'open' ? 'mygames.line' : 'mygames.lost';
  return matchLine(context, match, id, { mark: `${awaited ? '▶' : '·'} ${number}`, status }, locale);
}

/** What the person is asked, or who is, or that nobody is. */
async function waitsFor({ service }: Lists, match: Match, awaited: boolean, user: UserId): Promise<Message> {
  const prompt = awaited ? (await service.look(match.id, user))?.sight?.prompts[0] : undefined;
  if (prompt) return { id: 'mygames.asked', args: { prompt: prompt.ask.text } };
  const who = match.awaited.map(({ seat }) => ({ seat }));
  return match.status === 'running' && who.length > 0 ? { id: 'mygames.others', args: { who } } : { id: `match.status.${match.status}` };
}

async function matchLine(
  context: Lists,
  match: Match,
  id: string,
  { mark, status }: { readonly mark: string; readonly status: Message },
  locale: string,
): Promise<string> {
  const { say } = await voicesOf(context, match, locale);
  const waits = match.awaited.map(({ since }) => since.getTime());
  const since = time(new Date(waits.length > 0 ? Math.min(...waits) : match.updatedAt), 'R');
  const surface = await context.surfaces.get(match.id, match.status === 'lobby' ? 'lobby' : 'table');
  const { guild, channel } = surface ? { ...match.place, channel: surface.channel } : match.place;
  const link = messageLink(guild, channel, surface?.message);
  return say({ id, args: { mark, game: gameOf(context, match.game).face.title, link, channel, status, since } });
}
