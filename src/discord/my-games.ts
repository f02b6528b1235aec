import type { MyMatch } from '../match/match.ts';
import { type Context, gameOf } from './context.ts';
import { type Screen, screen } from './screen.ts';
import { commonVoice, gameVoice } from './voices.ts';

const SHOWN = 20;

/** A person's lobbies and running matches, with the way to each. */
export function myGames(context: Pick<Context, 'games'>, mine: readonly MyMatch[], locale: string): Screen {
  const say = commonVoice(locale);
  if (mine.length === 0) return screen({ text: [say({ id: 'mygames.none' })] });
  const lines = mine.slice(0, SHOWN).map(({ match, awaited }) => {
    const game = gameOf(context, match.game);
    const status = { id: awaited ? 'mygames.asked' : `match.status.${match.status}` };
    const since = `<t:${Math.floor(match.updatedAt.getTime() / 1000)}:R>`;
    const args = { mark: awaited ? '▶' : '·', game: game.face.title, channel: match.place.channel, status, since };
    return gameVoice(game, locale)({ id: 'mygames.line', args });
  });
  const cut = mine.length > SHOWN ? [say({ id: 'mygames.cut', args: { count: mine.length - SHOWN } })] : [];
  return screen({ text: [say({ id: 'mygames.title' }), ...lines, ...cut] });
}
