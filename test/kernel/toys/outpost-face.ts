import type { Bot, Game, GameFace } from '../../../src/games/face.ts';
import { messagesOf } from '../../../src/kernel/message.ts';
import { type OutpostView, outpost } from './outpost.ts';
import { outpostEn } from './outpost-en.ts';

const say = messagesOf<typeof outpostEn>();
const roomX = (room: number) => 100 + 200 * room;

export const outpostFace: GameFace<OutpostView> = {
  title: say('outpost.title'),
  summary: say('outpost.summary'),
  scene: ({ view }) => ({
    width: 1200,
    height: 300,
    nodes: [
      ...view.at.map((room, seat) => ({ kind: 'circle' as const, x: roomX(room), y: 60 + 40 * seat, r: 18, fill: '#66cc66' })),
      ...view.ghouls.map((room) => ({ kind: 'path' as const, d: `M${roomX(room)} 220l20 40h-40z`, fill: '#cc3333' })),
    ],
    spots: Object.fromEntries([0, 1, 2, 3, 4].map((room) => [`room-${room}`, { x: roomX(room), y: 150 }])),
  }),
  text: ({ view }) => [
    view.ghouls.length > 0
      ? say('outpost.night', { night: view.night, pile: view.pile, ghouls: view.ghouls })
      : say('outpost.quiet', { night: view.night, pile: view.pile }),
    ...view.at.map((room, seat) =>
      say('outpost.seat', { who: { seat }, room, wounds: view.wounds[seat]!, armed: view.armed[seat] ? 'yes' : 'no' }),
    ),
  ],
  hand: () => ({ scene: { width: 1200, height: 100, nodes: [] }, text: [say('outpost.nothing')] }),
  line({ type, data }) {
    const { seat, room } = data as { seat: number; room: number };
    if (type === 'went') return say('outpost.went', { who: { seat }, room });
    if (type === 'came') return say('outpost.came', { room });
    return type === 'struck' || type === 'missed' ? say(`outpost.${type}`, { who: { seat } }) : null;
  },
  rules: [],
  catalogue: { en: outpostEn },
};

/** Strikes when it can, else does the first thing offered. */
export const outpostBot: Bot<OutpostView> = ({ prompts }) => {
  const { options, min = 1 } = prompts[0]!.ask;
  const strike = options.find((option) => option.id === 'strike');
  return strike ? [strike.id] : options.slice(0, min).map((option) => option.id);
};

export const outpostGame: Game = { rules: outpost, face: outpostFace, bot: outpostBot };
