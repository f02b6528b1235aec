import { describe, expect, it } from 'vitest';
import type { Message } from '../../src/kernel/message.ts';
import { say } from '../../src/scene/say.ts';
import type { Node, Scene } from '../../src/scene/scene.ts';

const speak = (language: string) => (message: Message) => `${language}:${message.id}`;
const text = (words: string | Message): Node => ({ kind: 'text', x: 0, y: 0, text: words, size: 30, fill: '#ffffff' });
const page = { width: 10, height: 10 };

describe('say', () => {
  it('turns messages into words at any depth and leaves figures alone', () => {
    const scene: Scene = {
      ...page,
      nodes: [text({ id: 'a' }), { kind: 'group', children: [{ kind: 'group', children: [text({ id: 'b' }), text('6')] }] }],
    };
    expect(say(scene, speak('en')).nodes).toEqual([
      text('en:a'),
      { kind: 'group', children: [{ kind: 'group', children: [text('en:b'), text('6')] }] },
    ]);
  });

  it('keeps spots and a wordless background as they are', () => {
    const scene: Scene = { ...page, background: { key: 'table', nodes: [] }, nodes: [], spots: { here: { x: 1, y: 2 } } };
    expect(say(scene, speak('en'))).toEqual(scene);
  });

  it('gives a background with words another key for each wording', () => {
    const scene: Scene = { ...page, background: { key: 'table', nodes: [text({ id: 'a' })] }, nodes: [] };
    const [english, german] = [say(scene, speak('en')), say(scene, speak('de'))];
    expect(english.background?.nodes).toEqual([text('en:a')]);
    expect(english.background?.key).not.toBe(german.background?.key);
    expect(say(scene, speak('en')).background?.key).toBe(english.background?.key);
  });

  it('passes on what the speaker throws', () => {
    const mute = () => {
      throw new Error('no sentence');
    };
    expect(() => say({ ...page, nodes: [text({ id: 'a' })] }, mute)).toThrow('no sentence');
  });
});
