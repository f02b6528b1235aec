import { take } from '../src/discord/deeds/seats.ts';
import { isToBeHad, offeredMatch } from '../src/discord/find-offered.ts';
import { seatCommand } from '../src/discord/seat-option.ts';

/** Takes a seat that is offered, as the button of its card does. */
export const command = seatCommand('takeseat', {
  fits: isToBeHad,
  deedOf:
    () =>
    (context, asked, { seat }) =>
      take(context, asked, seat),
  finder: offeredMatch,
});
