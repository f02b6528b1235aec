import { time } from 'discord.js';
import type { Message } from '../kernel/message.ts';
import type { Look } from '../match/match.ts';
import { boardBeside, latelyLines } from './board-text.ts';
import type { Context } from './context.ts';
import { linkTo } from './link-to.ts';
import { boardPicture } from './pictures.ts';
import { button, buttons, link, messageLink, type Row, type Screen, screen } from './screen.ts';
import type { Voices } from './voices.ts';

/** What the post takes of everything a handler may need: it is also made where there are no handlers yet. */
type Tools = Pick<Context, 'games' | 'painter' | 'log' | 'service' | 'surfaces'>;

/** Lines of the log that a post has room for beside its picture. */
const LOG_LINES = 10;

/**
 * The public post of a match under way: the board, what happened lately, one line of state, and buttons that keep their
 * place. Takes a look of the table only, so that nothing a seat knows can get in.
 */
export async function tablePost(context: Tools, look: Look<'table'>, voices: Voices): Promise<Screen> {
  const picture = await boardPicture(context, look, voices);
  const state = [stateLine(look), ...deadlineLines(look)].map(voices.say).join(' ');
  const again = await rematchRow(context, look, voices);
  const text = [...latelyLines(context, look, voices, LOG_LINES), `**${state}**`];
  if (look.match.rematch !== null) text.push(voices.say({ id: 'table.rematch' }));
  if (!picture) {
    const missing = voices.say({ id: 'table.picture-missing' });
    text.unshift(missing, boardBeside(context, look, voices, [missing, ...text]));
  }
  return screen({ picture, text, rows: [tableButtons(look, voices), again] });
}

/** What is left of a table post when the table has moved further down. */
export const movedPost = ({ match }: Look<'table'>, message: string, { say, plain }: Voices): Screen =>
  screen({
    text: [say({ id: 'table.moved' })],
    rows: [buttons(link(messageLink(match.place.guild, match.place.channel, message), plain({ id: 'button.table' })))],
  });

/** After the end: a button to play again, or the way to where that is done. */
async function rematchRow(context: Tools, { match }: Look<'table'>, { plain }: Voices): Promise<Row | null> {
  if (match.status === 'running') return null;
  const next = match.rematch === null ? null : await context.service.lookAtTable(match.rematch);
  if (next) return buttons(link(await linkTo(context, next.match), plain({ id: 'button.rematch' })));
  return buttons(button({ do: 'verb', verb: 'rematch', match: match.id }, plain({ id: 'button.rematch' }), 'main'));
}

function tableButtons({ match }: Look, { plain }: Voices): Row | null {
  const press = (verb: 'act' | 'hand' | 'log' | 'more' | 'resume', off = false) =>
    button({ do: 'verb', verb, match: match.id }, plain({ id: `button.${verb}` }), verb === 'act' && !off ? 'main' : 'quiet', off);
  const done = match.status !== 'running';
  return buttons(press('act', done), press('hand', done), press('log'), press('more'), match.pause !== null && press('resume'));
}

/** Who is awaited since when, until when the match is paused, or how it ended. */
export function stateLine({ match, sight }: Look): Message {
  if (match.status === 'called-off') return { id: 'table.state.called-off' };
  if (sight?.outcome) {
    const { winners, reason } = sight.outcome;
    return { id: 'table.state.won', args: { count: winners.length, reason } };
  }
  const who = sight?.awaited ?? [];
  if (match.pause)
    return {
      id: 'table.state.paused',
      args: { count: who.length, who: who.map((seat) => ({ seat })), until: time(new Date(match.pause.until), 'D') },
    };
  if (who.length === 0) return { id: 'table.state.nobody' };
  // Of several, the one who was asked first; whatever else changes at the table, that moment stays.
  const since = new Date(Math.min(...match.awaited.map((waits) => waits.since.getTime())));
  return { id: 'table.state.waiting', args: { who: who.map((seat) => ({ seat })), since: ago(since) } };
}

/** Until when those who are awaited have time, the first to be late first; empty where nobody is hurried, as in a pause. */
export function deadlineLines({ match }: Look): readonly Message[] {
  if (match.pause) return [];
  const moments = match.awaited.flatMap(({ due }) => (due ? [due.getTime()] : []));
  return moments.length > 0 ? [{ id: 'table.state.until', args: { until: ago(new Date(Math.min(...moments))) } }] : [];
}

/** A moment as Discord shows it, such as "in 3 hours". */
const ago = (moment: Date): string => time(moment, 'R');
