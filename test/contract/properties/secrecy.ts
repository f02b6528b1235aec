import assert from 'node:assert/strict';
import { randomPicks } from '../../../src/bots/bots.ts';
import type { Game } from '../../../src/games/face.ts';
import type { Json } from '../../../src/kernel/json.ts';
import { type AnyGame, answer, pending, preview, sight } from '../../../src/kernel/kernel.ts';
import type { Position, Seat, Viewer } from '../../../src/kernel/position.ts';
import { NOW, promptOf } from '../../../src/kernel/prompts.ts';
import { redact } from '../../../src/kernel/sight.ts';
import type { Event } from '../../../src/kernel/steps.ts';
import type { Property } from '../contract.ts';
import { type Luck, luckOf, type Moment, play, someOf, viewersOf } from '../play.ts';

/** The same position with everything that `viewer` cannot know arranged otherwise: pieces, luck to come, sealed answers. */
export function twinOf(rules: AnyGame, position: Position, viewer: Viewer, luck: Luck): Position {
  const game = rules.disguise(position.game, viewer, luck.shuffle);
  const blank = { ...position, game, answers: {}, chance: { ...position.chance, seed: `not ${position.chance.seed}` } };
  const sealed = Object.entries(position.answers).map(([seat, picks]) => {
    const prompt = Number(seat) === viewer ? null : promptOf(rules, blank, Number(seat), NOW);
    return [seat, prompt ? randomPicks(prompt.ask, luck.random) : picks];
  });
  return { ...blank, answers: Object.fromEntries(sealed) };
}

const disguises: Property = {
  name: 'disguises what it hides',
  check({ rules }, plan) {
    const luck = luckOf(plan.players);
    const { moments } = play(rules, plan);
    let secrets = false;
    let disguised = false;
    for (const { position, events } of moments) {
      secrets ||= events.some((event) => event.secret);
      for (const viewer of viewersOf(position)) {
        const game = rules.disguise(position.game, viewer, luck.shuffle);
        rules.audit(game);
        disguised ||= JSON.stringify(game) !== JSON.stringify(position.game);
      }
    }
    assert(disguised || !secrets, 'there are secrets, but every disguise is the truth');
  },
};

const showsNothing: Property = {
  name: 'shows a viewer nothing hidden',
  check(game, plan) {
    const luck = luckOf(plan.players);
    const { moments } = play(game.rules, plan);
    const pictured = new Set(someOf(moments));
    for (const moment of moments) {
      for (const viewer of viewersOf(moment.position)) {
        const twin = twinOf(game.rules, moment.position, viewer, luck);
        const [disguised, shown] = [twin, moment.position].map((position) =>
          pictured.has(moment) ? allShown(game, position, viewer, moment.events) : sight(game.rules, position, viewer),
        );
        const told = JSON.stringify(disguised) !== JSON.stringify(shown);
        if (told) assert.deepEqual(disguised, shown, `${nameOf(viewer)} can tell a position from its disguise`);
      }
    }
  },
};

/** Everything that a viewer is ever shown of a position. */
function allShown({ rules, face }: Game, position: Position, viewer: Viewer, events: readonly Event[]) {
  const sees = sight(rules, position, viewer);
  const recent = events.map((event) => redact(event, viewer));
  return {
    sees,
    scene: face.scene(sees, recent),
    closeups: face.closeups?.(sees, recent) ?? [],
    text: face.text(sees),
    hand: viewer === 'table' ? null : face.hand({ ...sees, viewer }),
  };
}

const nameOf = (viewer: Viewer) => (viewer === 'table' ? 'the table' : `seat ${viewer}`);

/**
 * What everybody is told must not say more than what everybody may see afterwards: if the same answer to a disguised
 * position leaves a viewer's sight the same, it tells that viewer the same. A card shown in passing belongs in the view.
 */
const keepsSecrets: Property = {
  name: 'tells no secret',
  check(game, plan) {
    const luck = luckOf(plan.players);
    for (const moment of play(game.rules, plan).moments) {
      for (const event of moment.events) openPartIsClean(event);
      for (const viewer of viewersOf(moment.position)) sameIsToldOfTwin(game, moment, viewer, luck);
    }
  },
};

function openPartIsClean({ type, data, secret = {} }: Event) {
  const open = isRecord(data) ? data : {};
  for (const part of Object.values(secret).filter(isRecord))
    for (const [key, value] of Object.entries(part))
      assert.notDeepEqual(open[key], value, `event ${type} tells everybody the secret "${key}"`);
}

type Fields = { readonly [key: string]: Json };
const isRecord = (value: Json): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

function sameIsToldOfTwin(game: Game, { made, position, events }: Moment, viewer: Viewer, luck: Luck) {
  if (made?.by.kind !== 'answer' || made.by.given.seat === viewer) return;
  const from = { ...made.from, game: game.rules.disguise(made.from.game, viewer, luck.shuffle) };
  const twin = answer(game.rules, from, made.by.given);
  if ('refused' in twin) return;
  const [seen, seenOfTwin] = [position, twin.position].map((p) => JSON.stringify(sight(game.rules, p, viewer)));
  if (seen !== seenOfTwin) return;
  const told = (all: readonly Event[]) =>
    all.map((event) => redact(event, viewer)).map((event) => ({ event, line: game.face.line(event) }));
  assert.deepEqual(told(twin.events), told(events), `${nameOf(viewer)} is told more than it may see`);
}

const undoTeachesNothing: Property = {
  name: 'undo teaches nothing',
  check({ rules }, plan) {
    const luck = luckOf(plan.players);
    for (const { made, position, events } of play(rules, plan).moments) {
      if (made?.by.kind !== 'answer' || !made.by.undoable) continue;
      const { given } = made.by;
      const twin = answer(rules, twinOf(rules, made.from, given.seat, luck), given);
      assert(!('refused' in twin), 'an answer that can be taken back is not offered in a disguise');
      const learnt = (at: Position, all: readonly Event[]) => ({
        sees: sight(rules, at, given.seat),
        told: all.map((e) => redact(e, given.seat)),
      });
      assert.deepEqual(learnt(twin.position, twin.events), learnt(position, events), `seat ${given.seat} learns by ${given.picks}`);
    }
  },
};

const previewTeachesNothing: Property = {
  name: 'preview teaches nothing',
  check({ rules }, plan) {
    const luck = luckOf(plan.players);
    for (const { position } of play(rules, plan).moments) {
      for (const prompt of pending(rules, position)) {
        const given = { ...prompt, picks: randomPicks(prompt.ask, luck.random) };
        const shown = [position, twinOf(rules, position, prompt.seat, luck)].map((p) => learntByPreview(rules, p, given));
        assert.deepEqual(shown[1], shown[0], `seat ${prompt.seat} learns by a preview of ${given.picks}`);
      }
    }
  },
};

function learntByPreview(rules: AnyGame, position: Position, given: { serial: number; key: string; seat: Seat; picks: readonly string[] }) {
  const next = preview(rules, position, given);
  if ('refused' in next) return next;
  const told = next.events.map((event) => redact(event, given.seat));
  return { sees: sight(rules, next.position, given.seat), told, something: next.position !== position };
}

/** Nobody learns what is hidden. */
export const secrecyProperties: readonly Property[] = [disguises, showsNothing, keepsSecrets, undoTeachesNothing, previewTeachesNothing];
