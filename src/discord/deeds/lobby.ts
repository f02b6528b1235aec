import type { Message } from '../../kernel/message.ts';
import type { Changed, Refused } from '../../match/match.ts';
import { permissionNames } from '../asked.ts';
import { type Context, gameOf } from '../context.ts';
import { findChoice, findSetting } from '../find-setting.ts';
import { lobbyChoices } from '../lobby-choices.ts';
import { SETTINGS_ON_PAGE, settingsPanel } from '../settings-panel.ts';
import { gameVoice } from '../voices.ts';
import { type Asked, type Deed, type Show, showing, showPanel, tell } from './deed.ts';

type LobbyRequest = 'join' | 'addBot';

/** A change of the lobby that its post shows by itself: only a refusal needs words. */
const quietly =
  (request: LobbyRequest): Deed =>
  async (context, asked) =>
    refusalOnly(context, asked, await context.service[request](asked));

export const join = quietly('join');
export const addbot = quietly('addBot');

/** The lobby stays open, though nothing happens in it. */
export const keepopen: Deed = async (context, asked) => {
  const done = await context.service.keepOpen(asked);
  return 'refused' in done ? refusalOnly(context, asked, done) : tell(asked, { id: 'keepopen.done' });
};

export const start: Deed = async (context, asked) => {
  const done = await context.service.start(asked);
  if ('refused' in done || asked.noThread.length === 0) return refusalOnly(context, asked, done);
  return tell(asked, { id: 'missing.thread', args: { permissions: permissionNames(asked.noThread) } });
};

/** The same for a command, which no post answers: leads to the table and shows the panel of whoever started. */
export const startAndShow: Deed = async (context, asked) => {
  const show = await start(context, asked);
  return async () => {
    const word = await show();
    if (word) return word;
    await context.projection.show(asked.match);
    const look = await context.service.look(asked.match, asked.user);
    return showPanel(context, asked, { id: 'start.done', args: { channel: look?.match.place.channel ?? '' } })();
  };
};

/** The host's panel; for others a word on whose it is. */
export const settings: Deed = async (context, asked) => panelOrRefusal(context, asked, 0);

/** Makes another choice for one setting or part of how the time is kept, by its place in the panel. */
export async function set(context: Context, asked: Asked, setting: number, choice: string): Promise<Show> {
  const look = await context.service.look(asked.match, asked.user);
  if (!look) return tell(asked, { id: 'refused.no-match' });
  const page = Math.floor(setting / SETTINGS_ON_PAGE);
  const wanted = lobbyChoices(context, look.match)[setting];
  if (!wanted) return panelOrRefusal(context, asked, page, { id: 'refused.bad-setting' });
  return panelAfter(context, asked, page, await context.service.configure({ ...asked, ...wanted.request(choice) }));
}

/** The same by words: without a choice the panel opens where the setting stands, without a setting where it begins. */
export async function setNamed(context: Context, asked: Asked, setting: string | null, choice: string | null): Promise<Show> {
  const look = await context.service.look(asked.match, asked.user);
  if (!look || setting === null) return panelOrRefusal(context, asked, 0, choice === null ? null : { id: 'lobby.unclear' });
  const say = gameVoice(gameOf(context, look.match.game), asked.locale);
  const settings = lobbyChoices(context, look.match);
  const place = findSetting(settings, setting, say);
  if (place === null) return panelOrRefusal(context, asked, 0, { id: 'lobby.unclear' });
  const page = Math.floor(place / SETTINGS_ON_PAGE);
  if (choice === null) return panelOrRefusal(context, asked, page);
  const chosen = findChoice(settings[place]!, choice, say);
  return chosen === null ? panelOrRefusal(context, asked, page, { id: 'lobby.unclear' }) : set(context, asked, place, chosen);
}

/** Adds or removes a bot from the panel. */
export async function bots(context: Context, asked: Asked, change: 'more' | 'fewer', page: number): Promise<Show> {
  return panelAfter(context, asked, page, await context.service[change === 'more' ? 'addBot' : 'removeBot'](asked));
}

const panelAfter = (context: Context, asked: Asked, page: number, done: Changed | Refused): Promise<Show> =>
  panelOrRefusal(context, asked, page, 'refused' in done ? done.refused : null);

/** The host's panel with a word on what has just been refused; it is closed where there is nothing to set any more. */
export async function panelOrRefusal(context: Context, asked: Asked, page: number, note: Message | null = null): Promise<Show> {
  const look = await context.service.look(asked.match, asked.user);
  if (!look) return tell(asked, { id: 'refused.no-match' });
  if (look.match.status !== 'lobby')
    return tell(asked, { id: look.match.status === 'running' ? 'refused.started' : `refused.${look.match.status}` });
  if (look.match.host !== asked.user) return tell(asked, { id: 'refused.not-host' });
  return showing(context, asked, async ({ match }, voices) =>
    settingsPanel(context, match, voices, page, note ? [voices.say(note), ''] : []),
  );
}

/** A refusal in words, with today's panel where the match runs already. */
function refusalOnly(context: Context, asked: Asked, done: Changed | Refused): Show {
  if (!('refused' in done)) return async () => null;
  return done.refused.id === 'refused.started' ? showPanel(context, asked, done.refused) : tell(asked, done.refused);
}
