import type { Message } from '../../kernel/message.ts';
import { type Context, gameOf } from '../context.ts';
import { ordersPanel } from '../orders-panel.ts';
import { type Asked, type Deed, type Show, showing, showPanel, tell } from './deed.ts';

/** What the asker has ordered ahead; `opened` is the place in the game's list of what they want to order. */
export async function showOrders(context: Context, asked: Asked, opened: number | null, note: Message | null = null): Promise<Show> {
  const inForce = await context.service.orders(asked.match, asked.user);
  if ('refused' in inForce)
    return inForce.refused.id === 'refused.no-match' ? tell(asked, inForce.refused) : showPanel(context, asked, inForce.refused);
  return showing(context, asked, async ({ match }, voices) =>
    ordersPanel(match, { known: gameOf(context, match.game).orders ?? [], inForce }, opened, note, voices),
  );
}

/** Orders a policy by its place, or none, in a case by its place. */
export async function setOrder(context: Context, asked: Asked, place: number, which: number | null): Promise<Show> {
  const look = await context.service.look(asked.match, asked.user);
  const order = look && gameOf(context, look.match.game).orders?.[place];
  const policy = which === null ? null : order?.policies[which];
  if (!order || policy === undefined) return showOrders(context, asked, null, { id: 'refused.bad-order' });
  const done = await context.service.order({ ...asked, order: order.id, policy: policy?.id ?? null });
  if ('refused' in done) return showPanel(context, asked, done.refused);
  const note: Message = policy
    ? { id: 'orders.set', args: { order: order.label, policy: policy.label } }
    : { id: 'orders.cancelled', args: { order: order.label } };
  return showOrders(context, asked, null, note);
}

export const orders: Deed = (context, asked) => showOrders(context, asked, null);
