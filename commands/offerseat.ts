import { described } from '../src/discord/command.ts';
import { offer, withdraw } from '../src/discord/deeds/seats.ts';
import { seatCommand } from '../src/discord/seat-option.ts';

/** Looks for a person for a seat that a bot keeps, or that is awaited for very long, or no longer; the host's word is enough, else a majority's. */
export const command = seatCommand('offerseat', {
  fits({ holders, awaited }, seat) {
    const holder = holders[seat];
    return holder?.kind === 'bot' || holder?.asleep !== undefined || awaited.some((waits) => waits.seat === seat);
  },
  deedOf: ({ options }) => (options.getBoolean('withdraw') ? withdraw : offer),
  more: (data) => data.addBooleanOption((option) => described(option, 'withdraw', 'command.offerseat.withdraw')),
});
