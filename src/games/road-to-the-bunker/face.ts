import type { GameFace } from '../face.ts';
import { seatsFrom } from './players.ts';
import { boardScene, handScene, zoneScene } from './scene.ts';
import type { View } from './state.ts';
import { boardText, handText, playerText } from './text/board.ts';
import { en } from './text/en.ts';
import { line, turn } from './text/line.ts';
import { rulesSections } from './text/rules.ts';
import { say } from './text/say.ts';
import { standings } from './text/standings.ts';

/** How Road to the Bunker is shown. */
export const face: GameFace<View> = {
  title: say('road.title'),
  summary: say('road.summary'),
  scene: boardScene,
  text: boardText,
  hand: (sight) => ({ scene: handScene(sight), text: handText(sight) }),
  closeups: (sight, recent) =>
    seatsFrom(sight.view, sight.viewer === 'table' ? 0 : sight.viewer).map((seat) => ({
      label: say('road.group.zone', { who: { seat } }),
      scene: zoneScene(sight, seat, recent),
      text: playerText(sight.view, seat),
    })),
  line,
  turn,
  standings,
  rules: rulesSections,
  catalogue: { en },
};
