import { described } from '../src/discord/command.ts';
import { kick, remove } from '../src/discord/deeds/seats.ts';
import { seatCommand } from '../src/discord/seat-option.ts';

/** For the host of a match or a moderator, after a question. */
export const command = seatCommand('kick', {
  fits: ({ holders }, seat) => holders[seat]?.kind === 'user',
  deedOf: ({ options }) => (options.getBoolean('confirm') ? remove : kick),
  more: (data) => data.addBooleanOption((option) => described(option, 'confirm', 'command.kick.confirm')),
});
