import { type APIMessage, type APIUser, MessageFlags } from 'discord-api-types/v10';
import type { PageChannel, PageCommand, Person } from '../../src/local/wire.ts';

/** Ids have the length of real ones, since markdown only knows such. */
export const idOf = (n: number): string => String(1_000_000_000_000_000_000n + BigInt(n));

export const ann: Person = { id: idOf(1), name: 'Ann', colour: '#e69f00', bot: false };
export const bob: Person = { id: idOf(2), name: 'Bob', colour: '#56b4e9', bot: false };
export const cem: Person = { id: idOf(3), name: 'Cem', colour: '#009e73', bot: false };
export const dora: Person = { id: idOf(4), name: 'Dora', colour: '#cc79a7', bot: false };
export const bot: Person = { id: idOf(9), name: 'Holdout', colour: '#b5532a', bot: true };
export const people = [ann, bob, cem, dora, bot];

export const roles = [
  { id: idOf(10), name: '@everyone' },
  { id: idOf(11), name: 'Moderators' },
];

export const shelter: PageChannel = { id: idOf(20), name: 'shelter', kind: 'text', parent: null, archived: false, members: null };
export const workshop: PageChannel = { id: idOf(21), name: 'workshop', kind: 'text', parent: null, archived: false, members: null };
export const thread: PageChannel = {
  id: idOf(22),
  name: 'Bunker Poker of Ann, Bob and the others of the shelter',
  kind: 'thread',
  parent: shelter.id,
  archived: false,
  members: null,
};
export const secret: PageChannel = {
  id: idOf(23),
  name: 'Ann’s hand',
  kind: 'thread',
  parent: shelter.id,
  archived: false,
  members: [ann.id],
};
export const old: PageChannel = {
  id: idOf(24),
  name: 'A game of last week',
  kind: 'thread',
  parent: shelter.id,
  archived: true,
  members: null,
};
export const channels = [shelter, workshop, thread, secret, old];

const option = { required: false, autocomplete: false, choices: [] };
export const commands: readonly PageCommand[] = [
  {
    path: ['newgame'],
    description: 'Open a table for a game',
    options: [
      { ...option, name: 'game', description: 'Which game to play', type: 3, required: true, autocomplete: true },
      { ...option, name: 'seats', description: 'How many may join', type: 4, min: 2, max: 4 },
      { ...option, name: 'practice', description: 'Whether computers fill the seats', type: 5 },
    ],
  },
  { path: ['hand'], description: 'See what only you may see', options: [] },
  {
    path: ['rules'],
    description: 'Read the rules',
    options: [
      {
        ...option,
        name: 'about',
        description: 'A part',
        type: 3,
        choices: [
          { name: 'Dice', value: 'dice' },
          { name: 'Coins', value: 'coins' },
        ],
      },
    ],
  },
  { path: ['data', 'export'], description: 'Get what is stored about you', options: [] },
  { path: ['silence'], description: 'Never gets an answer', options: [] },
  { path: ['refused'], description: 'Is refused by the server', options: [] },
];

const user = ({ id, name, bot: isBot }: Person): APIUser => ({
  id,
  username: name.toLowerCase(),
  global_name: name,
  discriminator: '0',
  avatar: null,
  bot: isBot,
});

/** A message of Discord's shape with nothing in it but what `parts` says. */
export function messageBy(author: Person, id: string, channel: string, parts: Partial<APIMessage>): APIMessage {
  return {
    id,
    channel_id: channel,
    author: user(author),
    content: '',
    timestamp: '2026-11-30T10:00:00.000Z',
    edited_timestamp: null,
    tts: false,
    mention_everyone: false,
    mentions: [],
    mention_roles: [],
    attachments: [],
    embeds: [],
    components: [],
    pinned: false,
    type: 0,
    flags: parts.components?.some(({ type }) => type > 8) ? MessageFlags.IsComponentsV2 : 0,
    ...parts,
  } as APIMessage;
}

export const mentioned = user;

/** A small drawing, so that nothing has to be fetched from elsewhere. */
export const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900" width="1200" height="900"><rect width="1200" height="900" fill="#2b1d18"/><path d="M0 620h1200v280H0z" fill="#4a2a1d"/><circle cx="600" cy="620" r="210" fill="#e9a25f"/><path d="M0 620h1200v60H0z" fill="#7d4a35"/><g fill="#f2e8da"><rect x="180" y="720" width="110" height="110" rx="18"/><rect x="330" y="720" width="110" height="110" rx="18"/><rect x="480" y="720" width="110" height="110" rx="18"/></g></svg>`;
