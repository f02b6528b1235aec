import type { Message } from '../../../kernel/message.ts';
import type { Seat } from '../../../kernel/position.ts';
import type { SeenEvent } from '../../../kernel/sight.ts';
import { asHappening, type HiddenSecret } from '../events.ts';
import { say } from './say.ts';

/** A line of the log for an event, as its viewer may read it. */
export function line(event: SeenEvent): Message | null {
  const happened = asHappening(event);
  if (happened.type === 'called-off') return say('poker.event.calledOff');
  const who = { seat: happened.data.seat };
  switch (happened.type) {
    case 'hidden':
      return event.secret
        ? say('poker.event.hiddenYours', { cell: (event.secret as HiddenSecret).cell })
        : say('poker.event.hidden', { who });
    case 'starts':
      return say('poker.event.starts', { who });
    case 'thrown':
      return say('poker.event.thrown', { who, ...ab(happened.data.dice) });
    case 'swapped':
      return say('poker.event.swapped', { who, ...ab(happened.data.cells) });
    case 'kept':
      return say('poker.event.kept', { who, ...ab(happened.data.cells) });
    case 'hit':
    case 'one': {
      const { target, cell, from, to } = happened.data;
      return say(`poker.event.${happened.type}`, { who, target: { seat: target }, cell, from, to });
    }
    case 'die-lost':
      return say('poker.event.dieLost', { who, cell: happened.data.cell });
    case 'taken':
      return say('poker.event.taken', { who, target: { seat: happened.data.target }, cell: happened.data.cell });
    case 'added': {
      const { cell, from, to } = happened.data;
      return say('poker.event.added', { who, cell, from, to });
    }
    case 'passed':
      return say('poker.event.passed', { who });
    case 'coin-found':
      return say('poker.event.coinFound', { who, cell: happened.data.cell });
    case 'eliminated':
      return say('poker.event.eliminated', { who });
    case 'left':
      return happened.data.cell ? say('poker.event.left', { who, cell: happened.data.cell }) : say('poker.event.leftEarly', { who });
    case 'win':
      return say('poker.event.win', { who, cell: happened.data.coin });
    default:
      return null;
  }
}

/** Every turn begins with a throw, but for one in which a throw is given up. */
export function turn(event: SeenEvent): Seat | null {
  const { type, data } = asHappening(event);
  return type === 'thrown' ? data.seat : null;
}

const ab = ([a, b]: readonly [number, number]) => ({ a, b });
