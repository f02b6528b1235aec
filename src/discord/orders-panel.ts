import { ActionRowBuilder, StringSelectMenuBuilder } from 'discord.js';
import type { StandingOrder } from '../games/face.ts';
import type { Message } from '../kernel/message.ts';
import type { Match, OrderInForce } from '../match/match.ts';
import type { Speaker } from '../words/words.ts';
import { encode, type Press } from './custom-id.ts';
import { clip, LIMITS } from './limits.ts';
import { button, buttons, type Row, type Screen, screen } from './screen.ts';
import type { Voices } from './voices.ts';

/** What there is to order in a game, and what somebody has ordered of it, in the same order. */
export type Orders = { readonly known: readonly StandingOrder<unknown>[]; readonly inForce: readonly OrderInForce[] };

/** Somebody's standing orders; `opened` is the place of one whose policies are shown, or null. */
export function ordersPanel(match: Match, orders: Orders, opened: number | null, note: Message | null, { say, plain }: Voices): Screen {
  const { known, inForce } = orders;
  const chosen = opened === null ? undefined : known[opened];
  const lines = known.flatMap((order, n) => lineOf(order, inForce[n]) ?? []);
  const select = new StringSelectMenuBuilder()
    .setCustomId(encode({ do: 'case', match: match.id }))
    .setPlaceholder(clip(plain({ id: 'orders.choose' }), LIMITS.selectPlaceholder))
    .addOptions(
      generalFirst(known).map((n) => ({
        label: clip(plain(known[n]!.label), LIMITS.selectLabel),
        value: String(n),
        default: n === opened,
      })),
    );
  return screen({
    text: [
      ...(note ? [say(note), ''] : []),
      say({ id: 'orders.title' }),
      ...(lines.length > 0 ? lines : [{ id: 'orders.none' }]).map((line) => `- ${say(line)}`),
      ...(chosen ? ['', say({ id: 'orders.case', args: { order: chosen.label } })] : []),
    ],
    rows: [
      new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(select),
      chosen ? policyButtons(match, orders, opened!, plain) : passingButtons(match, orders, plain),
      buttons(button({ do: 'verb', verb: 'act', match: match.id }, plain({ id: 'button.back' }))),
    ],
  });
}

/** The places of all cases, those that fit always before those for something special, of which there may be many. */
const generalFirst = (known: readonly StandingOrder<unknown>[]): readonly number[] =>
  [...known.keys()].sort((a, b) => Number(known[a]!.fits !== undefined) - Number(known[b]!.fits !== undefined));

/** The policies of one case, the one that holds standing out, and the way to have none. */
function policyButtons(match: Match, { known, inForce }: Orders, order: number, plain: Speaker): Row | null {
  const press = (policy: number | null): Press => ({ do: 'order', match: match.id, order, policy });
  const policies = known[order]!.policies.map(({ id, label }, policy) =>
    button(press(policy), plain(label), id === inForce[order]?.policy ? 'main' : 'quiet'),
  );
  return buttons(...policies, button(press(null), plain({ id: 'button.no-order' }), 'danger', !inForce[order]?.own));
}

/** What lasts for a while only is said at one press. */
function passingButtons(match: Match, { known }: Orders, plain: Speaker): Row | null {
  const passing = known.flatMap(({ lapses, label: order, policies }, place) =>
    lapses
      ? policies.map(({ label: policy }, n) =>
          button({ do: 'order', match: match.id, order: place, policy: n }, plain({ id: 'orders.at-once', args: { order, policy } })),
        )
      : [],
  );
  return buttons(...passing.slice(0, LIMITS.buttonsInRow));
}

/** What holds in a case, or null. */
function lineOf({ label, policies }: StandingOrder<unknown>, inForce: OrderInForce | undefined): Message | null {
  const policy = policies.find(({ id }) => id === inForce?.policy);
  return policy ? { id: inForce?.own ? 'orders.line' : 'orders.line.pace', args: { order: label, policy: policy.label } } : null;
}
