import { existsSync } from 'node:fs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * The browser for browser tests: CHROMIUM_PATH if it is set, else the first one found where browsers usually are.
 * @param {{ readonly [name: string]: string | undefined }} env
 * @param {(path: string) => boolean} exists
 * @returns {string | null} its path, or null when there is none (or CHROMIUM_PATH names none)
 */
export function findChromium(env = process.env, exists = existsSync) {
  const places = env.CHROMIUM_PATH ? [env.CHROMIUM_PATH] : PLACES;
  return places.find((place) => exists(place)) ?? null;
}
