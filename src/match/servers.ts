import type { Refused } from './match.ts';
import { PACES, type PaceId } from './pace.ts';
import { PREFERENCES } from './preferences.ts';
import { refuse } from './refusals.ts';
import type { Store } from './store.ts';

/** What there is to choose for a server, each list beginning with what holds where nobody has chosen. */
export const SERVER_CHOICES = {
  pace: PACES,
  /** How people are called to a table at most: by a mention, by one that makes no sound, or not at all. */
  pings: PREFERENCES.pings,
  /** Who may open a match. A role may stand in place of these. */
  creators: ['everyone', 'managers'],
  /** Days after which a match that has ended is deleted. */
  purge: ['never', '30', '90', '365'],
} as const;

/** What the managers of a server have decided about matches there. */
export type ServerSettings = {
  /** Where matches may be opened; empty: everywhere. */
  readonly channels: readonly string[];
  /** Ids of the games that may be played; empty: all. */
  readonly games: readonly string[];
  /** What a new match begins with. */
  readonly pace: PaceId;
  readonly pings: (typeof SERVER_CHOICES.pings)[number];
  /** `everyone`, `managers`, or the id of a role; managers may always open one. */
  readonly creators: string;
  readonly purge: (typeof SERVER_CHOICES.purge)[number];
};

/** The settings of servers. */
export type Servers = {
  readonly choices: typeof SERVER_CHOICES;
  /** Those of a server, or what is usual where nobody chose and in direct messages. */
  of(guild: string | null): Promise<ServerSettings>;
  /** Changes some of them, the others staying as they are. The caller knows that the person may. */
  change(guild: string, change: Partial<ServerSettings>): Promise<ServerSettings | Refused>;
  /** The bot is on these servers, those included that cannot be reached at the moment, and on no other. */
  presentOn(guilds: readonly string[]): Promise<void>;
};

/** As many as one list of Discord can show as chosen. */
const MOST_CHANNELS = 25;

/** What holds where nobody has chosen. */
export const USUAL: ServerSettings = {
  channels: [],
  games: [],
  pace: SERVER_CHOICES.pace[0],
  pings: SERVER_CHOICES.pings[0],
  creators: SERVER_CHOICES.creators[0],
  purge: SERVER_CHOICES.purge[0],
};

/** The settings of servers, kept in the store and held to what there is to choose. */
export function createServers(
  store: Pick<Store, 'server' | 'putServer' | 'presentOn'>,
  isGame: (id: string) => boolean,
  now: () => Date,
): Servers {
  const of: Servers['of'] = async (guild) => (guild !== null && (await store.server(guild))) || USUAL;

  const isPossible = ({ channels = [], games = [], creators = USUAL.creators, ...one }: Partial<ServerSettings>): boolean =>
    channels.length <= MOST_CHANNELS &&
    games.every(isGame) &&
    (SERVER_CHOICES.creators.some((who) => who === creators) || /^\d+$/.test(creators)) &&
    (Object.keys(one) as (keyof typeof one)[]).every((id) => SERVER_CHOICES[id].some((choice) => choice === one[id]));

  return {
    choices: SERVER_CHOICES,
    of,
    async change(guild, change) {
      if (!isPossible(change)) return refuse('refused.bad-server-setting');
      if ((await store.putServer(guild, change, USUAL)) === 'busy') return refuse('refused.busy');
      return of(guild);
    },
    presentOn: async (guilds) => void (await store.presentOn(guilds, now(), USUAL)),
  };
}
