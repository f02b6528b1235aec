import type { Mark } from './marks.ts';
import { words } from './words.ts';

/** The number of pings, or a dot for unread messages, or nothing. */
export function Badge({ mark }: { readonly mark: Mark }) {
  if (mark.pings > 0) {
    return (
      <span class="badge">
        <span aria-hidden="true">{mark.pings}</span>
        <span class="unseen">{words.pings(mark.pings)}</span>
      </span>
    );
  }
  if (mark.unread > 0)
    return (
      <span class="dot">
        <span class="unseen">{words.unread}</span>
      </span>
    );
  return null;
}
