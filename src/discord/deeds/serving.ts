import type { ServerSettings } from '../../match/match.ts';
import type { Context } from '../context.ts';
import type { ServerSetting } from '../custom-id.ts';
import { examine } from '../doctor.ts';
import { screen } from '../screen.ts';
import { serverPanel } from '../server-panel.ts';
import { commonVoice } from '../voices.ts';
import { type Asked, type Show, tell } from './deed.ts';

/** The settings of the server for its managers, changed first if something is to be. Who may is looked at each time. */
export async function server(context: Context, asked: Asked, change: Partial<ServerSettings> = {}): Promise<Show> {
  const { guild } = asked.place;
  if (guild === null) return tell(asked, { id: 'missing.server' });
  if (!asked.manages) return tell(asked, { id: 'server.not-yours' });
  const { servers } = context.service;
  const done = Object.keys(change).length > 0 ? await servers.change(guild, change) : await servers.of(guild);
  const note = 'refused' in done ? done.refused : null;
  return async () => serverPanel(context, guild, await servers.of(guild), asked.locale, note);
}

/** How the bot is in this place, for the server's managers; see `examine`. */
export async function doctor(context: Context, asked: Asked, lag: number): Promise<Show> {
  if (asked.place.guild === null) return tell(asked, { id: 'missing.server' });
  if (!asked.manages) return tell(asked, { id: 'server.not-yours' });
  const findings = await examine(context, asked, lag);
  const say = commonVoice(asked.locale);
  const lines = findings.flatMap(({ good, said, remedies }) => [
    `${good ? '✔' : '✘'} ${say(said)}`,
    ...remedies.map((remedy) => say({ id: 'doctor.remedy', args: { remedy } })),
  ]);
  const count = findings.filter(({ good }) => !good).length;
  return async () => screen({ text: [say({ id: 'doctor.title', args: { count } }), ...lines] });
}

/** What somebody chose in a select of that panel. */
export async function setServer(context: Context, asked: Asked, setting: ServerSetting, values: readonly string[]): Promise<Show> {
  return server(context, asked, changeOf(setting, values, asked.place.guild));
}

function changeOf(setting: ServerSetting, values: readonly string[], guild: string | null): Partial<ServerSettings> {
  const [first] = values;
  if (setting === 'channels' || setting === 'games') return { [setting]: values };
  // The role of everybody has the server's own id, and no role stands for everybody, too.
  if (setting === 'role') return { creators: first === undefined || first === guild ? 'everyone' : first };
  return { [setting]: first ?? '' };
}
