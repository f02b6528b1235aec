import type { MyMatch } from '../match/match.ts';
import { type Context, gameOf } from './context.ts';
import { type Screen, screen } from './screen.ts';
import { commonVoice, gameVoice } from './voices.ts';

const SHOWN = 20;

/** A person's lobbies and running matches, with the way to each, or how to set a table up again that has no place any more. */
export async function myGames(context: Pick<Context, 'games' | 'post'>, mine: readonly MyMatch[], locale: string): Promise<Screen> {
  const say = commonVoice(locale);
  if (mine.length === 0) return screen({ text: [say({ id: 'mygames.none' })] });
  const line = async ({ match, awaited, asleep }: MyMatch) => {
    const game = gameOf(context, match.game);
    const status = { id: asleep ? 'mygames.asleep' : awaited ? 'mygames.asked' : `match.status.${match.status}` };
    const since = `<t:${Math.floor(match.updatedAt.getTime() / 1000)}:R>`;
    const args = { mark: awaited ? '▶' : '·', game: game.face.title, channel: match.place.channel, status, since };
    const id = (await context.post.standing(match.place)) === 'open' ? 'mygames.line' : 'mygames.lost';
    return gameVoice(game, locale)({ id, args });
  };
  const lines = await Promise.all(mine.slice(0, SHOWN).map(line));
  const cut = mine.length > SHOWN ? [say({ id: 'mygames.cut', args: { count: mine.length - SHOWN } })] : [];
  return screen({ text: [say({ id: 'mygames.title' }), ...lines, ...cut] });
}
