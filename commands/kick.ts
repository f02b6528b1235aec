import { kick } from '../src/discord/deeds/seats.ts';
import { seatCommand } from '../src/discord/seat-option.ts';

/** For the host of a match or a moderator. */
export const command = seatCommand('kick', {
  fits: ({ holders }, seat) => holders[seat]?.kind === 'user',
  deedOf: () => kick,
});
