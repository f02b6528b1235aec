import { describe, expect, it } from 'vitest';
import { createAnnouncer } from '../../src/discord/announcer.ts';
import { createProjection } from '../../src/discord/projection.ts';
import { DAY } from '../../src/match/pace.ts';
import { movedClock } from '../match/moved-clock.ts';
import { act, scavenging } from '../match/world.ts';
import { badGateway, house, textOf } from './house.ts';

describe('a table under many words', () => {
  const tables = ({ post }: ReturnType<typeof house>) =>
    [...post.messages].filter(([, m]) => textOf(m.screen).includes('"custom_id":"v:more'));

  it.each([
    ['send', 'after'],
    ['edit', 'after'],
    ['send', 'before'],
    ['edit', 'before'],
  ] as const)('is put up below once when a %s fails %s it took effect, also by the process that comes next', async (call, when) => {
    const clock = movedClock();
    const h = house({ now: clock.now });
    const { id } = await scavenging(h.service);
    await h.announcer.wake();
    const before = (await h.store.surfaces.get(id, 'table'))!.message;
    h.post.talk = 21;
    await act(h.service, id, 'ann', 'rest');
    await h.context.projection.show(id);
    h.post.faults = [{ call, after: when === 'after', error: badGateway() }];
    await h.announcer.wake();
    h.announcer.close();
    h.context.projection.close();
    const next = createProjection(h.context);
    const announcer = createAnnouncer({ ...h.context, projection: next });
    await next.heal(await h.store.surfaces.behind());
    clock.pass(DAY);
    await announcer.wake();
    announcer.close();
    const { message } = (await h.store.surfaces.get(id, 'table'))!;
    expect(message).not.toBe(before);
    expect(tables(h).map(([found]) => found)).toEqual([message]);
  });
});
