import type { Message } from '../kernel/message.ts';
import type { Kept, ServerSettings } from '../match/match.ts';
import type { Parts } from './context.ts';
import { isLive } from './context.ts';
import type { PrivacyWish } from './custom-id.ts';
import { button, buttons, link, type Screen, screen } from './screen.ts';
import { commonVoice } from './voices.ts';

/** A button of these screens. */
const press = (wish: PrivacyWish, label: string, style: 'quiet' | 'danger' = 'quiet') => button({ do: 'privacy', wish }, label, style);

/** What is kept, why, how long and who sees it; `purge`: how long the server keeps matches, null outside of servers. */
export function privacyPanel({ privacyUrl }: Pick<Parts, 'privacyUrl'>, purge: ServerSettings['purge'] | null, locale: string): Screen {
  const say = commonVoice(locale);
  return screen({
    text: [
      say({ id: 'privacy.text', args: { kept: purge ?? 'never', days: purge ?? '' } }),
      purge === null ? `-# ${say({ id: 'privacy.anywhere' })}` : '',
    ],
    rows: [
      buttons(
        press('export', say({ id: 'button.privacy-export' })),
        press('delete', say({ id: 'button.privacy-delete' }), 'danger'),
        privacyUrl !== undefined && link(privacyUrl, say({ id: 'button.privacy-text' })),
      ),
    ],
  });
}

/** Everything that is kept of somebody, as a file that people can read. */
export function keptFile(kept: Kept, locale: string): Screen {
  const file = { name: 'what-is-kept-of-you.json', data: Buffer.from(`${JSON.stringify(kept, null, 2)}\n`) };
  const answers = kept.matches.reduce((sum, { entries }) => sum + entries.length, 0);
  const args = { name: file.name, matches: kept.matches.length, answers };
  return screen({ text: [commonVoice(locale)({ id: 'privacy.export', args })], file });
}

/** What will happen, before it does. */
export function deletingQuestion(kept: Kept, locale: string): Screen {
  const say = commonVoice(locale);
  if (isNothing(kept)) return screen({ text: [say({ id: 'privacy.delete.none' })] });
  const seated = kept.matches.filter(({ status, seats }) => isLive({ status }) && seats.some(({ has }) => has === 'seat'));
  const counted = (id: string, matches: Kept['matches']): readonly Message[] =>
    matches.length > 0 ? [{ id, args: { count: matches.length } }] : [];
  const lines: readonly Message[] = [
    { id: 'privacy.delete.ask' },
    ...counted(
      'privacy.delete.lobbies',
      seated.filter(({ status }) => status === 'lobby'),
    ),
    ...counted(
      'privacy.delete.running',
      seated.filter(({ status }) => status === 'running'),
    ),
    ...counted(
      'privacy.delete.over',
      kept.matches.filter(({ status }) => !isLive({ status })),
    ),
    { id: 'privacy.delete.rest' },
  ];
  return screen({
    text: lines.map(say),
    rows: [
      buttons(
        press('yes', say({ id: 'button.privacy-yes' }), 'danger'),
        press('no', say({ id: 'button.privacy-no' })),
        press('export', say({ id: 'button.privacy-export' })),
      ),
    ],
  });
}

const isNothing = ({ settings, absences, matches, results, posts }: Kept): boolean =>
  settings === null && [absences, matches, results, posts].every((rows) => rows.length === 0);
