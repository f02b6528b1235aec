import { describe, expect, it } from 'vitest';
import { botMove } from '../../src/bots/bots.ts';
import type { Game } from '../../src/games/face.ts';
import { games } from '../../src/games/index.ts';
import type { Message } from '../../src/kernel/message.ts';
import type { Seat } from '../../src/kernel/position.ts';
import type { Sight } from '../../src/kernel/sight.ts';
import type { Hand } from '../../src/local/people/hand.ts';
import { DAY } from '../../src/match/pace.ts';
import { HOUR } from '../match/moved-clock.ts';
import { accepted, click } from '../match/world.ts';
import { begun, type Calendar, calendar, readIn, said } from './calendar.ts';
import { buttonOf, wordsOf } from './rig.ts';

/** Stands in all that a game says to one person alone. */
const MARK = 'for your eyes only';

/** The game with that mark on its hands, its questions and the secret part of what happens. */
function marked({ rules, face, ...game }: Game): Game {
  const mark = (line: Message): Message => ({ id: 'month.marked', args: { line } });
  const steps = Object.entries(rules.steps).map(([name, step]) => {
    if (!('ask' in step)) return [name, step];
    const ask: typeof step.ask = (...asked) => {
      const made = step.ask(...asked);
      return { ...made, text: mark(made.text) };
    };
    return [name, { ...step, ask }];
  });
  return {
    ...game,
    rules: { ...rules, steps: Object.fromEntries(steps) },
    face: {
      ...face,
      hand: (sight) => {
        const { scene, text } = face.hand(sight);
        return { scene, text: text.map(mark) };
      },
      line: (event) => {
        const line = face.line(event);
        return line && event.secret !== undefined ? mark(line) : line;
      },
      catalogue: { ...face.catalogue, en: { ...face.catalogue.en, 'month.marked': `${MARK}: {line}` } },
    },
  };
}

/** Answers that a match takes at most once everybody plays on. */
const MOST_ANSWERS = 3_000;

/** A slow match of four and those who sit at it, and what they do in it. */
async function fourAtATable(game: Game) {
  const days = await calendar(Date.UTC(2030, 0, 2, 9), [marked(game)]);
  const { house, pass } = days;
  const [ann, bob, cem, dee] = ['Ann', 'Bob', 'Cem', 'Dee'].map((name) => house.local.hand(name)) as [Hand, Hand, Hand, Hand];
  const { id, thread } = await begun(days, game.rules.id, ['Ann', 'Bob', 'Cem', 'Dee'], { pace: 'slow' });
  const match = async () => (await house.service.lookAtTable(id))!.match;
  /** Each time that was given to one of those who are not there, by seat: since when and until when. */
  const times = new Map<Seat, Map<number, number>>([2, 3].map((seat) => [seat, new Map()]));

  const note = async () => {
    const { awaited, automatic, holders } = (await house.store.load(id))!;
    for (const { seat, since, due } of awaited)
      if (due && !('asleep' in holders[seat]!) && !automatic.some((answered) => answered.seat === seat))
        times.get(seat)?.set(since.getTime(), due.getTime());
    const calls = ann.sees(thread).filter((message) => /you are asked in|still waits for you/.test(wordsOf(message)));
    expect(calls.length).toBeLessThanOrEqual(1);
  };

  /** Somebody answers as a computer player would, if they are asked. */
  const answer = async (hand: Hand): Promise<boolean> => {
    const look = (await house.service.look(id, hand.id))!;
    const seat = look.viewer as Seat;
    if (!look.sight?.awaited.includes(seat) || look.sealed) return false;
    const move = botMove(
      game.bot,
      look.sight as Sight<Seat>,
      () => 0.5,
      () => {},
    )!;
    const { serial, key } = move.prompt;
    accepted(await house.service.answer({ match: id, user: hand.id, interaction: click(), serial, key, picks: move.picks }));
    await house.settled();
    return true;
  };

  /** Days at the table: whoever is there looks in each morning and each evening, and answers what they are asked. */
  const live = async (present: readonly Hand[], count: number, enough: () => Promise<boolean> = async () => false) => {
    for (let hour = 0; hour < count * 24 && (await match()).status === 'running' && !(await enough()); hour++) {
      await note();
      if (hour % 12 === 1) for (const hand of present) await answer(hand);
      await note();
      await pass(HOUR);
    }
  };
  /** Somebody looks at all that is for them: what they are asked, what they hold, and what happened. */
  const look = async (hand: Hand, ...buttons: readonly string[]) => {
    for (const button of buttons) await house.press(hand, await house.tablePost(id), button);
  };
  return { days, ...days, ann, bob, cem, dee, id, thread, match, times, answer, live, look };
}

type Table = Awaited<ReturnType<typeof fourAtATable>>;

const isAsleep = async ({ match }: Table, ...seats: readonly Seat[]) => {
  const { holders } = await match();
  return seats.every((seat) => 'asleep' in holders[seat]!);
};

/** Plays on at once, whoever is asked, until the match is over. */
async function playToTheEnd({ answer, match, pass, ann, bob, cem }: Table): Promise<void> {
  for (let n = 0; n < MOST_ANSWERS && (await match()).status === 'running'; n++) {
    const answered = [await answer(ann), await answer(bob), await answer(cem)];
    if (!answered.includes(true)) await pass(10_000);
  }
}

/** When somebody is called who never answers: when they are asked, at half of their time and near its end. */
const calledIn = (times: ReadonlyMap<number, number>): readonly number[] =>
  [...times].flatMap(([since, due]) => [since, since + (due - since) / 2, since + ((due - since) * 7) / 8]);

const momentsOf = ({ pings }: Calendar, name: string, until: number) =>
  pings().flatMap(({ at, names }) => (names.includes(name) && at <= until ? [at] : []));

describe.each(games.map((game) => [game.rules.id, game] as const))('a month of %s', (_, game) => {
  it('in which half of the people are not there goes on, calls each as it should, and shows nobody what is another’s', async () => {
    const table = await fourAtATable(game);
    const { days, house, ann, bob, cem, dee, thread, id, live, match, now, pings, times, answer, look } = table;
    const { title } = game.face;
    const name = (game.face.catalogue.en as { readonly [id: string]: string })[title.id]!;

    const began = now();
    for (const hand of [ann, bob]) await look(hand, 'Act', 'Hand');

    // Cem and Dee never come: each misses two deadlines and is asleep.
    await live([ann, bob], 14, () => isAsleep(table, 2, 3));
    expect(await isAsleep(table, 2, 3)).toBe(true);
    for (const [seat, who] of [
      [2, 'Cem'],
      [3, 'Dee'],
    ] as const) {
      const given = times.get(seat)!;
      expect([...given].map(([since, due]) => due - since)).toEqual([3 * DAY, DAY]);
      const asleep = Math.max(...given.values());
      expect(momentsOf(days, who, now())).toEqual([...calledIn(given), asleep]);
      expect(pings().filter(({ names, at }) => names.includes(who) && at === asleep)).toMatchObject([
        { words: expect.stringContaining('time was up for you twice') },
      ]);
    }

    for (const hand of [ann, bob]) await look(hand, 'Log');

    // Bob is away for a week: he is asked once at most, and the match waits for him.
    await said(days, bob, 'away', { until: '7' });
    const left = now();
    await live([ann], 7);
    const whileAway = pings().filter(({ at, names }) => at > left && names.includes('Bob'));
    expect(whileAway.length).toBeLessThanOrEqual(1);
    expect(
      (await house.service.log(id, bob.id, 40)).filter(({ at, seat, how }) => at.getTime() > left && seat === 1 && how === 'deadline'),
    ).toEqual([]);

    // A pause of three days in which nobody hears anything.
    await live([ann, bob], 2);
    await said(days, ann, 'pause', { match: id });
    await house.press(bob, ann.sees(thread).findLast((message) => buttonOf(message, 'Agree'))!, 'Agree');
    const paused = now();
    await live([], 3);
    expect(pings().filter(({ at }) => at > paused && at < now())).toEqual([]);
    await said(days, bob, 'resume', { match: id });

    // Cem comes back, is told what happened, and plays on.
    const seen = cem.sees().length;
    await house.press(cem, await house.tablePost(id), 'Act');
    expect(cem.sees().slice(seen).map(wordsOf).join()).toContain('Welcome back: the seat is yours again.');
    expect(await isAsleep(table, 2)).toBe(false);
    expect(await isAsleep(table, 3)).toBe(true);

    // Somebody takes an answer back, as all who are awake agree.
    let asker: Hand | null = null;
    for (let hours = 0; hours < 48 && !asker; hours++) {
      for (const hand of [ann, bob, cem]) if (!asker && (await answer(hand))) asker = hand;
      if (!asker) await days.hours(1);
    }
    expect(await said(days, asker!, 'undo', { match: id, ask: true })).toContain('The others are asked.');
    for (const hand of [ann, bob, cem].filter((one) => one !== asker)) await said(days, hand, 'vote', { match: id, agree: true });
    expect(readIn(days, thread)).toContain('All agreed: what was played since the newest answer of');
    expect((await match()).awaited.map(({ seat }) => seat)).toContain([ann, bob, cem].indexOf(asker!));

    for (const hand of [ann, bob, cem]) await look(hand, 'Hand', 'Log');
    await live([ann, bob, cem], 30 - Math.round((now() - began) / DAY));
    const late = pings().filter(({ words }) => words.includes('still waits for you'));
    expect(late.filter(({ names }) => names.includes('Ann') || names.includes('Bob'))).toEqual([]);
    await playToTheEnd(table);
    expect((await match()).status).toBe('over');
    expect(momentsOf(days, 'Dee', now())).toEqual([...calledIn(times.get(3)!), Math.max(...times.get(3)!.values())]);

    // They play again: the three others are invited, whoever was second sits first.
    const calls = pings().length;
    await house.press(ann, await house.tablePost(id), 'Rematch');
    expect(pings().slice(calls)).toMatchObject([
      { names: ['Bob', 'Cem', 'Dee'], words: expect.stringContaining(`would like to play ${name} again`) },
    ]);
    const { rematch } = await match();
    const lobby = (await house.store.surfaces.get(rematch!, 'lobby'))!.message;
    await bob.click(lobby, 'Join');
    await house.press(ann, ann.sees('general').find((message) => message.id === lobby)!, 'Start');
    const again = (await house.service.lookAtTable(rematch!))!.match;
    expect([again.status, again.holders]).toEqual(['running', [bob, ann].map((hand) => ({ kind: 'user', user: hand.id }))]);

    // Each was told things for their eyes only, and none of them stands anywhere else.
    expect([ann, bob, cem].map((hand) => JSON.stringify(hand.sees()).includes(MARK))).toEqual([true, true, true]);
    expect(house.publicPosts().filter((body) => body.includes(MARK))).toEqual([]);
    expect(house.violations()).toEqual([]);
    expect(JSON.stringify(dee.sees())).not.toContain(MARK);
  });
});
