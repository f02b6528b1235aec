import type { Message } from '../../kernel/message.ts';
import type { Prompt } from '../../kernel/sight.ts';
import type { Look } from '../../match/match.ts';
import { eventLines } from '../board-text.ts';
import type { Context } from '../context.ts';
import type { PromptRef } from '../custom-id.ts';
import { confirmPanel, pickLabels } from '../seat-panel.ts';
import { voicesFor } from '../voices.ts';
import { type Asked, type Deed, type Show, showPanel, tell } from './deed.ts';
import { asking, press } from './departing.ts';

const STALE: Message = { id: 'refused.stale' };

/** What the asker is asked there, if that is still today's prompt. */
export async function promptAt(context: Context, asked: Asked, ref: PromptRef): Promise<{ look: Look; prompt: Prompt } | null> {
  const look = await context.service.look(asked.match, asked.user);
  const prompt = look?.sight?.prompts.find(({ serial, key }) => serial === ref.serial && key === ref.key);
  return look && prompt ? { look, prompt } : null;
}

/**
 * Chooses by index: at once where it can be taken back for free, or where the choice itself says what is at stake; else
 * after a confirmation that shows what it does.
 * `hint` says under the question how else to go through with it.
 */
export async function pick(
  context: Context,
  asked: Asked,
  ref: PromptRef,
  picks: readonly number[],
  hint: Message | null = null,
): Promise<Show> {
  const open = await promptAt(context, asked, ref);
  if (!open) return refusedOr(context, asked, ref, picks);
  const { look, prompt } = open;
  const ids = idsOf(prompt, picks);
  if (!ids) return showPanel(context, asked, STALE);
  if (picks.length > 0 && picks.every((index) => prompt.ask.options[index]?.atOnce)) return give(context, asked, prompt, picks, ids);
  const shown = await context.service.preview({ ...request(asked), serial: ref.serial, key: ref.key, picks: ids });
  if (shown && 'refused' in shown) return showPanel(context, asked, shown.refused);
  if (shown?.undoable) return confirm(context, asked, ref, picks);
  return async () => confirmPanel(context, look, shown, { prompt, picks, hint }, await voicesFor(context, look.match, asked));
}

/** Goes through with a choice by index. */
export async function confirm(context: Context, asked: Asked, ref: PromptRef, picks: readonly number[]): Promise<Show> {
  const open = await promptAt(context, asked, ref);
  const ids = open && idsOf(open.prompt, picks);
  if (!open || !ids) return refusedOr(context, asked, ref, picks);
  return give(context, asked, open.prompt, picks, ids);
}

async function give(context: Context, asked: Asked, prompt: Prompt, picks: readonly number[], ids: readonly string[]): Promise<Show> {
  const done = await context.service.answer({ ...request(asked), serial: prompt.serial, key: prompt.key, picks: ids });
  if ('refused' in done) return showPanel(context, asked, done.refused);
  const told = eventLines(context, done.match.game, done.events);
  const note: Message = picks.length > 0 ? { id: 'panel.done', args: { picks: pickLabels(prompt, picks) } } : { id: 'panel.done.none' };
  return showPanel(context, asked, told.length > 0 ? told : note);
}

/** The service knows best why a prompt is not the asker's any more; it is asked with picks that nobody offers. */
async function refusedOr(context: Context, asked: Asked, ref: PromptRef, picks: readonly number[]): Promise<Show> {
  const why = await context.service.preview({ ...request(asked), serial: ref.serial, key: ref.key, picks: picks.map(String) });
  const refused = why && 'refused' in why ? why.refused : STALE;
  return refused.id === 'refused.no-match' ? tell(asked, refused) : showPanel(context, asked, refused);
}

export const undo: Deed = async (context, asked) => {
  const done = await context.service.undo(request(asked));
  if (!('refused' in done)) return showPanel(context, asked, { id: 'panel.undone' });
  if (done.refused.id === 'refused.no-match') return tell(asked, done.refused);
  if (!BY_CONSENT.includes(done.refused.id)) return showPanel(context, asked, done.refused);
  return asking(asked, { id: 'undo.ask', args: { why: done.refused } }, press(asked, 'askundo'), 'button.ask-undo');
};

/** Why an answer stands that can be taken back all the same if all agree. */
const BY_CONSENT: readonly string[] = [
  'refused.undo-sealed',
  'refused.undo-automatic',
  'refused.undo-others-since',
  'refused.undo-learnt',
  'refused.undo-agreed',
  'refused.undo-passed-on',
];

const request = ({ match, user, interaction }: Asked) => ({ match, user, interaction });

function idsOf(prompt: Prompt, picks: readonly number[]): readonly string[] | null {
  const ids = picks.map((index) => prompt.ask.options[index]?.id);
  return ids.every((id) => id !== undefined) ? (ids as string[]) : null;
}
