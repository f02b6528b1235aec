import { expect, it } from 'vitest';
import { stateLine } from '../../src/discord/table-post.ts';
import { accepted, click, scavenging } from '../match/world.ts';
import { house } from './house.ts';

it('says since when somebody is asked, whatever else happens at the table meanwhile', async () => {
  let now = Date.UTC(2030, 0, 1);
  const { service } = house({ now: () => new Date(now) });
  const { id } = await scavenging(service);
  const asked = { id: 'table.state.waiting', args: { who: [{ seat: 0 }], since: `<t:${now / 1_000}:R>` } };
  expect(stateLine((await service.lookAtTable(id))!)).toEqual(asked);
  now += 3_600_000;
  accepted(await service.propose({ match: id, user: 'bob', interaction: click(), wish: 'pause' }));
  const look = (await service.lookAtTable(id))!;
  expect(look.match.updatedAt).toEqual(new Date(now));
  expect(stateLine(look)).toEqual(asked);
});
