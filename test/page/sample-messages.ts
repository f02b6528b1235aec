import type { APIMessage } from 'discord-api-types/v10';
import { ann, bob, bot, idOf, mentioned, messageBy, shelter, thread } from './sample-world.ts';

const button = (style: number, label: string, custom_id: string, more = {}) => ({ type: 2, style, label, custom_id, ...more });
const option = (label: string, value: string, description: string) => ({ label, value, description });

const gameSelect = {
  type: 3,
  custom_id: 'game',
  placeholder: 'Choose a game',
  options: [
    option('Bunker Poker', 'bunker-poker', '2 to 4 players, half an hour'),
    option('Road to the Bunker', 'road', '1 to 4 players'),
    option('Silver City', 'city', '2 to 6 players'),
  ],
};
const itemSelect = {
  type: 3,
  custom_id: 'items',
  placeholder: 'Choose what to carry',
  min_values: 1,
  max_values: 2,
  options: [option('Rope', 'rope', 'Ten metres'), option('Lamp', 'lamp', 'Half full'), option('Tin', 'tin', 'Peaches, perhaps')],
};

/** The table post of a game in Components V2, as the bot makes it. */
const board = (picture: string) => [
  {
    type: 17,
    accent_color: 0xe9a25f,
    components: [
      {
        type: 10,
        content: '## Bunker Poker · round 2\nIt is <@1000000000000000002>’s turn: **swap a die or pass**. Ends <t:4102444800:R>.',
      },
      {
        type: 12,
        items: [
          {
            media: { url: picture, width: 1200, height: 900 },
            description: 'Four sides of a bunker at dusk. Ann holds three dice: 5, 2 and 6.',
          },
        ],
      },
      { type: 14, divider: true, spacing: 1 },
      { type: 10, content: '- Ann threw **5, 2, 6**\n- Bob lost a coin\n-# Seed hash 9f3c…' },
      {
        type: 1,
        components: [
          button(1, 'Act', 'act'),
          button(2, 'Hand', 'hand'),
          button(2, 'Log', 'log'),
          button(2, 'Undo', 'undo', { disabled: true }),
          { type: 2, style: 5, label: 'Rules', url: 'https://example.org/rules' },
        ],
      },
    ],
  },
];

/** A message of every kind, oldest first; `picture` is the address of an image. */
export function sampleMessages(picture: string): APIMessage[] {
  let n = 100;
  const next = () => idOf(n++);
  const file = (name: string, more = {}) => ({ id: next(), filename: name, size: 20480, url: picture, proxy_url: picture, ...more });
  return [
    messageBy(ann, next(), shelter.id, { content: 'Anybody for a round before dark?' }),
    messageBy(ann, next(), shelter.id, { content: 'I have **three** tins and a ~~torch~~ *lamp*.' }),
    messageBy(bob, next(), shelter.id, {
      content:
        '# Text\n**bold** *italic* __under__ ~~gone~~ `code` ||the spoiler||\n> a quote\n1. first\n2. second\n```ts\nconst coins = 3;\n```\n-# small print, <#1000000000000000022>, <t:1700000000:D>, [a link](https://example.org/)',
    }),
    messageBy(bot, next(), shelter.id, {
      content: 'Tonight’s stock',
      edited_timestamp: '2026-11-30T10:02:00.000Z',
      embeds: [
        {
          title: 'Stock of the shelter',
          description: 'What is left after the *third* winter.',
          color: 0x56b4e9,
          fields: [
            { name: 'Water', value: '12', inline: true },
            { name: 'Tins', value: '31', inline: true },
            { name: 'Note', value: 'Do not open the red door.' },
          ],
          footer: { text: 'Counted by Dora' },
        },
      ],
      attachments: [
        file('sunset.svg', { content_type: 'image/svg+xml', description: 'Dusk over the bunker', width: 1200, height: 900 }),
        file('notes.txt', { content_type: 'text/plain' }),
      ],
    }),
    messageBy(bot, next(), shelter.id, {
      content: 'Classic components',
      components: [
        {
          type: 1,
          components: [
            button(1, 'Join', 'join'),
            button(2, 'Leave', 'leave'),
            button(3, 'Start', 'start'),
            button(4, 'End it', 'end'),
            button(2, 'Later', 'later', { disabled: true }),
          ],
        },
        { type: 1, components: [gameSelect] },
        { type: 1, components: [itemSelect] },
        { type: 1, components: [{ type: 5, custom_id: 'who', placeholder: 'Choose a person' }] },
        { type: 1, components: [{ type: 8, custom_id: 'where', placeholder: 'Choose a channel' }] },
      ] as NonNullable<APIMessage['components']>,
    }),
    messageBy(bot, next(), shelter.id, {
      components: [{ type: 1, components: [{ type: 6, custom_id: 'role', placeholder: 'Choose a role' }] }] as NonNullable<
        APIMessage['components']
      >,
    }),
    messageBy(bot, next(), shelter.id, {
      components: [
        {
          type: 17,
          accent_color: 0x009e73,
          components: [
            {
              type: 9,
              components: [{ type: 10, content: '### Your pack\nHeavy, but it may do.' }],
              accessory: { type: 11, media: { url: picture }, description: 'A pack' },
            },
            { type: 9, components: [{ type: 10, content: '**Lamp** · half full' }], accessory: button(2, 'Refill', 'refill') },
            { type: 14, divider: false, spacing: 2 },
            {
              type: 12,
              items: [
                { media: { url: picture }, description: 'North door' },
                { media: { url: picture }, description: 'South door', spoiler: true },
              ],
            },
            { type: 13, file: { url: picture }, name: 'map.svg', size: 4096 },
          ],
        },
      ] as NonNullable<APIMessage['components']>,
    }),
    messageBy(bot, next(), shelter.id, { content: '<@1000000000000000002>, a seat is free.', mentions: [mentioned(bob)] }),
    messageBy(bot, next(), shelter.id, { components: board(picture) as NonNullable<APIMessage['components']> }),
    messageBy(bot, next(), thread.id, { content: 'The game begins.' }),
  ];
}

/** A modal with every kind of field. */
export const sampleModal = {
  title: 'Pack for the road',
  custom_id: 'pack',
  components: [
    { type: 10, content: 'Choose **wisely**.' },
    {
      type: 18,
      label: 'Name of the party',
      description: 'Shown to all',
      component: { type: 4, custom_id: 'name', style: 1, required: true, max_length: 20 },
    },
    {
      type: 18,
      label: 'Vehicle',
      component: { type: 3, custom_id: 'vehicle', options: [option('Cart', 'cart', 'Slow'), option('Bike', 'bike', 'Fast')] },
    },
    {
      type: 18,
      label: 'Way',
      component: {
        type: 21,
        custom_id: 'way',
        options: [
          { label: 'North', value: 'north' },
          { label: 'South', value: 'south', description: 'Longer' },
        ],
      },
    },
    {
      type: 18,
      label: 'Supplies',
      component: {
        type: 22,
        custom_id: 'supplies',
        min_values: 0,
        required: false,
        options: [
          { label: 'Water', value: 'water' },
          { label: 'Rope', value: 'rope' },
        ],
      },
    },
    { type: 18, label: 'Travel by night', component: { type: 23, custom_id: 'night' } },
  ],
};
