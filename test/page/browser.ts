import { type Browser, type BrowserContext, chromium, type Locator, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { findChromium } from '../../scripts/chromium.mjs';
import { type Mock, startMock } from './mock.ts';

const LAUNCH = {
  executablePath: findChromium() ?? 'chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

type Size = { readonly width: number; readonly height: number };
export const desktop: Size = { width: 1280, height: 800 };
export const phone: Size = { width: 360, height: 740 };

/** Whether the keyboard is in this element. */
export const isFocused = async (locator: Locator): Promise<boolean> => (await locator.and(locator.page().locator(':focus')).count()) === 1;

/**
 * One Chromium for a test file, and a fresh mock and browser profile for each of its tests.
 * @returns how to open a window as somebody; errors of the page fail the test
 */
export function withBrowser() {
  let browser: Browser;
  let context: BrowserContext;
  let mock: Mock;
  let faults: string[] = [];

  beforeAll(async () => {
    browser = await chromium.launch(LAUNCH);
  });
  afterAll(() => browser?.close());
  beforeEach(async () => {
    faults = [];
    mock = await startMock();
    context = await browser.newContext({ viewport: desktop, reducedMotion: 'reduce', locale: 'en-GB', timezoneId: 'UTC' });
    // Not a measure of speed: only what ends a wait that would never end, on a machine busy with all other tests.
    context.setDefaultTimeout(30_000);
  });
  afterEach(async () => {
    await context.close();
    await mock.stop();
    if (faults.length > 0) throw new Error(`The page failed: ${faults.join('; ')}`);
  });

  return {
    /** The server of this test. */
    mock: () => mock,
    /** A window of `user`, once its messages are there. */
    open: async (user: string, channel?: string, size: Size = desktop): Promise<Page> => {
      const page = await context.newPage();
      page.on('pageerror', (error) => faults.push(error.message));
      await page.setViewportSize(size);
      await page.goto(mock.url(user, channel));
      await page.locator('.message').first().waitFor();
      return page;
    },
  };
}
