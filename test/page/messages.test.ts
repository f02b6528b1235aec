import { describe, expect, it } from 'vitest';
import { isFocused, withBrowser } from './browser.ts';
import { ann, bob, bot, messageBy, shelter, thread } from './sample-world.ts';

const { mock, open } = withBrowser();

describe('what messages show', () => {
  it('shows markdown, with mentions by name and a spoiler that opens', async () => {
    const page = await open(ann.id, shelter.id);
    const text = page.locator('.message', { hasText: 'the spoiler' });
    expect(await text.getByRole('heading', { name: 'Text' }).count()).toBe(1);
    expect(await text.locator('strong').textContent()).toBe('bold');
    expect(await text.locator('ol > li').allTextContents()).toEqual(['first', 'second']);
    expect(await text.locator('pre').textContent()).toBe('const coins = 3;');
    expect(await text.getByText('14 November 2023').count()).toBe(1);
    await text.getByRole('button', { name: 'Spoiler' }).press('Enter');
    expect(await text.locator('.spoiler.open').textContent()).toBe('the spoiler');
    await text.getByRole('button', { name: `#${thread.name}` }).click();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(thread.name);
  });

  it('shows embeds, pictures with alt text, files and the edited mark', async () => {
    const page = await open(ann.id, shelter.id);
    const stock = page.locator('.message', { hasText: 'Tonight’s stock' });
    expect(await stock.getByRole('heading', { name: 'Stock of the shelter' }).count()).toBe(1);
    expect(await stock.locator('dt').allTextContents()).toEqual(['Water', 'Tins', 'Note']);
    expect(await stock.getByRole('button', { name: 'Enlarge: Dusk over the bunker' }).count()).toBe(1);
    expect(await stock.getByRole('link', { name: 'notes.txt' }).getAttribute('download')).toBe('notes.txt');
    expect(await stock.getByText('(edited)').count()).toBe(1);
  });

  it('shows every kind of component', async () => {
    const page = await open(ann.id, shelter.id);
    const classic = page.locator('.message', { hasText: 'Classic components' });
    expect(await classic.locator('.row').first().getByRole('button').allTextContents()).toEqual([
      'Join',
      'Leave',
      'Start',
      'End it',
      'Later',
    ]);
    expect(await classic.getByRole('button', { name: 'Later' }).isDisabled()).toBe(true);
    expect(await classic.getByRole('combobox').count()).toBe(4);
    const pack = page.locator('.message', { hasText: 'Your pack' });
    expect(await pack.locator('.container').getAttribute('style')).toContain('rgb(0, 158, 115)');
    expect(await pack.locator('.section').nth(0).getByRole('button', { name: 'Enlarge: A pack' }).count()).toBe(1);
    expect(await pack.locator('.section').nth(1).getByRole('button', { name: 'Refill' }).count()).toBe(1);
    expect(await pack.getByRole('button', { name: 'Enlarge: North door' }).count()).toBe(1);
    expect(await pack.getByRole('button', { name: 'Enlarge: South door' }).count()).toBe(0);
    expect(await pack.getByRole('link', { name: 'map.svg' }).count()).toBe(1);
    expect(await page.getByRole('link', { name: 'Rules' }).getAttribute('href')).toBe('https://example.org/rules');
    expect(await page.getByText('This part cannot be shown here.').count()).toBe(0);
  });

  it('enlarges a picture in a dialog that Escape closes, with the focus back on it', async () => {
    const page = await open(ann.id, shelter.id);
    const picture = page.getByRole('button', { name: /Four sides of a bunker/ });
    await picture.press('Enter');
    const dialog = page.getByRole('dialog', { name: /Four sides of a bunker/ });
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await isFocused(picture)).toBe(true);
  });

  it('enlarges a picture whole with the way out beneath it, and shows it in its own size at a click', async () => {
    const long = 'A very long description of every cell. '.repeat(26);
    const board = { id: '5', filename: 'tall.svg', description: long, content_type: 'image/svg+xml', width: 1200, height: 1500 };
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1500"><rect width="1200" height="1500" fill="#456"/></svg>';
    const url = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    const id = mock().nextId();
    mock().post(messageBy(bot, id, shelter.id, { attachments: [{ ...board, size: 100, url, proxy_url: url }] }));
    const page = await open(ann.id, shelter.id);
    await page.locator(`#m-${id} .picture`).click();
    const picture = page.locator('.lightbox img');
    await page.waitForFunction(`document.querySelector('.lightbox img').naturalHeight > 0`);
    const whole = (await picture.boundingBox())!;
    expect(whole.y).toBeGreaterThanOrEqual(0);
    expect(whole.height).toBeGreaterThan(400);
    expect(whole.width / whole.height).toBeCloseTo(1200 / 1500, 1);
    const close = (await page.getByRole('button', { name: 'Close', exact: true }).boundingBox())!;
    expect(whole.y + whole.height).toBeLessThan(close.y);
    expect(close.y + close.height).toBeLessThanOrEqual(800);
    await picture.click();
    expect((await picture.boundingBox())!).toMatchObject({ width: 1200, height: 1500 });
    await picture.click();
    expect((await picture.boundingBox())!.height).toBe(whole.height);
    await page.keyboard.press('Escape');
    await page.locator('.lightbox').waitFor({ state: 'detached' });
  });

  it('shows who used what, a thinking bot, and then its answer in the same place', async () => {
    const page = await open(ann.id, shelter.id);
    const id = mock().nextId();
    const used = { by: bob.id, name: 'board' };
    mock().post(messageBy(bot, id, shelter.id, {}), { state: 'thinking', used });
    const row = page.locator(`#m-${id}`);
    await row.getByText('Holdout is thinking…').waitFor();
    expect(await row.locator('.called').textContent()).toBe('Bob used /board');
    mock().post(messageBy(bot, id, shelter.id, { content: 'Here it is' }), { used });
    await row.getByText('Here it is').waitFor();
    expect(await row.getByText('thinking').count()).toBe(0);
  });

  it('stays at the end while there, and offers the way back while further up', async () => {
    const page = await open(ann.id, shelter.id);
    const log = page.getByRole('log');
    const say = (content: string) => mock().post(messageBy(bob, mock().nextId(), shelter.id, { content }));
    say('near the end');
    await page.getByText('near the end').waitFor();
    const fromEnd = () =>
      page.evaluate(
        `(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight)(document.querySelector('.log'))`,
      );
    expect(await fromEnd()).toBeLessThan(2);
    await log.press('Home');
    await page.waitForFunction(`document.querySelector('.log').scrollTop === 0`);
    await page.getByRole('button', { name: 'Jump to present' }).waitFor();
    say('far below');
    await page.getByRole('button', { name: '1 new message' }).click();
    expect(await fromEnd()).toBeLessThan(2);
  });
});
