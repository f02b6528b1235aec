import type { Game } from '../games/face.ts';
import type { Rank, UserId } from '../match/match.ts';
import { gameOf, type Parts } from './context.ts';
import { type Screen, screen } from './screen.ts';
import { commonVoice, gameVoice } from './voices.ts';

/** Places that a ladder shows. */
const SHOWN = 20;

/** What somebody has made of each game on a server. */
export function statsScreen(context: Pick<Parts, 'games' | 'service'>, user: UserId, ranks: readonly Rank[], locale: string): Screen {
  const say = commonVoice(locale);
  const who = `<@${user}>`;
  if (ranks.length === 0) return screen({ text: [say({ id: 'stats.none', args: { who } })] });
  const lines = ranks.flatMap(({ game, rating, place, played, won, left, withBots }) => {
    const voice = gameVoice(gameOf(context, game), locale);
    const standing = place === null ? 'stats.unranked' : 'stats.ranked';
    return [
      voice({ id: 'stats.game', args: { game: gameOf(context, game).face.title, played, won, share: shareOf(won, played) } }),
      ...(played > 0 ? [say({ id: standing, args: { rating, place: place ?? 0, from: context.service.rankedFrom } })] : []),
      ...(left > 0 ? [say({ id: 'stats.left', args: { left } })] : []),
      ...(withBots.played > 0 ? [say({ id: 'stats.bots', args: withBots })] : []),
    ];
  });
  return screen({ text: [say({ id: 'stats.title', args: { who } }), ...lines] });
}

/** The ladder of a game on a server, with the line of whoever asks at its end if it is not among the first. */
export function ladderScreen(
  { service }: Pick<Parts, 'service'>,
  game: Game,
  user: UserId,
  ranks: readonly Rank[],
  locale: string,
): Screen {
  const say = gameVoice(game, locale);
  const from = service.rankedFrom;
  const ranked = ranks.filter(({ place }) => place !== null);
  const own = ranked.slice(SHOWN).filter((rank) => rank.user === user);
  const line = ({ user: whose, place, rating, played, won }: Rank) =>
    say({
      id: 'ladder.line',
      args: { place: place ?? 0, who: `<@${whose}>`, rating, played, won, share: shareOf(won, played) },
    });
  const body = ranked.length > 0 ? [...ranked.slice(0, SHOWN), ...own].map(line) : [say({ id: 'ladder.none' })];
  return screen({
    text: [say({ id: 'ladder.title', args: { game: game.face.title } }), ...body, `-# ${say({ id: 'ladder.how', args: { from } })}`],
  });
}

const shareOf = (won: number, played: number): number => (played > 0 ? won / played : 0);
