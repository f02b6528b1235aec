import { describe, expect, it } from 'vitest';
import { isFocused, withBrowser } from './browser.ts';
import { ann, shelter } from './sample-world.ts';

const { mock, open } = withBrowser();
const lastAction = () => mock().actions.at(-1)?.action;

describe('the composer', () => {
  it('sends a plain message with Enter and is empty then', async () => {
    const page = await open(ann.id, shelter.id);
    const box = page.getByRole('textbox', { name: 'Message' });
    await box.fill('To the bunker!');
    await box.press('Enter');
    await page.locator('.message').getByText('To the bunker!').waitFor();
    expect(lastAction()).toEqual({ type: 'say', channel: shelter.id, content: 'To the bunker!' });
    expect(await box.inputValue()).toBe('');
  });

  it('filters commands as one types, those that begin with it first', async () => {
    const page = await open(ann.id, shelter.id);
    await page.keyboard.press('/');
    const list = page.getByRole('listbox', { name: 'Commands' });
    expect(await list.getByRole('option').count()).toBe(6);
    await page.keyboard.type('re');
    expect(await list.locator('.label').allTextContents()).toEqual(['/refused']);
    await page.keyboard.type('x');
    expect(await page.getByText('No such command').isVisible()).toBe(true);
    await page.keyboard.press('Enter');
    expect(mock().actions).toEqual([]);
  });

  it('hears a slash from the first moment it is there', async () => {
    const page = await open(ann.id, shelter.id);
    const pressSlashAtOnce = `new MutationObserver((_, watch) => {
      if (!document.querySelector('.composer')) return;
      watch.disconnect();
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true }));
    }).observe(document, { childList: true, subtree: true });`;
    await page.addInitScript({ content: pressSlashAtOnce });
    await page.reload();
    await page.getByRole('listbox', { name: 'Commands' }).waitFor();
    expect(await page.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('/');
  });

  it('plays a command with autocomplete by keyboard alone', async () => {
    const page = await open(ann.id, shelter.id);
    await page.keyboard.press('/');
    await page.keyboard.type('new');
    await page.keyboard.press('Enter');
    const game = page.getByRole('combobox', { name: 'game required' });
    await page.keyboard.type('city');
    await page.getByRole('option', { name: 'Silver City' }).waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => game.inputValue()).toBe('Silver City');
    await page.keyboard.press('Tab');
    await page.keyboard.type('3');
    await page.keyboard.press('Tab');
    await page.keyboard.type('t');
    await page.getByRole('option', { name: 'True' }).waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.locator('.message.ephemeral').waitFor();
    expect(lastAction()).toEqual({
      type: 'command',
      channel: shelter.id,
      path: ['newgame'],
      values: { game: 'silver', seats: 3, practice: true },
    });
    expect(await isFocused(page.getByRole('textbox', { name: 'Message' }))).toBe(true);
  });

  it('asks the bot with the option in focus and what is typed in it', async () => {
    const page = await open(ann.id, shelter.id);
    await page.keyboard.press('/');
    await page.keyboard.type('newgame ');
    await page.keyboard.type('road');
    await expect
      .poll(() => mock().suggestions.at(-1))
      .toEqual({ channel: shelter.id, path: ['newgame'], focus: 'game', values: { game: 'road' } });
    await page.getByRole('option', { name: 'Road to the Bunker', selected: true }).waitFor();
    expect(await page.getByRole('option').count()).toBe(1);
  });

  it('names what is missing or wrong and sends nothing', async () => {
    const page = await open(ann.id, shelter.id);
    await page.keyboard.press('/');
    await page.keyboard.type('newgame ');
    await page.getByRole('button', { name: 'Send' }).click();
    expect(await page.getByRole('alert').textContent()).toBe('Fill in “game”.');
    await page.getByRole('combobox', { name: 'game required' }).fill('road');
    await page.getByRole('textbox', { name: /seats/ }).fill('5');
    await page.getByRole('button', { name: 'Send' }).click();
    expect(await page.getByRole('alert').textContent()).toBe('“seats” must be at least 2 and at most 4.');
    expect(mock().actions).toEqual([]);
  });

  it('leaves a command with Escape', async () => {
    const page = await open(ann.id, shelter.id);
    await page.keyboard.press('/');
    await page.keyboard.type('rules ');
    const form = page.getByRole('form', { name: '/rules' });
    const suggestions = form.locator('.suggestions');
    await suggestions.waitFor();
    await page.keyboard.press('Escape');
    await suggestions.waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await form.waitFor({ state: 'detached' });
    expect(mock().actions).toEqual([]);
  });

  it('sends a command without options with Enter, and finds subcommands', async () => {
    const page = await open(ann.id, shelter.id);
    await page.keyboard.press('/');
    await page.keyboard.type('data export ');
    await page.keyboard.press('Enter');
    await page.locator('.called', { hasText: '/data export' }).waitFor();
    expect(lastAction()).toEqual({ type: 'command', channel: shelter.id, path: ['data', 'export'], values: {} });
  });

  it('says privately that the bot was silent, until dismissed', async () => {
    const page = await open(ann.id, shelter.id);
    await page.keyboard.press('/');
    await page.keyboard.type('silence ');
    await page.keyboard.press('Enter');
    const note = page.getByRole('alert').filter({ hasText: 'The application did not respond' });
    await note.getByText('Only you can see this').waitFor();
    await note.getByRole('button', { name: 'Dismiss' }).click();
    expect(await note.count()).toBe(0);
  });

  it('shows the server’s refusal and keeps the command', async () => {
    const page = await open(ann.id, shelter.id);
    await page.keyboard.press('/');
    await page.keyboard.type('refused ');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('This command is not allowed here. Use it in a channel.').waitFor();
    expect(await page.getByRole('form', { name: '/refused' }).count()).toBe(1);
  });
});
