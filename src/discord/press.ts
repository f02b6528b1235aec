import type { MatchId } from '../match/match.ts';
import { askedBy } from './asked.ts';
import { choose } from './choices.ts';
import type { Context } from './context.ts';
import { decode, type PromptRef, type Stage, type Verb } from './custom-id.ts';
import { vote } from './deeds/agreeing.ts';
import { confirm, pick, promptAt } from './deeds/answering.ts';
import { type Asked, type Show, showPanel, tell } from './deeds/deed.ts';
import { deeds } from './deeds/index.ts';
import { keep } from './deeds/keeping.ts';
import { bots, panelOrRefusal, set } from './deeds/lobby.ts';
import { closeup, logPage, textPage } from './deeds/looking.ts';
import { setOrder, showOrders } from './deeds/ordering.ts';
import { preferPart } from './deeds/preferring.ts';
import { recapPage } from './deeds/recapping.ts';
import { page, step } from './deeds/retelling.ts';
import { remove, take } from './deeds/seats.ts';
import { setServer } from './deeds/serving.ts';
import { rulesFor } from './find-section.ts';
import { myGames } from './my-games.ts';
import type { PressInteraction } from './respond.ts';

/** Presses whose effect shows in the public posts, so that they need no private answer. */
const QUIET: readonly Verb[] = ['join', 'leave', 'addbot', 'start'];
/** Presses that give something to keep, beside the panel they were made on. */
const APART: readonly Verb[] = ['animation', 'chronicle', 'export'];

/** How a press is answered; see `respond`. */
export function mannerOf(customId: string): { readonly quiet: boolean; readonly apart: boolean } {
  const what = decode(customId);
  const isOne = (verbs: readonly Verb[]) => what?.do === 'verb' && verbs.includes(what.verb);
  const isFile = what?.do === 'privacy' && what.wish === 'export';
  return { quiet: isOne(QUIET), apart: isOne(APART) || isFile };
}

/** The match that a press is about; empty when it is about none. */
export function matchOf(customId: string): MatchId {
  const what = decode(customId);
  if (!what) return '';
  if ('ref' in what) return what.ref.match;
  return 'match' in what ? what.match : '';
}

/** Does what a button or a select asks for. Works for messages of any age, since the custom id says all. */
export async function press(context: Context, interaction: PressInteraction): Promise<Show> {
  const what = decode(interaction.customId);
  const values = interaction.isAnySelectMenu() ? interaction.values : [];
  if (!what) return tell(askedBy(interaction, ''), { id: 'refused.no-match' });
  if (what.do === 'section') return async () => rulesFor(context, null, `${what.game}/${values[0]}`, interaction.locale);
  const asked = askedBy(interaction, matchOf(interaction.customId));
  switch (what.do) {
    case 'verb':
      return deeds[what.verb](context, asked);
    case 'prefer':
      return preferPart(context, asked, what.part, values[0] ?? '');
    case 'privacy':
      return keep(context, asked, what.wish);
    case 'mine':
      return async () => myGames(context, asked.user, asked.locale, what.page);
    case 'set':
      return set(context, asked, what.setting, values[0] ?? '');
    case 'setpage':
      return panelOrRefusal(context, asked, what.page);
    case 'bots':
      return bots(context, asked, what.change, what.page);
    case 'step':
      return step(context, asked, what);
    case 'logpage':
      return logPage(context, asked, what.page);
    case 'textpage':
      return textPage(context, asked, what.page);
    case 'recappage':
      return recapPage(context, asked, what.page);
    case 'page':
      return page(context, asked, what.page);
    case 'closeup':
      return closeup(context, asked, what.index);
    case 'kick':
      return remove(context, asked, { seat: -1, whom: what.whom });
    case 'take':
      return take(context, asked, what.seat);
    case 'server':
      return setServer(context, asked, what.setting, values);
    case 'vote':
      return vote(context, asked, what.proposal, what.agrees);
    case 'case':
      return showOrders(context, asked, Number(values[0]));
    case 'order':
      return setOrder(context, asked, what.order, what.policy);
    case 'browse':
      return browse(context, asked, what.ref, what.stage);
    case 'select':
      return select(context, asked, what.ref, what.stage, values.map(Number));
    case 'pick':
      return pick(context, asked, what.ref, what.picks);
    case 'confirm':
      return confirm(context, asked, what.ref, what.picks);
  }
}

/** Shows a prompt further in; an old one as it stands today. */
async function browse(context: Context, asked: Asked, ref: PromptRef, stage: Stage): Promise<Show> {
  const open = await promptAt(context, asked, ref);
  return open ? showPanel(context, asked, null, { key: ref.key, stage }) : showPanel(context, asked, { id: 'refused.stale' });
}

async function select(context: Context, asked: Asked, ref: PromptRef, stage: Stage, taken: readonly number[]): Promise<Show> {
  const open = await promptAt(context, asked, ref);
  if (!open) return pick(context, asked, ref, taken);
  const next = choose(open.prompt.ask, stage, taken);
  return 'stage' in next ? showPanel(context, asked, null, { key: ref.key, stage: next.stage }) : pick(context, asked, ref, next.picks);
}
