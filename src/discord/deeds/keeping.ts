import type { Context } from '../context.ts';
import type { PrivacyWish } from '../custom-id.ts';
import { deletingQuestion, keptFile, privacyPanel } from '../privacy-panel.ts';
import { type Asked, type Show, tell } from './deed.ts';

type Needed = Pick<Context, 'service' | 'privacyUrl'>;

/** Says what is kept of people. */
export async function privacy(context: Needed, { place, locale }: Asked): Promise<Show> {
  const purge = place.guild === null ? null : (await context.service.servers.of(place.guild)).purge;
  return async () => privacyPanel(context, purge, locale);
}

/** What somebody wants done with what is kept of them. Nothing is deleted before a question. */
export async function keep({ service }: Needed, asked: Asked, wish: PrivacyWish): Promise<Show> {
  const { user, locale, interaction } = asked;
  switch (wish) {
    case 'export':
      return async () => keptFile(await service.kept(user), locale);
    case 'delete':
      return async () => deletingQuestion(await service.kept(user), locale);
    case 'no':
      return tell(asked, { id: 'privacy.kept' });
    case 'yes': {
      const done = await service.forget({ user, interaction });
      return tell(asked, 'refused' in done ? done.refused : { id: 'privacy.deleted', args: { left: done.left } });
    }
  }
}
