import { createPainter } from '../src/paint/painter.ts';
import { release } from '../src/paint/release.ts';
import type { Scene } from '../src/scene/scene.ts';

/**
 * A process that does nothing but paint, so that its memory is that of painting: takes scenes from its parent, paints `pictures` of them in turns
 * and answers with the resident megabytes after each. The files are let go at once; they are the caller's, not the painter's.
 */
process.once('message', async ({ scenes, pictures }: { readonly scenes: readonly Scene[]; readonly pictures: number }) => {
  const painter = createPainter();
  const resident: number[] = [];
  for (let i = 0; i < pictures; i++) {
    release(await painter.paint(scenes[i % scenes.length]!));
    resident.push(process.memoryUsage.rss() / 2 ** 20);
  }
  await painter.close();
  process.send!(resident, () => process.disconnect());
});
