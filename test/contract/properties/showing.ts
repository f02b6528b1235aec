import assert from 'node:assert/strict';
import { botMove } from '../../../src/bots/bots.ts';
import type { Game } from '../../../src/games/face.ts';
import { answer, open, sight } from '../../../src/kernel/kernel.ts';
import type { Message } from '../../../src/kernel/message.ts';
import type { Seat, Viewer } from '../../../src/kernel/position.ts';
import { redact, type SeenEvent, type Sight } from '../../../src/kernel/sight.ts';
import type { Node, Scene } from '../../../src/scene/scene.ts';
import { validate } from '../../../src/scene/validate.ts';
import { en } from '../../../src/words/en.ts';
import { type Speaker, speaker } from '../../../src/words/words.ts';
import type { Property } from '../contract.ts';
import { LIMIT, luckOf, type Plan, play, someOf, viewersOf } from '../play.ts';

export const speakerOf = ({ face }: Game): Speaker =>
  speaker({ locale: 'en', catalogues: [face.catalogue.en, en], seatName: (seat) => `Player ${seat + 1}` });

/** What one viewer is shown at one moment. */
type Glance = { readonly viewer: Viewer; readonly sees: Sight; readonly recent: readonly SeenEvent[] };

/** Every glance of every viewer at some moments of a match. */
function* glances(game: Game, plan: Plan): Generator<Glance> {
  for (const { position, events } of someOf(play(game.rules, plan).moments))
    for (const viewer of viewersOf(position))
      yield { viewer, sees: sight(game.rules, position, viewer), recent: events.map((event) => redact(event, viewer)) };
}

const handOf = ({ face }: Game, { viewer, sees }: Glance) => (viewer === 'table' ? null : face.hand({ ...sees, viewer }));

const speaks: Property = {
  name: 'says everything in English',
  check(game, plan) {
    const speak = speakerOf(game);
    for (const line of allLines(game, plan)) sayWell(speak, line);
    for (const glance of glances(game, plan)) {
      const { sees, recent } = glance;
      const text = game.face.text(sees);
      assert(text.length > 0, 'the board in words is empty');
      const hand = handOf(game, glance);
      if (hand) assert(hand.text.length > 0, 'the hand in words is empty');
      const closeups = game.face.closeups?.(sees, recent) ?? [];
      const scenes = [game.face.scene(sees, recent), ...closeups.map(({ scene }) => scene), ...(hand ? [hand.scene] : [])];
      const messages = [...text, ...(hand?.text ?? []), ...asked(sees), ...scenes.flatMap(writtenIn)];
      for (const message of messages) sayWell(speak, message);
    }
  },
};

function allLines(game: Game, plan: Plan): readonly Message[] {
  const told = play(game.rules, plan).moments.flatMap(({ position, events }) =>
    viewersOf(position).flatMap((viewer) => events.map((event) => redact(event, viewer))),
  );
  return told.map((event) => game.face.line(event)).filter((line) => line !== null);
}

const asked = ({ prompts, outcome }: Sight): readonly Message[] => [
  ...prompts.flatMap(({ ask }) => [
    ask.text,
    ...ask.options.flatMap(({ label, hint, group }) => [label, hint, group].filter((message) => message !== undefined)),
  ]),
  ...(outcome ? [outcome.reason] : []),
];

const writtenIn = ({ background, nodes }: Scene): readonly Message[] => [...(background?.nodes ?? []), ...nodes].flatMap(writtenOn);

const writtenOn = (node: Node): readonly Message[] => {
  if (node.kind === 'group') return node.children.flatMap(writtenOn);
  return node.kind === 'text' && typeof node.text !== 'string' ? [node.text] : [];
};

function sayWell(speak: Speaker, message: Message) {
  const sentence = speak(message);
  assert(sentence.trim() !== '', `message ${message.id} says nothing`);
  assert(!/undefined|NaN|\[object/.test(sentence), `message ${message.id} says "${sentence}"`);
}

const paints: Property = {
  name: 'draws valid scenes',
  check(game, plan) {
    for (const glance of glances(game, plan)) {
      const scene = game.face.scene(glance.sees, glance.recent);
      assert.equal(validate(scene).join('; '), '');
      const hand = handOf(game, glance);
      if (hand) assert.equal(validate(hand.scene).join('; '), '');
      for (const { at } of glance.sees.prompts.flatMap((prompt) => prompt.ask.options))
        assert(at === undefined || Object.hasOwn(scene.spots ?? {}, at), `an option points at ${at}, which is no spot of the scene`);
    }
  },
};

const introduces: Property = {
  name: 'names its settings and rules',
  check(game) {
    const { rules, face } = game;
    const speak = speakerOf(game);
    const settings = Object.entries(rules.settings).flatMap(([id, choices]) => [
      `setting.${id}`,
      ...choices.map((c) => `setting.${id}.${c}`),
    ]);
    const sections = face.rules.flatMap(({ title, text }) => [title, text]);
    for (const message of [face.title, face.summary, ...settings.map((id) => ({ id })), ...sections]) sayWell(speak, message);
    for (const { id, steps } of face.rules)
      for (const step of steps)
        assert(Object.hasOwn(rules.steps, step), `rules section ${id} belongs to a step that does not exist: ${step}`);
  },
};

const botPlays: Property = {
  name: 'has a bot that plays legally to the end',
  check({ rules, bot }, plan) {
    const { random } = luckOf(plan.players);
    let { position } = open(rules, plan.seats, plan.settings, plan.seed);
    for (let n = 0; !position.outcome; n++) {
      assert(n < LIMIT, 'its matches do not end');
      const seat: Seat = sight(rules, position, 'table').awaited[0]!;
      const move = botMove(bot, sight(rules, position, seat), random, ({ error, picks }) => {
        throw error ?? new Error(`it picks ${JSON.stringify(picks)}`);
      });
      const next = answer(rules, position, { ...move!.prompt, picks: move!.picks });
      assert(!('refused' in next), 'it is refused');
      position = next.position;
    }
  },
};

/** People and computer players can follow and play it. */
export const showingProperties: readonly Property[] = [speaks, paints, introduces, botPlays];
