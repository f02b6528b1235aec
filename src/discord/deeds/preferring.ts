import type { Context } from '../context.ts';
import { MORNING, NO_QUIET, preferencesPanel } from '../preferences-panel.ts';
import type { Asked, Show } from './deed.ts';

/** Changes what somebody chooses for themselves, as typed or chosen, and shows all of it; with nothing given only shows it. */
export async function prefer(
  { service }: Pick<Context, 'service'>,
  { user, locale }: Asked,
  given: { readonly [id: string]: string },
): Promise<Show> {
  const done = Object.keys(given).length > 0 ? await service.prefer({ user, given }) : null;
  const note = done && 'refused' in done ? done.refused : null;
  return async () => preferencesPanel(service, await service.preferences(user), locale, note);
}

/** The same by a select of the panel, which knows the two ends of the quiet hours apart. */
export async function preferPart(context: Pick<Context, 'service'>, asked: Asked, part: string, value: string): Promise<Show> {
  if (part !== 'from' && part !== 'until') return prefer(context, asked, { [part]: value });
  const { quiet } = await context.service.preferences(asked.user);
  if (value === NO_QUIET) return prefer(context, asked, { quiet: NO_QUIET });
  const ends = part === 'from' ? `${value}-${quiet?.until ?? (value === String(MORNING) ? 0 : MORNING)}` : `${quiet?.from ?? 0}-${value}`;
  return prefer(context, asked, { quiet: ends });
}
