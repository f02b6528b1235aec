import { type APIMessage, Events } from 'discord.js';
import type { Game } from '../../src/games/face.ts';
import type { Hand } from '../../src/local/people/hand.ts';
import { HOUR, movedClock } from '../match/moved-clock.ts';
import { accepted, click } from '../match/world.ts';
import { type Rig, rig, wordsOf } from './rig.ts';

/** Discord's flag of a message that makes no sound. */
const SILENT = 1 << 12;

/** A public post that called somebody: whom, by name; when, in milliseconds; in which channel; whether it made a sound. */
export type Ping = {
  readonly at: number;
  readonly names: readonly string[];
  readonly silent: boolean;
  readonly words: string;
  readonly channel: string;
};

/** A rig whose bot and whose Discord go by one clock, which stands until the test lets time pass. */
export async function calendar(start?: number, games?: readonly Game[]) {
  const clock = movedClock(start);
  const house = await rig({
    luck: { now: clock.now, random: () => 0.5, randomSeed: () => 'a seed' },
    localNow: () => clock.now().getTime(),
    ...(games ? { games } : {}),
  });
  const names = ['Ann', 'Bob', 'Cem', 'Dee'];
  const nameOf = (user: string) => names.find((name) => house.local.hand(name).id === user) ?? user;

  /** Lets time pass, and then the bot look for what has come due by itself, as it does every two seconds. */
  const pass = async (ms: number): Promise<void> => {
    clock.pass(ms);
    await look(house);
  };

  return {
    house,
    clock,
    now: () => clock.now().getTime(),
    pass,
    until: (moment: number) => pass(moment - clock.now().getTime()),
    /** Lets time pass as the bot lives through it, an hour at a time. */
    hours: async (count: number) => {
      for (let n = 0; n < count; n++) await pass(HOUR);
    },
    /** Stops the bot, and starts it on the same file when so much time has passed. */
    down: async (ms: number) => {
      await house.stop();
      clock.pass(ms);
      await house.start();
      await look(house);
    },
    /** All posts that called somebody so far, the oldest first. */
    pings: (): readonly Ping[] =>
      postsOf(house).flatMap(({ mentions, timestamp, flags, channel_id, ...message }) => {
        const called = mentions.map(({ id }) => nameOf(id)).sort();
        const silent = ((flags ?? 0) & SILENT) !== 0;
        const words = wordsOf(message as APIMessage);
        return called.length > 0 ? [{ at: Date.parse(timestamp), names: called, silent, words, channel: channel_id }] : [];
      }),
  };
}

export type Calendar = Awaited<ReturnType<typeof calendar>>;

async function look(house: Rig): Promise<void> {
  house.local.letThreadsSleep();
  await house.service.passDue();
  // Posts that have come due are looked for by a timer, too, and when the bot comes to a server.
  house.bot.client.emit(Events.GuildCreate, house.bot.client.guilds.cache.first()!);
  await house.settled();
}

/** All that the bot posted, as Discord took it. */
const postsOf = (house: Rig): readonly APIMessage[] =>
  house.local.calls.flatMap(({ method, path, status, answer }) =>
    method === 'POST' && status === 200 && /^\/channels\/\d+\/messages$/.test(path) ? [answer as APIMessage] : [],
  );

/** A match of a game, its time kept as given, which the first of these has started; and its thread. */
export async function begun(
  { house }: Calendar,
  game: string,
  names: readonly string[],
  timing: { readonly [id: string]: string },
  settings: { readonly [id: string]: string } = {},
): Promise<{ id: string; thread: string }> {
  const { id, post } = await house.lobby(game, ...names);
  const host = house.local.hand(names[0]!);
  accepted(await house.service.configure({ match: id, user: host.id, interaction: click(), timing, settings }));
  await house.press(host, post, 'Start');
  return { id, thread: (await house.tablePost(id)).channel_id };
}

/** What somebody is answered in private to a command. */
export async function said(
  { house }: Calendar,
  hand: Hand,
  command: string,
  options: { readonly [name: string]: string | boolean } = {},
  where = 'general',
): Promise<string> {
  const { message } = await hand.slash(command, options, where);
  await house.settled();
  return wordsOf(hand.sees().find(({ id }) => id === message!.id)!);
}

/** The words that stand in a place for everybody, as somebody reads them who does not play. */
export const readIn = ({ house }: Calendar, where: string, reader = 'Dee'): string =>
  house.local.hand(reader).sees(where).map(wordsOf).join('\n');

/** A moment as Discord is told to show it. */
export const shown = (at: number, style: 'R' | 'F' = 'R'): string => `<t:${Math.floor(at / 1000)}:${style}>`;
