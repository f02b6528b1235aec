import { createMatchService } from '../../src/match/service.ts';
import { openStore } from '../../src/store/store.ts';
import { games } from '../match/world.ts';

/**
 * A process of its own that plays without end and says on its output what was acknowledged: first the match, then a line
 * `interaction version` for each answer. Takes the database file as its argument. It is made to be killed.
 */
const store = openStore(process.argv[2]!);
const service = createMatchService({ store, games });
const say = (line: string) => process.stdout.write(`${line}\n`);

const place = { guild: null, channel: 'c' };
const created = await service.create({ game: 'toy', host: 'ann', place, settings: { goal: '60' }, interaction: 'create' });
if ('refused' in created) throw new Error('no match');
const match = created.match.id;
await service.join({ match, user: 'bob', interaction: 'join' });
await service.start({ match, user: 'ann', interaction: 'start' });
say(match);
for (let n = 0; ; n++) {
  const user = n % 2 ? 'bob' : 'ann';
  const prompt = (await service.look(match, user))?.sight?.prompts[0];
  if (!prompt) throw new Error(`${user} is not asked`);
  const pick = prompt.ask.options.find(({ id }) => id === 'rest') ?? prompt.ask.options[0]!;
  const done = await service.answer({ match, user, interaction: `answer-${n}`, serial: prompt.serial, key: prompt.key, picks: [pick.id] });
  if ('refused' in done) throw new Error(done.refused.id);
  say(`answer-${n} ${done.match.version}`);
}
