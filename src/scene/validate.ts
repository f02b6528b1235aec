import { readPath } from './path-data.ts';
import type { Ink, Node, Scene } from './scene.ts';

const COLOUR = /^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/i;
/** Below this nobody can read text on a phone (units of a 1200-wide page). */
export const SMALLEST_TEXT = 20;
const MOST_NODES = 20_000;

/**
 * Every fault of a scene as a sentence for developers, empty when it is sound: finite numbers, real colours, readable path data,
 * text that is big enough, spots on the page.
 */
export function validate(scene: Scene): readonly string[] {
  const faults: string[] = [];
  if (!(scene.width > 0 && scene.height > 0)) faults.push(`page of ${scene.width} × ${scene.height}`);
  let nodes = 0;
  const visit = (node: Node, path: string, scale: number) => {
    nodes++;
    faults.push(...faultsOf(node, scale).map((fault) => `${path}: ${fault}`));
    if (node.kind === 'group') for (const [i, child] of node.children.entries()) visit(child, `${path}.${i}`, scale * (node.scale ?? 1));
  };
  for (const [i, node] of (scene.background?.nodes ?? []).entries()) visit(node, `background.${i}`, 1);
  for (const [i, node] of scene.nodes.entries()) visit(node, `nodes.${i}`, 1);
  for (const [at, { x, y }] of Object.entries(scene.spots ?? {}))
    if (!(x >= 0 && x <= scene.width && y >= 0 && y <= scene.height)) faults.push(`spot ${at} lies off the page`);
  if (scene.background && !scene.background.key) faults.push('background without a key');
  if (nodes > MOST_NODES) faults.push(`${nodes} nodes`);
  return faults;
}

function faultsOf(node: Node, scale: number): readonly string[] {
  const faults: string[] = [];
  for (const [name, value] of Object.entries(node))
    if (typeof value === 'number' && !Number.isFinite(value)) faults.push(`${name} is ${value}`);
  switch (node.kind) {
    case 'rect':
      if (node.w < 0 || node.h < 0) faults.push('negative size');
      return [...faults, ...inkFaults(node)];
    case 'circle':
      if (node.r < 0) faults.push('negative radius');
      return [...faults, ...inkFaults(node)];
    case 'path':
      return [...faults, ...pathFaults(node.d), ...inkFaults(node)];
    case 'text':
      if (node.text === '') faults.push('empty text');
      if (node.size * scale < SMALLEST_TEXT) faults.push(`text of ${node.size * scale} units`);
      return [...faults, ...colourFaults('fill', node.fill)];
    case 'group':
      return faults;
    default:
      return [`unknown kind ${JSON.stringify((node as { kind?: unknown }).kind)}`];
  }
}

function inkFaults(ink: Ink): readonly string[] {
  const faults = [...colourFaults('fill', ink.fill), ...colourFaults('stroke', ink.stroke)];
  if (ink.fill === undefined && ink.stroke === undefined) faults.push('neither fill nor stroke');
  if (ink.opacity !== undefined && !(ink.opacity >= 0 && ink.opacity <= 1)) faults.push(`opacity ${ink.opacity}`);
  return faults;
}

const colourFaults = (name: string, colour: string | undefined) =>
  colour === undefined || COLOUR.test(colour) ? [] : [`${name} ${colour} is no colour`];

function pathFaults(d: string): readonly string[] {
  try {
    readPath(d);
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}
