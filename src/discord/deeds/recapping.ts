import { recapScreen } from '../recap-screen.ts';
import { screen } from '../screen.ts';
import { type Deed, showing } from './deed.ts';
import { backRow } from './looking.ts';

/** What happened since the asker last answered. */
export const recap: Deed = async (context, asked) =>
  showing(context, asked, async (look, voices) => {
    const row = backRow(look.match.id, voices);
    const found = await context.service.recap(asked.match, asked.user);
    if (found) return recapScreen(context, found, voices, { id: 'recap.title' }, row);
    return screen({ text: [voices.say({ id: look.sight ? 'recap.no-seat' : 'refused.not-started' })], rows: [row] });
  });
