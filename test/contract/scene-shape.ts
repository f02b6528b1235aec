import { z } from 'zod';

/** The shape of a scene that can be painted: see `src/scene/scene.ts`. Numbers of zod are finite. */
const colour = z.string().regex(/^#([0-9a-f]{6}|[0-9a-f]{8})$/i);
const share = z.number().min(0).max(1);
const length = z.number().min(0);
const position = { x: z.number(), y: z.number() };
const ink = {
  fill: colour.optional(),
  stroke: colour.optional(),
  width: length.optional(),
  dash: z.array(length).optional(),
  opacity: share.optional(),
};
const box = { ...position, w: length, h: length };
const message = z.object({ id: z.string(), args: z.record(z.string(), z.unknown()).optional() });

const rect = z.strictObject({ kind: z.literal('rect'), ...box, r: length.optional(), ...ink });
const circle = z.strictObject({ kind: z.literal('circle'), ...position, r: length, ...ink });
const path = z.strictObject({ kind: z.literal('path'), d: z.string().regex(/^[Mm][MLHVCQAZmlhvcqaz\d\s.,e+-]*$/), ...ink });
const text = z.strictObject({
  kind: z.literal('text'),
  ...position,
  text: z.union([z.string(), message]),
  size: z.number().positive(),
  font: z.enum(['text', 'display']).optional(),
  bold: z.boolean().optional(),
  align: z.enum(['left', 'center', 'right']).optional(),
  baseline: z.enum(['top', 'middle', 'alphabetic']).optional(),
  fill: colour,
  maxWidth: z.number().positive().optional(),
});
const group = z.strictObject({
  kind: z.literal('group'),
  get children() {
    return z.array(node);
  },
  x: z.number().optional(),
  y: z.number().optional(),
  rotate: z.number().optional(),
  scale: z.number().optional(),
  opacity: share.optional(),
  clip: z.strictObject(box).optional(),
});
const node: z.ZodType = z.discriminatedUnion('kind', [rect, circle, path, text, group]);

export const sceneShape = z
  .strictObject({
    width: z.number().positive(),
    height: z.number().positive(),
    background: z.strictObject({ key: z.string().min(1), nodes: z.array(node) }).optional(),
    nodes: z.array(node),
    spots: z.record(z.string(), z.strictObject(position)).optional(),
  })
  .refine(
    ({ width, height, spots = {} }) => Object.values(spots).every(({ x, y }) => x >= 0 && x <= width && y >= 0 && y <= height),
    'a spot lies outside the picture',
  );
