import type { Message } from '../kernel/message.ts';
import type { Node, Scene } from './scene.ts';

/**
 * The scene with every message turned into words of one language; what the painter takes.
 * Throws what the speaker throws (an unknown id, a missing argument). A background with words gets a key of its own for each wording.
 */
export function say(scene: Scene, speaker: (message: Message) => string): Scene {
  const spoken = { ...scene, nodes: scene.nodes.map((node) => sayNode(node, speaker)) };
  if (!scene.background) return spoken;
  const words: string[] = [];
  const nodes = scene.background.nodes.map((node) =>
    sayNode(node, (message) => {
      const sentence = speaker(message);
      words.push(sentence);
      return sentence;
    }),
  );
  const key = words.length > 0 ? [scene.background.key, ...words].join('\n') : scene.background.key;
  return { ...spoken, background: { key, nodes } };
}

function sayNode(node: Node, speaker: (message: Message) => string): Node {
  if (node.kind === 'group') return { ...node, children: node.children.map((child) => sayNode(child, speaker)) };
  if (node.kind === 'text' && typeof node.text !== 'string') return { ...node, text: speaker(node.text) };
  return node;
}
