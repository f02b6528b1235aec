import type { CanvasRenderingContext2D } from 'canvas';
import type { Node } from '../../scene/scene.ts';
import { drawCircle } from './circle.ts';
import { drawGroup } from './group.ts';
import { drawPath } from './path.ts';
import { drawRect } from './rect.ts';
import { drawText } from './text.ts';

/** Draws one node of any kind. */
export function draw(context: CanvasRenderingContext2D, node: Node): void {
  switch (node.kind) {
    case 'rect':
      return drawRect(context, node);
    case 'circle':
      return drawCircle(context, node);
    case 'path':
      return drawPath(context, node);
    case 'text':
      return drawText(context, node);
    case 'group':
      return drawGroup(context, node, draw);
  }
}
