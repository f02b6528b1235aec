import { describe, expect, it } from 'vitest';
import { withBrowser } from './browser.ts';
import { ann, bob, bot, cem, mentioned, messageBy, secret, shelter, workshop } from './sample-world.ts';

const { mock, open } = withBrowser();

describe('several people', () => {
  it('see each other’s words, each in their own window', async () => {
    const [anns, bobs] = [await open(ann.id, shelter.id), await open(bob.id, shelter.id)];
    await anns.getByRole('textbox', { name: 'Message' }).fill('Who has the lamp?');
    await anns.keyboard.press('Enter');
    await bobs.locator('.message', { hasText: 'Who has the lamp?' }).waitFor();
    expect(await bobs.title()).toMatch(/^(\(\d+\) )?Holdout · local table$/);
  });

  it('see ephemeral answers only as the one who called for them, and can dismiss them', async () => {
    const [anns, bobs] = [await open(ann.id, shelter.id), await open(bob.id, shelter.id)];
    await bobs.getByRole('button', { name: 'Hand', exact: true }).click();
    const answer = bobs.locator('.message.ephemeral', { hasText: 'You pressed hand' });
    await answer.getByText('Only you can see this').waitFor();
    await bobs.getByRole('textbox', { name: 'Message' }).fill('done');
    await bobs.keyboard.press('Enter');
    await anns.locator('.message', { hasText: 'done' }).waitFor();
    expect(await anns.getByText('You pressed hand').count()).toBe(0);
    await answer.getByRole('button', { name: 'Dismiss' }).click();
    await answer.waitFor({ state: 'detached' });
    expect(mock().actions.at(-1)?.action.type).toBe('dismiss');
  });

  it('change places without losing the channel; what was private is gone', async () => {
    const page = await open(ann.id, shelter.id);
    await page.getByRole('button', { name: 'Hand', exact: true }).click();
    await page.locator('.message.ephemeral').waitFor();
    await page.getByRole('button', { name: 'Cem' }).click();
    await page.getByRole('button', { name: 'Cem', pressed: true }).waitFor();
    await page.locator('.message.ephemeral').waitFor({ state: 'detached' });
    expect(new URL(page.url()).searchParams.get('user')).toBe(cem.id);
    expect(new URL(page.url()).searchParams.get('channel')).toBe(shelter.id);
    await page.getByRole('textbox', { name: 'Message' }).fill('Cem here');
    await page.keyboard.press('Enter');
    await page.locator('.message', { hasText: 'Cem here' }).waitFor();
    expect(mock().actions.at(-1)).toEqual({ user: cem.id, action: { type: 'say', channel: shelter.id, content: 'Cem here' } });
  });

  it('do not see a private thread of somebody else', async () => {
    mock().post(messageBy(bot, mock().nextId(), secret.id, { content: 'Your coin' }));
    const page = await open(ann.id, secret.id);
    await page.locator('.message', { hasText: 'Your coin' }).waitFor();
    await page.getByRole('button', { name: /^Bob/ }).click();
    await page.getByRole('heading', { level: 1, name: 'shelter' }).waitFor();
    expect(await page.getByRole('navigation').getByText(secret.name).count()).toBe(0);
    expect(await page.getByText('Your coin').count()).toBe(0);
  });

  it('are told of pings: a mark on the channel, on the person and in the title', async () => {
    const page = await open(ann.id, shelter.id);
    mock().post(messageBy(bot, mock().nextId(), workshop.id, { content: `<@${cem.id}>, your turn`, mentions: [mentioned(cem)] }));
    mock().post(messageBy(bot, mock().nextId(), workshop.id, { content: `<@${ann.id}>, too`, mentions: [mentioned(ann)] }));
    await page.getByRole('button', { name: 'workshop 1 ping' }).waitFor();
    await page.getByRole('button', { name: 'Cem 1 ping' }).waitFor();
    await page.waitForFunction(`document.title === '(1) Holdout · local table'`);
    await page.getByRole('button', { name: 'workshop 1 ping' }).click();
    await page.locator('.message.pings', { hasText: 'too' }).waitFor();
    await page.waitForFunction(`document.title === 'Holdout · local table'`);
    expect(await page.locator('.message.pings').count()).toBe(1);
    await page.getByRole('button', { name: 'Cem 1 ping' }).click();
    await page.locator('.message.pings', { hasText: 'your turn' }).waitFor();
    expect(await page.locator('.message.pings').count()).toBe(1);
  });

  it('delete a public message only when they say so twice', async () => {
    const page = await open(ann.id, shelter.id);
    const row = page.locator('.message', { hasText: 'Anybody for a round' });
    await row.getByRole('button', { name: 'Delete' }).click();
    expect(mock().actions).toEqual([]);
    await row.getByRole('button', { name: 'Delete for everyone?' }).click();
    await row.waitFor({ state: 'detached' });
    expect(mock().actions.map(({ action }) => action.type)).toEqual(['delete']);
  });
});

describe('the connection', () => {
  it('says that it is lost, comes back by itself and shows what happened meanwhile', async () => {
    const page = await open(ann.id, shelter.id);
    await mock().stop();
    await page.getByText('Offline, reconnecting…').waitFor();
    mock().post(messageBy(bob, mock().nextId(), shelter.id, { content: 'While you were away' }));
    await mock().restart();
    await page.locator('.message', { hasText: 'While you were away' }).waitFor();
    expect(await page.getByText('Offline, reconnecting…').count()).toBe(0);
  });

  it('says when the bot is not running', async () => {
    const page = await open(ann.id, shelter.id);
    mock().send({ type: 'online', online: false });
    await page.getByRole('status').getByText('The bot is not running.').waitFor();
    mock().send({ type: 'online', online: true });
    await page.getByText('The bot is not running.').waitFor({ state: 'detached' });
    expect(await page.locator('.link-state').textContent()).toBe('');
  });
});
