import assert from 'node:assert/strict';
import { randomPicks } from '../../../src/bots/bots.ts';
import { type Answer, type AnyGame, answer, leave, open, pending, type Refusal, sight, stepBack } from '../../../src/kernel/kernel.ts';
import type { Position } from '../../../src/kernel/position.ts';
import { isLegal, NOW } from '../../../src/kernel/prompts.ts';
import type { Prompt } from '../../../src/kernel/sight.ts';
import type { Ask } from '../../../src/kernel/steps.ts';
import { canonical, sha256 } from '../../../src/match/canonical.ts';
import type { Property } from '../contract.ts';
import { LIMIT, luckOf, type Move, play, viewersOf } from '../play.ts';

const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value));
const hashOf = (position: Position) => sha256(canonical(position));

const ends: Property = {
  name: `ends within ${LIMIT} answers`,
  check: (game, plan) => assert.notEqual(play(game.rules, plan).stopped, 'endless', 'nobody has won or lost yet'),
};

const isJson: Property = {
  name: 'is plain JSON',
  check(game, plan) {
    for (const { position, events, made } of play(game.rules, plan).moments) {
      assert.deepEqual(copyOf(position), position, 'a position changes when it is saved and loaded');
      assert.deepEqual(copyOf(events), events, 'an event changes when it is saved and loaded');
      for (const viewer of viewersOf(position)) {
        const sees = sight(game.rules, position, viewer);
        assert.deepEqual(copyOf(sees), sees, 'a sight changes when it is sent');
      }
      if (made?.by.kind !== 'answer') continue;
      const reloaded = answer(game.rules, copyOf(made.from), made.by.given);
      assert.deepEqual(reloaded, { position, events, undoable: made.by.undoable }, 'a loaded position plays differently');
    }
  },
};

const noDeadEnd: Property = {
  name: 'has no dead end',
  check({ rules }, plan) {
    assert(!Object.hasOwn(rules.anytime ?? {}, NOW), `no anytime option may be called ${NOW}`);
    const { moments, stopped } = play(rules, plan);
    for (const { position } of moments.filter((m) => !m.position.outcome)) {
      const prompts = pending(rules, position);
      assert(
        prompts.some((p) => p.key === NOW),
        `nobody is asked at ${position.agenda.at(-1)?.step}`,
      );
      for (const prompt of prompts) soundAsk(prompt);
    }
    assert.notEqual(stopped, 'stuck');
  },
};

function soundAsk({ key, seat, ask }: Prompt) {
  const where = `seat ${seat}, ${key}, ${ask.text.id}:`;
  const { options, min = 1, max = 1, ifAbsent = 'any' } = ask;
  const ids = options.map((option) => option.id);
  assert(Number.isInteger(min) && Number.isInteger(max) && 0 <= min && min <= max && max >= 1, `${where} picks ${min} to ${max}`);
  assert(ids.length >= Math.max(min, 1), `${where} ${ids.length} options, at least ${Math.max(min, 1)} wanted`);
  assert.equal(new Set(ids).size, ids.length, `${where} option ids are not unique: ${ids.join(' ')}`);
  for (const id of ids) assert(id.length >= 1 && id.length <= 80, `${where} option id of ${id.length} characters: ${id}`);
  assert(ifAbsent === 'any' || isLegal(ask, ifAbsent), `${where} the answer for somebody absent is illegal: ${ifAbsent}`);
}

const accepts: Property = {
  name: 'accepts every offered option',
  check(game, plan) {
    const luck = luckOf(plan.players);
    const { moments, stopped } = play(game.rules, plan);
    assert.notEqual(stopped, 'refused');
    for (const { position } of moments) {
      for (const prompt of pending(game.rules, position)) {
        const option = prompt.ask.options[luck.below(prompt.ask.options.length)]!.id;
        const next = answer(game.rules, copyOf(position), { ...prompt, picks: picksWith(option, prompt.ask, luck.random) });
        assert(!('refused' in next), `${option} is offered to seat ${prompt.seat} and refused as ${(next as Refusal).refused}`);
      }
    }
  },
};

/** A legal answer with this option in it. */
function picksWith(id: string, { options, min = 1 }: Ask, random: () => number): readonly string[] {
  const fewer = { options: options.filter((option) => option.id !== id), min: Math.max(min - 1, 0), max: Math.max(min - 1, 0) };
  return [id, ...randomPicks({ ...fewer, text: { id: '' } }, random)];
}

const refuses: Property = {
  name: 'is unchanged by stale, foreign and illegal answers',
  check({ rules }, plan) {
    for (const { position } of play(rules, plan).moments) {
      const before = JSON.stringify(position);
      for (const [wrong, refused] of wrongAnswers(rules, position)) {
        const refusal = answer(rules, position, wrong);
        assert.deepEqual(refusal, { refused: position.outcome ? 'over' : refused }, `answered ${JSON.stringify(wrong)}`);
        assert.equal(JSON.stringify(position), before, `a refused answer changed the position: ${JSON.stringify(wrong)}`);
      }
    }
  },
};

function wrongAnswers(rules: AnyGame, position: Position): readonly (readonly [Answer, Refusal['refused']])[] {
  const { serial, seats } = position;
  const prompts = pending(rules, position);
  const asked = new Set(prompts.map((p) => p.seat));
  const idle = Array.from({ length: seats + 1 }, (_, seat) => seat).filter((seat) => !asked.has(seat));
  return [
    ...idle.map((seat) => [{ serial, key: NOW, seat, picks: ['x'] }, 'not-yours'] as const),
    ...prompts.flatMap(({ key, seat, ask }) => {
      const all = ask.options.map((option) => option.id);
      const wrong = (change: Partial<Answer>) => ({ serial, key, seat, picks: all.slice(0, ask.min ?? 1), ...change });
      return [
        [wrong({ serial: serial - 1 }), 'stale'],
        [wrong({ serial: serial + 1 }), 'stale'],
        [wrong({ key: 'no such key' }), 'not-yours'],
        [wrong({ picks: ['no such option'] }), 'illegal'],
        [wrong({ picks: [all[0]!, all[0]!] }), 'illegal'],
        [wrong({ picks: [...all, 'no such option'] }), 'illegal'],
      ] as const;
    }),
    [{ serial, key: NOW, seat: -1, picks: [] }, 'not-yours'],
  ];
}

const audits: Property = {
  name: 'passes its audit after every answer',
  check({ rules }, plan) {
    for (const { position } of play(rules, plan).moments) rules.audit(position.game);
  },
};

const replays: Property = {
  name: 'replays to the same hashes',
  check({ rules }, plan) {
    const { moments } = play(rules, plan);
    let { position } = open(rules, plan.seats, plan.settings, plan.seed);
    for (const [n, moment] of moments.entries()) {
      if (moment.made) position = replayed(rules, position, moment.made.by);
      assert.equal(hashOf(position), hashOf(moment.position), `position ${n} is another one when it is played again`);
    }
  },
};

function replayed(rules: AnyGame, position: Position, move: Move): Position {
  if (move.kind === 'undo') return stepBack(move.to, position);
  const next = move.kind === 'leave' ? leave(rules, position, move.seat)! : answer(rules, position, move.given);
  assert(!('refused' in next), 'an answer of the log is refused when it is played again');
  return next.position;
}

/** The rules go on, end, and can be trusted. */
export const flowProperties: readonly Property[] = [ends, isJson, noDeadEnd, accepts, refuses, audits, replays];
