import { movedClock } from './moved-clock.ts';
import { accepted, act, click, lobby, scavenging, started, type World, world } from './world.ts';

/** An id that stands in no other word of the file. */
export const ANN = '812345678901234567';
export const [BOB, CEM] = ['898765432109876543', '877777777777777777'];

/** Plays a match to its end; whose turn it is searches until somebody has found enough. */
export async function finished(made: World, users: readonly string[]): Promise<string> {
  const { id } = await scavenging(made.service, users, { goal: '6' });
  for (let look = await made.service.lookAtTable(id); look!.match.status === 'running'; look = await made.service.lookAtTable(id))
    await act(made.service, id, users[look!.sight!.awaited[0]!]!, 'search');
  return id;
}

/** Ann in every table of the file: matches that are over, run, wait and were called off; kicks, votes, settings, absences. */
export async function busy() {
  const clock = movedClock();
  const made = world({ now: clock.now });
  const { service } = made;
  const over = await finished(made, [ANN, BOB]);
  await service.prefer({ user: ANN, given: { zone: 'Europe/Berlin', quiet: '22-8' } });
  await service.prefer({ user: BOB, given: { zone: 'Asia/Tokyo' } });
  const running = (await scavenging(service, [ANN, BOB, CEM])).id;
  accepted(await service.leave({ match: running, user: BOB, interaction: click() }));
  accepted(await service.offer({ match: running, user: ANN, seat: 1, interaction: click() }));
  const open = (await lobby(service, [BOB, ANN])).id;
  const kicked = (await lobby(service, [CEM, ANN])).id;
  accepted(await service.kick({ match: kicked, user: CEM, seat: 1, interaction: click(), asModerator: false }));
  const calledOff = (await started(service, [ANN, CEM])).id;
  accepted(await service.end({ match: calledOff, user: ANN, interaction: click(), asModerator: false }));
  const again = accepted(await service.rematch({ match: over, user: BOB, place: { guild: 'g', channel: 'c' }, interaction: click() })).match
    .id;
  accepted(await service.away({ user: ANN, until: '5', interaction: 'away-1' }));
  accepted(await service.away({ user: BOB, until: '5', interaction: 'away-2' }));
  await service.idle();
  return { ...made, clock, over, running, open, kicked, calledOff, again };
}
