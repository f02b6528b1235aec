import { expect, it } from 'vitest';
import { placeOfSpot, spotOfPlace } from '../../../src/games/road-to-the-bunker/spots.ts';

it('finds the place again that a spot stands for, west and south of Start too', () => {
  expect(placeOfSpot(spotOfPlace(5, '-12,3'))).toEqual({ seat: 5, cell: '-12,3' });
  expect(placeOfSpot('place:0:0,-1')).toEqual({ seat: 0, cell: '0,-1' });
});
