import type { Verb } from '../custom-id.ts';
import { askundo, pause, resume } from './agreeing.ts';
import { undo } from './answering.ts';
import type { Deed } from './deed.ts';
import { end, leave, yesend, yesleave } from './departing.ts';
import { addbot, join, keepopen, settings, start } from './lobby.ts';
import { act, board, hand, help, log, more, rules, text, verify } from './looking.ts';
import { move } from './moving.ts';
import { orders } from './ordering.ts';
import { recap } from './recapping.ts';
import { rematch } from './rematch.ts';
import { animation, chronicle, exportMatch, replay } from './retelling.ts';

/** What each verb of a button, and the slash command of the same purpose, does. */
export const deeds: { readonly [V in Verb]: Deed } = {
  act, hand, board, text, log, recap, undo, more, rules, verify, help,
  join, leave, addbot, start, settings, end, yesleave, yesend, move, askundo, pause, resume, orders,
  replay, animation, chronicle, export: exportMatch, keepopen, rematch,
}; // biome-ignore format: a list to scan
