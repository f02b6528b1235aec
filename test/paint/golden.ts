import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { expect } from 'vitest';
import { paintScene } from '../../src/paint/studio.ts';
import type { Scene } from '../../src/scene/scene.ts';
import { blockDifference, pixels } from './pixels.ts';

/** Set to 1 to write the pictures that are then compared with: look at them before you commit them. */
const UPDATE = process.env.UPDATE_GOLDENS === '1';
/** Of 255. Other versions of the drawing libraries soften edges a little differently. */
export const TOLERATED = 24;

/** Expects a scene to be painted as the kept picture shows it, at half size. */
export async function expectAsKept(scene: Scene, picture: URL): Promise<void> {
  const file = paintScene(scene, { width: 600 });
  if (UPDATE) writeFileSync(picture, file);
  expect(existsSync(picture), 'a picture to compare with').toBe(true);
  expect(blockDifference(await pixels(file), await pixels(readFileSync(picture)))).toBeLessThan(TOLERATED);
}
