import type { Context } from '../context.ts';
import { recapScreen } from '../recap-screen.ts';
import { screen } from '../screen.ts';
import { type Asked, type Deed, type Show, showing } from './deed.ts';
import { backRow } from './looking.ts';

/** What happened since the asker last answered. */
export const recap: Deed = async (context, asked) => recapPage(context, asked, 0);

/** A page of it; one beyond the last is the last. */
export const recapPage = (context: Context, asked: Asked, page: number): Show =>
  showing(context, asked, async (look, voices) => {
    const row = backRow(look.match.id, voices);
    const found = await context.service.recap(asked.match, asked.user);
    if (found) return recapScreen(context, found, voices, { title: { id: 'recap.title' }, row, page });
    return screen({ text: [voices.say({ id: look.sight ? 'recap.no-seat' : 'refused.not-started' })], rows: [row] });
  });
