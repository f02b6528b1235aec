import { describe, expect, it } from 'vitest';
import { desktop, isFocused, phone, withBrowser } from './browser.ts';
import { lowContrast } from './contrast.ts';
import { ann, bot, messageBy, shelter, thread } from './sample-world.ts';

const { mock, open } = withBrowser();
/** The right edges of all that sticks out of the window. */
const STICKS_OUT = `[...document.querySelectorAll('main *')].filter((node) => node.getBoundingClientRect().right > innerWidth + 1 && !node.closest('pre, .unseen, .delete')).map((node) => node.className || node.tagName)`;
const WIDTH = 'document.documentElement.scrollWidth';

describe('at 360 px', () => {
  it('nothing overflows sideways, long words included', async () => {
    mock().post(messageBy(ann, mock().nextId(), shelter.id, { content: `${'x'.repeat(300)}\n\`\`\`\n${'code '.repeat(60)}\n\`\`\`` }));
    const page = await open(ann.id, shelter.id, phone);
    expect(await page.evaluate(STICKS_OUT)).toEqual([]);
    expect(await page.evaluate(WIDTH)).toBe(360);
    await page.getByRole('textbox', { name: 'Message' }).fill('/newgame ');
    await page.getByRole('form', { name: '/newgame' }).waitFor();
    expect(await page.evaluate(STICKS_OUT)).toEqual([]);
  });

  it('a long thread name makes room for the people', async () => {
    const page = await open(ann.id, thread.id, phone);
    expect(await page.evaluate(STICKS_OUT)).toEqual([]);
    expect(await page.getByRole('button', { name: 'Dora' }).isVisible()).toBe(true);
  });

  it('a modal fits', async () => {
    const page = await open(ann.id, shelter.id, phone);
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    const box = await page.getByRole('dialog').boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(360);
  });

  it('the channel list is a drawer that opens, leads to a thread and closes', async () => {
    const page = await open(ann.id, shelter.id, phone);
    expect(await page.getByRole('navigation').count()).toBe(0);
    const opener = page.getByRole('button', { name: 'Open the channel list' });
    await opener.press('Enter');
    await page.getByRole('navigation').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('navigation').waitFor({ state: 'detached' });
    expect(await isFocused(opener)).toBe(true);
    await opener.press('Enter');
    await page
      .getByRole('navigation')
      .getByRole('button', { name: new RegExp(thread.name) })
      .click();
    await page.locator('.message', { hasText: 'The game begins.' }).waitFor();
    expect(await page.getByRole('navigation').count()).toBe(0);
  });
});

describe('for everyone', () => {
  it('every control has a name, every picture a description', async () => {
    const page = await open(ann.id, shelter.id);
    const named = `[...document.querySelectorAll('button, a, input, textarea, [role=listbox], [role=log], dialog')].filter((node) => !(node.ariaLabel || node.textContent.trim() || node.labels?.length || node.querySelector('img[alt]:not([alt=""])'))).map((node) => node.outerHTML)`;
    expect(await page.evaluate(named)).toEqual([]);
    expect(await page.locator('.message img:not([alt])').count()).toBe(0);
    expect(await page.locator('h1').count()).toBe(1);
    expect(await page.getByRole('log').count()).toBe(1);
    expect(await page.getByRole('main').count()).toBe(1);
  });

  it('the first stop of the keyboard leads past the channels to the composer', async () => {
    const page = await open(ann.id, shelter.id);
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Skip to the message box');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.tagName')).toBe('TEXTAREA');
  });

  it.each([
    ['desktop', desktop],
    ['phone', phone],
  ])('all text stands out from its ground by 4.5 to 1 (%s)', async (_name, size) => {
    const page = await open(ann.id, shelter.id, size);
    await page.getByRole('button', { name: 'Hand', exact: true }).click();
    await page.locator('.message.ephemeral').waitFor();
    await page.getByRole('button', { name: 'End it' }).click();
    await page.locator('.note').waitFor();
    mock().post(messageBy(bot, mock().nextId(), shelter.id, {}), { state: 'thinking' });
    await page.locator('.thinking').waitFor();
    expect(await lowContrast(page)).toEqual([]);
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await page.getByRole('dialog').waitFor();
    expect(await lowContrast(page)).toEqual([]);
  });

  it('finds a text that does not stand out', async () => {
    const page = await open(ann.id, shelter.id);
    await page.addStyleTag({ content: '.by b { color: #5a4a40 }' });
    expect(await lowContrast(page)).toContain('Ann');
  });
});

describe('archived threads', () => {
  it('are folded until asked for', async () => {
    const page = await open(ann.id, shelter.id);
    const archived = page.getByRole('button', { name: /A game of last week/ });
    expect(await archived.isVisible()).toBe(false);
    await page.getByText('Archived (1)').click();
    expect(await archived.isVisible()).toBe(true);
  });
});
