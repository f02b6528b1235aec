import type { Message } from '../kernel/message.ts';
import type { Prompt } from '../kernel/sight.ts';
import type { Look, MatchService } from '../match/match.ts';
import { boardBeside, eventLines, handLines } from './board-text.ts';
import { askedAt, choices, entryName, groupOf, marksOf, nameOf } from './choices.ts';
import { type Context, gameOf } from './context.ts';
import { controlsFor } from './controls.ts';
import { type PromptRef, START, type Stage, type Verb } from './custom-id.ts';
import { boardPicture } from './pictures.ts';
import { recapOnTop } from './recap-screen.ts';
import { button, buttonRows, buttons, type Row, type Screen, screen } from './screen.ts';
import { stateLine } from './table-post.ts';
import type { Voices } from './voices.ts';

/** Which prompt of the viewer the panel is open at, and how far into its options. Without a key: the first prompt. */
export type Opened = { readonly key?: string; readonly stage?: Stage };

/** What an answer would lead to, as far as it teaches nothing. */
type Shown = Exclude<Awaited<ReturnType<MatchService['preview']>>, { readonly refused: Message }>;

/** What only its owner sees: what happened since they last answered, and just now (`notes`), the picture with numbered choices, what is asked, and the controls to choose with. */
export async function seatPanel(
  context: Context,
  look: Look,
  voices: Voices,
  opened: Opened = {},
  notes: readonly Message[] = [],
): Promise<Screen> {
  const prompts = look.sight?.prompts ?? [];
  const prompt = prompts.find(({ key }) => key === opened.key) ?? prompts[0];
  const stage = prompt?.key === opened.key ? (opened.stage ?? START) : START;
  const control = prompt && choices(prompt.ask, stage);
  const asked = prompt ? askedLine(prompt, stage) : null;
  const offered = asked && control ? [asked, ...control.items.map(entryName)] : [];
  const alt = () => [...offered.map(voices.plain), ...handLines(context, look, voices.plain)];
  const shown = prompt ? lookAt(look, prompt, stage) : look;
  const picture = await boardPicture(context, shown, voices, { marks: control ? marksOf(control) : [], alt });
  const waits = prompt && !look.sealed ? (look.automatic ? ANSWERED_SOON : null) : waitLine(look);
  const said = [...notes.filter((note) => !waits || !tellsNoMore(note, waits)), ...(waits ? [waits] : [])].map(voices.say);
  const happened = recapOnTop(context, look, voices);
  const since = isOutermost(stage) ? happened : [];
  const foot = footer(context, look, happened.length > 0, voices);
  const missing = (...beside: readonly string[]) => (picture ? '' : boardBeside(context, look, voices, [...since, ...said, ...beside]));
  if (!prompt) return screen({ picture, text: [...since, missing(), ...said], rows: foot });
  const ref = refOf(look, prompt);
  const picked = stage.picked.length > 0 ? [voices.say({ id: 'panel.picked', args: { picks: pickLabels(prompt, stage.picked) } })] : [];
  const question = [`**${voices.say(asked!)}**`, ...picked];
  const others = prompts.filter((p) => p !== prompt);
  return screen({
    picture,
    text: [...since, ...said, missing(...question), ...question],
    rows: [...controlsFor(prompt.ask, ref, stage, voices.plain), alsoRow(look, others, voices), ...foot],
  });
}

/** Asks whether to go through with a choice that cannot be taken back; `shown` is the look it would lead to, if any. */
export async function confirmPanel(
  context: Context,
  look: Look,
  shown: Shown,
  { prompt, picks, hint }: { readonly prompt: Prompt; readonly picks: readonly number[]; readonly hint: Message | null },
  voices: Voices,
): Promise<Screen> {
  const { say, plain } = voices;
  const ref = refOf(look, prompt);
  const chosen = choices(prompt.ask).items.filter(({ index, folds }) => !folds && picks.includes(index));
  const ask: Message =
    picks.length > 0 ? { id: 'panel.confirm', args: { picks: pickLabels(prompt, picks) } } : { id: 'panel.confirm.none' };
  const costs = picks.length === 1 ? [prompt.ask.options[picks[0]!]?.hint ?? []].flat() : [];
  const effects = eventLines(context, look.match.game, shown?.events ?? []);
  const alt = () => [ask, ...costs, ...effects].map(plain);
  const picture = await boardPicture(context, shown ?? look, voices, { marks: shown ? [] : marksOf({ items: chosen }), alt });
  // What comes of it says what is chosen, too.
  const what = effects.length > 0 ? effects.map((line) => `> ${say(line)}`) : [say(ask)];
  const notes = [...costs, { id: 'panel.confirm.note' }, ...(hint ? [hint] : [])].map((line) => `-# ${say(line)}`);
  const asking = [...what, ...notes];
  return screen({
    picture,
    text: [picture ? '' : boardBeside(context, shown ?? look, voices, asking), ...asking],
    rows: [
      buttons(
        button({ do: 'confirm', ref, picks }, plain({ id: 'button.confirm' }), 'main'),
        button({ do: 'browse', ref, stage: START }, plain({ id: 'button.back' })),
      ),
    ],
  });
}

export const refOf = ({ match }: Look, { serial, key }: Prompt): PromptRef => ({ match: match.id, serial, key });

/** The look for a picture of what is chosen from at this stage, where the game draws that alone. */
const lookAt = (look: Look, prompt: Prompt, stage: Stage): Look =>
  look.sight ? { ...look, sight: { ...look.sight, prompts: [{ ...prompt, ask: askedAt(prompt.ask, stage) }] } } : look;

const isOutermost = ({ group, page, picked }: Stage): boolean => group === null && page === 0 && picked.length === 0;

/** What is asked and, further in, which group of its choices is shown. */
function askedLine({ ask }: Prompt, stage: Stage): Message {
  const group = groupOf(ask, stage);
  return group ? { id: 'panel.asked.group', args: { prompt: ask.text, group } } : ask.text;
}

/** The names of chosen options, for a sentence. */
export const pickLabels = ({ ask }: Prompt, picks: readonly number[]): readonly Message[] =>
  picks.flatMap((index) => (ask.options[index] ? [nameOf(ask.options[index])] : []));

/** The other things that may be done meanwhile. Further ones than fit are reached by /act. */
const alsoRow = (look: Look, others: readonly Prompt[], { plain }: Voices): Row | null =>
  buttons(...others.slice(0, 5).map((p) => button({ do: 'browse', ref: refOf(look, p), stage: START }, plain(p.ask.text))));

const ANSWERED_SOON: Message = { id: 'panel.automatic' };

/** Whether the viewer has something to order: while they are asked that, or nothing, since what is ordered is not asked. */
const mayOrder = (context: Context, { match, sight, viewer }: Look): boolean =>
  viewer !== 'table' &&
  match.status === 'running' &&
  (gameOf(context, match.game).orders ?? []).some(({ step }) => step === sight?.step || !sight?.awaited.includes(viewer));

/** The same buttons at the same place, whatever is asked; then those for what there is to look back on, to take back or to order. */
function footer(context: Context, look: Look, happened: boolean, { plain }: Voices): readonly (Row | null)[] {
  const { match } = look;
  const press = (verb: Verb, id: string, off = false) => button({ do: 'verb', verb, match: match.id }, plain({ id }), 'quiet', off);
  const hasParts = look.sight && gameOf(context, match.game).face.closeups;
  return buttonRows([
    press('hand', 'button.hand', look.viewer === 'table' || !look.sight),
    press('text', 'button.text', !look.sight),
    hasParts ? button({ do: 'closeup', match: match.id, index: 0 }, plain({ id: 'button.closeups' })) : null,
    press('act', 'button.refresh'),
    happened && press('recap', 'button.recap'),
    look.undoable && press('undo', 'button.undo'),
    mayOrder(context, look) && press('orders', 'button.orders'),
  ]);
}

/** Whether a word on what has just happened would only repeat the line on how things stand. */
const tellsNoMore = (note: Message, waits: Message): boolean =>
  note.id === waits.id || (waits.id.startsWith('panel.sealed') && note.id.startsWith('panel.done'));

/** Whom the viewer waits for and with what answer of their own, or how things stand. */
export function waitLine(look: Look): Message {
  const who = (look.sight?.awaited ?? []).map((seat) => ({ seat }));
  if (look.match.status === 'lobby') return { id: 'refused.not-started' };
  if (look.match.status !== 'running' || who.length === 0) return stateLine(look);
  if (look.sealed) return { id: look.sealed.length > 0 ? 'panel.sealed' : 'panel.sealed.none', args: { picks: look.sealed, who } };
  return { id: look.viewer === 'table' ? 'panel.watch' : 'panel.wait', args: { who } };
}
