import { offer } from '../src/discord/deeds/seats.ts';
import { seatCommand } from '../src/discord/seat-option.ts';

/** Looks for a person for a seat that a bot keeps; the host's word is enough, else a majority's. */
export const command = seatCommand('offerseat', (holder) => holder.kind === 'bot' || holder.asleep !== undefined, offer);
