import { describe, expect, it } from 'vitest';
import { act, click, lobby, place, scavenging, started } from '../match/world.ts';
import { badGateway, house, refusedWith, textOf, verbId } from './house.ts';
import { SECRET } from './toys.ts';

const tableOf = async ({ store, post }: ReturnType<typeof house>, match: string) => {
  const surface = await store.surfaces.get(match, 'table');
  return { surface, message: surface && post.messages.get(surface.message) };
};

describe('the lobby post', () => {
  it('is sent once, then edited as people come in', async () => {
    const h = house();
    const { id } = await lobby(h.service, ['ann']);
    await h.context.projection.show(id);
    await h.service.join({ match: id, user: 'bob', interaction: click() });
    await h.context.projection.show(id);
    expect([...h.post.messages.values()].map(({ channel, edits }) => [channel, edits])).toEqual([[place.channel, 1]]);
    expect(textOf([...h.post.messages.values()][0]!.screen)).toContain('<@bob>');
  });

  it('is left alone while nothing changed', async () => {
    const h = house();
    const { id } = await lobby(h.service);
    await h.context.projection.show(id);
    await h.context.projection.show(id);
    expect([...h.post.messages.values()][0]!.edits).toBe(0);
  });

  it('is posted again when somebody deletes it', async () => {
    const h = house();
    const { id } = await lobby(h.service);
    await h.context.projection.show(id);
    const [first] = h.post.messages.keys();
    h.post.messages.delete(first!);
    await h.context.projection.lost(first!);
    expect([...h.post.messages.keys()]).not.toContain(first);
    expect(h.post.messages.size).toBe(1);
  });

  it('becomes a signpost to the thread, and is not posted again after the start', async () => {
    const h = house();
    const { id, host } = await lobby(h.service);
    await h.context.projection.show(id);
    const [post] = h.post.messages.keys();
    await h.service.start({ match: id, user: host, interaction: click() });
    await h.context.projection.show(id);
    expect(textOf(h.post.messages.get(post!)!.screen)).toContain(`<#thread-of-${post}>`);
    h.post.messages.delete(post!);
    await h.context.projection.lost(post!);
    expect([...h.post.messages.values()].filter(({ channel }) => channel === place.channel)).toEqual([]);
  });

  it('says in the end who won, and stays untouched by moves in between', async () => {
    const h = house();
    const { id, host } = await lobby(h.service);
    await h.context.projection.show(id);
    const [post] = h.post.messages.keys();
    await h.service.start({ match: id, user: host, interaction: click() });
    await h.context.projection.show(id);
    const { edits } = h.post.messages.get(post!)!;
    for (const user of ['ann', 'bob']) await act(h.service, id, user, 'cell:2');
    await h.context.projection.show(id);
    expect(h.post.messages.get(post!)!.edits).toBe(edits);
    await h.service.end({ match: id, user: host, interaction: click(), asModerator: false });
    await h.context.projection.show(id);
    expect(textOf(h.post.messages.get(post!)!.screen)).toContain('called off');
  });
});

describe('the table post', () => {
  it('stands in a thread off the lobby post and moves the match there', async () => {
    const h = house();
    const { id, host } = await lobby(h.service);
    await h.context.projection.show(id);
    const [lobbyPost] = h.post.messages.keys();
    await h.service.start({ match: id, user: host, interaction: click() });
    await h.context.projection.show(id);
    const { surface } = await tableOf(h, id);
    expect(surface?.channel).toBe(`thread-of-${lobbyPost}`);
    expect((await h.service.lookAtTable(id))?.match.place.channel).toBe(`thread-of-${lobbyPost}`);
  });

  it('stands in the channel where no thread is possible, and asks for one only once', async () => {
    const h = house();
    h.post.threadsPossible = false;
    const { id, host } = await lobby(h.service);
    await h.context.projection.show(id);
    await h.service.start({ match: id, user: host, interaction: click() });
    h.post.faults = [{ call: 'openThread', after: false, error: refusedWith(50013, 403) }];
    await h.context.projection.show(id);
    expect((await tableOf(h, id)).surface?.channel).toBe(place.channel);
    h.post.threadsPossible = true;
    await act(h.service, id, 'ann', 'cell:1');
    await h.context.projection.show(id);
    expect(h.post.threads).toEqual([]);
  });

  it('shows the newest version with as few edits as can be', async () => {
    const h = house();
    const { id } = await scavenging(h.service);
    await h.context.projection.show(id);
    await act(h.service, id, 'ann', 'walk');
    const shows = [h.context.projection.show(id)];
    await act(h.service, id, 'ann', 'walk');
    shows.push(h.context.projection.show(id), h.context.projection.show(id), h.context.projection.show(id));
    await Promise.all(shows);
    const { surface, message } = await tableOf(h, id);
    expect(surface?.shownVersion).toBe((await h.service.lookAtTable(id))!.match.version);
    expect(message?.edits).toBeLessThanOrEqual(2);
  });

  it('tells nobody what only a seat may know', async () => {
    const h = house();
    const { id } = await scavenging(h.service);
    await h.context.projection.show(id);
    const { message } = await tableOf(h, id);
    expect(JSON.stringify([message!.screen.components, message!.screen.pictures.map(({ alt, name }) => [alt, name])])).not.toContain(
      SECRET,
    );
    expect(textOf(message!.screen)).toContain(verbId('act', id));
  });

  it.each([
    ['deleted', 10008],
    ['too old for another edit', 30046],
  ])('is replaced when it is %s (%i)', async (_, code) => {
    const h = house();
    const { id } = await scavenging(h.service);
    await h.context.projection.show(id);
    const before = (await tableOf(h, id)).surface!.message;
    await act(h.service, id, 'ann', 'walk');
    h.post.faults = [{ call: 'edit', after: false, error: refusedWith(code) }];
    await h.context.projection.show(id);
    const { surface, message } = await tableOf(h, id);
    expect(surface!.message).not.toBe(before);
    expect(message).toBeDefined();
    expect(h.post.removed).toEqual([before]);
  });

  it('is found again, not doubled, when Discord lost its answer to the post', async () => {
    const h = house();
    const { id } = await scavenging(h.service);
    h.post.faults = [{ call: 'send', after: true, error: badGateway() }];
    await h.context.projection.show(id);
    expect((await tableOf(h, id)).surface).toBeNull();
    await h.context.projection.show(id);
    expect(h.post.messages.size).toBe(1);
    expect((await tableOf(h, id)).message?.edits).toBe(1);
  });

  it('comes back in the channel, in a new thread, when its thread was deleted', async () => {
    const h = house();
    const { id, host } = await lobby(h.service);
    await h.context.projection.show(id);
    await h.service.start({ match: id, user: host, interaction: click() });
    await h.context.projection.show(id);
    const thread = (await tableOf(h, id)).surface!.channel;
    h.post.faults = [{ call: 'send', after: false, error: refusedWith(10003, 404) }];
    await h.context.projection.placesLost([thread]);
    expect(h.post.threads).toHaveLength(2);
    expect((await tableOf(h, id)).message?.channel).toBe(h.post.threads[1]);
  });

  it('waits when the bot may not post, and is healed later', async () => {
    const h = house();
    const { id } = await scavenging(h.service);
    h.post.faults = [{ call: 'send', after: false, error: refusedWith(50013, 403) }];
    await h.context.projection.show(id);
    expect(h.post.messages.size).toBe(0);
    await h.context.projection.heal(await h.store.surfaces.behind());
    expect((await tableOf(h, id)).message).toBeDefined();
  });

  it('is healed at start-up when the program died before it was posted or brought up to date', async () => {
    const h = house();
    const { id } = await started(h.service);
    await h.context.projection.heal(await h.store.surfaces.behind());
    await act(h.service, id, 'ann', 'cell:3');
    await h.context.projection.heal(await h.store.surfaces.behind());
    const { surface, message } = await tableOf(h, id);
    expect(surface?.shownVersion).toBe((await h.service.lookAtTable(id))!.match.version);
    // Once to be sure of what was posted, once for the move.
    expect(message?.edits).toBe(2);
  });
});
