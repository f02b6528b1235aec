import type { Message } from '../../../kernel/message.ts';
import type { Seat } from '../../../kernel/position.ts';
import type { SeenEvent } from '../../../kernel/sight.ts';
import { asHappening, type HandSecret, type Happening, type Moved, type Scored } from '../events.ts';
import { drawsOf } from '../rules/7-end-of-the-game.ts';
import { cardText, cellText, tileText, tileTexts } from './names.ts';
import { say } from './say.ts';

/** A line of the log for an event, as its viewer may read it. */
export const line = (event: SeenEvent): Message | null => sentence(asHappening(event), (event.secret as HandSecret | undefined) ?? {});

/** A turn begins with a tile from the river or from the pile. */
export function turn(event: SeenEvent): Seat | null {
  const { type, data } = asHappening(event);
  return type === 'took' || type === 'drew' ? data.seat : null;
}

function sentence(happened: Happening, { got, gave }: HandSecret): Message | null {
  const { type, data } = happened;
  switch (type) {
    case 'starts':
      return say('road.event.starts', { who: { seat: data.seat } });
    case 'took':
      return say('road.event.took', { turn: data.turn ?? 0, who: { seat: data.seat }, tile: tileText(data.tile) });
    case 'drew': {
      const turn = data.turn ?? 0;
      return got
        ? say('road.event.drewYours', { turn, tiles: tileTexts(got) })
        : say('road.event.drew', { turn, who: { seat: data.seat } });
    }
    case 'laid': {
      const args = { who: { seat: data.seat }, tile: tileText(data.tile), cell: cellText(data.cell), zone: { seat: data.zone } };
      return say(data.zone === data.seat ? 'road.event.laid' : 'road.event.laidAgainst', args);
    }
    case 'covered': {
      const args = { who: { seat: data.seat }, tile: tileText(data.tile), cell: cellText(data.cell), over: tileText(data.over) };
      if (data.zone === data.seat) return say('road.event.covered', args);
      return say('road.event.coveredAgainst', { ...args, zone: { seat: data.zone } });
    }
    case 'stole': {
      const { seat, zone, cell, tile } = data;
      return say('road.event.stole', { who: { seat }, zone: { seat: zone }, cell: cellText(cell), tile: tileText(tile) });
    }
    case 'turned': {
      const { seat, cell, tile, discarded, limit } = data;
      return say('road.event.turned', {
        who: { seat },
        tile: tileText(tile),
        cell: cellText(cell),
        tiles: tileTexts(discarded),
        limit,
      });
    }
    case 'discarded':
      return say('road.event.discarded', { who: { seat: data.seat }, tiles: tileTexts(data.tiles) });
    case 'tent': {
      const { seat, cell, value, removed, masks } = data;
      const tiles = tileTexts(removed);
      return say('road.event.tent', { who: { seat }, cell: cellText(cell), value, masks, count: tiles.length, tiles });
    }
    case 'plan-changed': {
      const { seat, gone, came } = data;
      const args = { who: { seat }, count: came.length, came: tileTexts(came) };
      if (gone.length === 0) return say('road.event.planChangedEmpty', args);
      return say('road.event.planChanged', { ...args, gone: tileTexts(gone) });
    }
    case 'refilled':
      return say('road.event.refilled', { tiles: tileTexts(data.tiles) });
    case 'event':
      return say('road.event.event', { who: { seat: data.seat }, card: cardText(data.card), effect: say(`road.effect.${data.card}`) });
    case 'no-effect':
      return say('road.event.noEffect', { card: cardText(data.card) });
    case 'swapped-left':
      return say('road.event.swappedLeft', { moved: movedTexts(data.moved) });
    case 'passed-left':
      if (!got || !gave) return say('road.event.passedLeft', { count: data.count });
      return say('road.event.passedLeftYours', { count: data.count, gave: tileTexts(gave), got: tileTexts(got) });
    case 'road-removed': {
      const { seat, target, tiles } = data;
      return say('road.event.roadRemoved', { who: { seat }, target: { seat: target }, tiles: tileTexts(tiles) });
    }
    case 'recalculated': {
      const { seat, discarded, drawn } = data;
      const tiles = tileTexts(discarded);
      if (got && got.length > 0) return say('road.event.recalculatedYours', { tiles, got: tileTexts(got) });
      return say('road.event.recalculated', { who: { seat }, tiles, drawn });
    }
    case 'danger-removed':
      return say('road.event.dangerRemoved', { who: { seat: data.seat }, tile: tileText(data.tile), cell: cellText(data.cell) });
    case 'spied': {
      const args = { who: { seat: data.seat }, target: { seat: data.target } };
      const known = got ?? gave;
      return known ? say('road.event.spiedYours', { ...args, tiles: tileTexts(known) }) : say('road.event.spied', args);
    }
    case 'replaced':
      return got ? say('road.event.replacedYours', { tiles: tileTexts(got) }) : say('road.event.replaced', { who: { seat: data.seat } });
    case 'start-moved':
      return say('road.event.startMoved', { who: { seat: data.seat }, cell: cellText(data.cell) });
    case 'swapped-with': {
      const { seat, target, moved } = data;
      return say('road.event.swappedWith', { who: { seat }, target: { seat: target }, moved: movedTexts(moved) });
    }
    case 'salvaged':
      return say('road.event.salvaged', { who: { seat: data.seat }, tile: tileText(data.tile) });
    case 'bunker':
      return say('road.event.bunker', { how: data.how ?? 'shown', who: { seat: data.seat } });
    case 'scored':
      return scoredText(data);
    default:
      return null;
  }
}

const movedTexts = (moved: readonly Moved[]): readonly Message[] =>
  moved.map(({ seat, cell, tiles }) => say('road.event.moved', { who: { seat }, cell: cellText(cell), tiles: tileTexts(tiles) }));

/** How a final value came about: the path and what is added to it, the cards and their points. */
function scoredText({ seat, score, used = { masks: 0, weapons: 0 } }: Scored): Message {
  const { value, resourcesOnPath, tilesOnPath, bunker, tent, hidden, find, cards, points, exact } = score;
  const path = bunker
    ? say('road.score.path', {
        value,
        found: value + score.penalty,
        resources: resourcesOnPath,
        tiles: tilesOnPath,
        penalty: score.penalty,
        ...used,
      })
    : say('road.score.noPath');
  const parts = [
    path,
    ...(tent > 0 ? [say('road.score.tent', { value: tent })] : []),
    ...(hidden > 0 ? [say('road.score.hidden', { value: hidden })] : []),
    ...(find > 0 ? [say('road.score.find', { value: find })] : []),
  ];
  const args = { who: { seat }, parts, draws: drawsOf(score), cards, points };
  return say(exact ? 'road.event.scored' : 'road.event.scoredInexact', args);
}
