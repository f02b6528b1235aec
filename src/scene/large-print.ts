import type { Scene } from './scene.ts';

/** The part of the page's width that one picture shows, and the share of a picture that the next one shows again. */
const [WIDE, AGAIN] = [0.6, 0.25];
/** How high a picture is at most, as a multiple of its width: higher ones are shown smaller. */
const HIGH = 4 / 3;

/**
 * A scene in parts that are seen in large, row by row from the top left corner. They overlap, so that whatever a cut goes
 * through is whole in the next one.
 */
export function largePrint(scene: Scene): readonly Scene[] {
  const width = scene.width * WIDE;
  const height = Math.min(scene.height, width * HIGH);
  return starts(scene.height, height).flatMap((y) =>
    starts(scene.width, width).map(
      (x): Scene => ({
        width,
        height,
        nodes: [{ kind: 'group', x: -x, y: -y, children: [...(scene.background?.nodes ?? []), ...scene.nodes] }],
      }),
    ),
  );
}

/** Where parts of a length begin that cover a whole, evenly spaced. */
function starts(whole: number, part: number): readonly number[] {
  if (part >= whole) return [0];
  const steps = Math.ceil((whole - part) / (part * (1 - AGAIN)));
  return Array.from({ length: steps + 1 }, (_, n) => ((whole - part) * n) / steps);
}
