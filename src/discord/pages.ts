import type { Press } from './custom-id.ts';
import { LIMITS } from './limits.ts';
import { button, buttons, type Row } from './screen.ts';
import type { Voices } from './voices.ts';

/** Room for a page, beside its heading. */
const PAGE = LIMITS.text - 300;

/** One page of a long text, and the buttons to those beside it; none for a text of one page. */
export type Page = { readonly text: readonly string[]; readonly row: Row | null };

/** That page of some lines, counted from 0; one beyond the last is the last. `to`: what leads to a page. */
export function paged(lines: readonly string[], wanted: number, to: (page: number) => Press, { say, plain }: Voices): Page {
  const pages = pagesOf(lines);
  const last = Math.max(pages.length - 1, 0);
  const at = Math.min(wanted, last);
  if (last === 0) return { text: pages, row: null };
  // Where a button cannot be pressed its page only sets it apart from the other.
  const turn = (page: number, id: string) => button(to(Math.max(page, 0)), plain({ id }), 'quiet', page < 0 || page > last);
  return {
    text: [pages[at]!, `-# ${say({ id: 'page.of', args: { page: at + 1, pages: pages.length } })}`],
    row: buttons(turn(at - 1, 'button.previous'), turn(at + 1, 'button.next')),
  };
}

/** Lines in pages that fit into a message, each of whole lines; only one longer than a page is cut in two. */
export function pagesOf(lines: readonly string[]): readonly string[] {
  const pages: string[] = [];
  for (const line of lines.filter((line) => line !== '').flatMap(pieces)) {
    const longer = pages.length > 0 ? `${pages.at(-1)}\n${line}` : '';
    if (pages.length > 0 && longer.length <= PAGE) pages[pages.length - 1] = longer;
    else pages.push(line);
  }
  return pages;
}

const pieces = (line: string): readonly string[] => (line.length <= PAGE ? [line] : [line.slice(0, PAGE), ...pieces(line.slice(PAGE))]);
