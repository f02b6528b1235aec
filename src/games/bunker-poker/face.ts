import type { GameFace } from '../face.ts';
import { boardScene, handScene } from './scene.ts';
import type { View } from './state.ts';
import { boardText, handText } from './text/board.ts';
import { en } from './text/en.ts';
import { line, turn } from './text/line.ts';
import { rulesSections } from './text/rules.ts';
import { say } from './text/say.ts';
import { standings } from './text/standings.ts';

/** How Bunker Poker is shown. */
export const face: GameFace<View> = {
  title: say('poker.title'),
  summary: say('poker.summary'),
  scene: boardScene,
  text: boardText,
  hand: (sight) => ({ scene: handScene(sight), text: handText(sight) }),
  line,
  turn,
  standings,
  rules: rulesSections,
  catalogue: { en },
};
