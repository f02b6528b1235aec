import { ActionRowBuilder, StringSelectMenuBuilder } from 'discord.js';
import type { StandingOrder } from '../games/face.ts';
import type { Message } from '../kernel/message.ts';
import type { Match, OrderInForce } from '../match/match.ts';
import { encode } from './custom-id.ts';
import { clip, LIMITS } from './limits.ts';
import { button, buttons, type Screen, screen } from './screen.ts';
import type { Voices } from './voices.ts';

/** What there is to order in a game, and what somebody has ordered of it, in the same order. */
export type Orders = { readonly known: readonly StandingOrder<unknown>[]; readonly inForce: readonly OrderInForce[] };

/** Somebody's standing orders; `opened` is the place of one whose policies are shown, or null. */
export function ordersPanel(
  match: Match,
  { known, inForce }: Orders,
  opened: number | null,
  note: Message | null,
  { say, plain }: Voices,
): Screen {
  const chosen = opened === null ? undefined : known[opened];
  const policies = (chosen?.policies ?? []).map(({ id, label }, policy) =>
    button({ do: 'order', match: match.id, order: opened!, policy }, plain(label), id === inForce[opened!]?.policy ? 'main' : 'quiet'),
  );
  const none =
    chosen &&
    button(
      { do: 'order', match: match.id, order: opened!, policy: null },
      plain({ id: 'button.no-order' }),
      'danger',
      !inForce[opened!]?.own,
    );
  const lines = known.flatMap((order, n) => lineOf(order, inForce[n]) ?? []);
  const select = new StringSelectMenuBuilder()
    .setCustomId(encode({ do: 'case', match: match.id }))
    .setPlaceholder(clip(plain({ id: 'orders.choose' }), LIMITS.selectPlaceholder))
    .addOptions(known.map(({ label }, n) => ({ label: clip(plain(label), LIMITS.selectLabel), value: String(n), default: n === opened })));
  return screen({
    text: [
      ...(note ? [say(note), ''] : []),
      say({ id: 'orders.title' }),
      ...(lines.length > 0 ? lines : [{ id: 'orders.none' }]).map((line) => `- ${say(line)}`),
      ...(chosen ? ['', say({ id: 'orders.case', args: { order: chosen.label } })] : []),
    ],
    rows: [
      new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(select),
      buttons(...policies, none ?? null),
      buttons(button({ do: 'verb', verb: 'act', match: match.id }, plain({ id: 'button.back' }))),
    ],
  });
}

/** What holds in a case, or null. */
function lineOf({ label, policies }: StandingOrder<unknown>, inForce: OrderInForce | undefined): Message | null {
  const policy = policies.find(({ id }) => id === inForce?.policy);
  return policy ? { id: inForce?.own ? 'orders.line' : 'orders.line.pace', args: { order: label, policy: policy.label } } : null;
}
