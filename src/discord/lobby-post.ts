import type { Game } from '../games/face.ts';
import type { Look, Match } from '../match/match.ts';
import { type Context, gameOf } from './context.ts';
import { lobbyChoices } from './lobby-choices.ts';
import { button, buttons, link, messageLink, type Row, type Screen, screen } from './screen.ts';
import { stateLine } from './table-post.ts';
import type { Voices } from './voices.ts';

/** Signs of the seed's hash that the lobby shows; the whole of it is published at the start. */
const HASH_SHOWN = 16;

/** The post by which people come in; once the match has started, a signpost to its table, and then to its result. */
export function lobbyPost(context: Pick<Context, 'games' | 'service'>, look: Look<'table'>, voices: Voices): Screen {
  const { match } = look;
  const game = gameOf(context, match.game);
  return match.status === 'lobby' ? openLobby(context, match, voices) : signpost(look, game, voices);
}

function openLobby(context: Pick<Context, 'games' | 'service'>, match: Match, voices: Voices): Screen {
  const { say } = voices;
  const game = gameOf(context, match.game);
  const text = [
    `## ${say({ id: 'lobby.title', args: { game: game.face.title } })}`,
    say(game.face.summary),
    '',
    ...seatLines(match, voices),
    ...invitedLine(match, voices),
    say(needed(match, game)),
    ...settingLines(context, match, voices),
    `-# ${say({ id: 'lobby.luck', args: { hash: `\`${match.seedHash.slice(0, HASH_SHOWN)}…\`` } })}`,
  ];
  return screen({ text, rows: lobbyButtons(match, game, voices) });
}

/** Two rows of three, which fit the width of a phone: what everybody may do, and what the host may. */
function lobbyButtons({ id, holders }: Match, { rules: { seats } }: Game, { plain }: Voices): readonly (Row | null)[] {
  const full = holders.length >= seats.max;
  const main = full ? 'start' : 'join';
  const press = (verb: 'join' | 'leave' | 'rules' | 'addbot' | 'start' | 'settings', label: string, off = false) =>
    button({ do: 'verb', verb, match: id }, plain({ id: label }), verb === main ? 'main' : 'quiet', off);
  return [
    buttons(press('join', 'button.join', full), press('leave', 'button.leave'), press('rules', 'button.rules')),
    buttons(press('addbot', 'button.add-bot', full), press('settings', 'button.settings'), press('start', 'button.start')),
  ];
}

function seatLines({ holders, host }: Match, { say }: Voices): readonly string[] {
  if (holders.length === 0) return [say({ id: 'lobby.empty' })];
  return holders.map((holder, seat) => {
    const isHost = holder.kind === 'user' && holder.user === host;
    return say({ id: isHost ? 'lobby.seat.host' : 'lobby.seat', args: { number: seat + 1, name: { seat } } });
  });
}

/** Who played the match that is played again, and has not come yet. */
function invitedLine({ seating, holders }: Match, { say }: Voices): readonly string[] {
  const isIn = (user: string) => holders.some((holder) => holder.kind === 'user' && holder.user === user);
  const who = seating.flatMap((user) => (user === null || isIn(user) ? [] : [`<@${user}>`]));
  return who.length > 0 ? [say({ id: 'lobby.invited', args: { who } })] : [];
}

function needed({ holders, host }: Match, { rules: { seats } }: Game) {
  const count = seats.min - holders.length;
  return count > 0
    ? { id: 'lobby.needs', args: { count, min: seats.min, max: seats.max } }
    : { id: 'lobby.ready', args: { host: `<@${host}>`, free: seats.max - holders.length } };
}

/** Only what differs from the usual. */
function settingLines(context: Pick<Context, 'games' | 'service'>, match: Match, { say }: Voices): readonly string[] {
  return lobbyChoices(context, match)
    .filter(({ choices, chosen }) => chosen !== choices[0])
    .map(({ name, nameOf, chosen }) => say({ id: 'lobby.setting', args: { setting: name, choice: nameOf(chosen) } }));
}

function signpost(look: Look<'table'>, { face }: Game, { say, plain, whole }: Voices): Screen {
  const { match } = look;
  if (match.status === 'called-off') return screen({ text: [say({ id: 'lobby.called-off', args: { game: face.title } })] });
  const args = { game: face.title, players: match.holders.map((_, seat) => ({ seat })) };
  const text =
    match.status === 'over'
      ? [whole({ id: 'lobby.over', args: { ...args, result: stateLine(look) } })]
      : [say({ id: 'lobby.started', args }), say({ id: 'lobby.started.where', args: { channel: match.place.channel } })];
  return screen({ text, rows: [buttons(link(messageLink(match.place.guild, match.place.channel), plain({ id: 'button.table' })))] });
}
