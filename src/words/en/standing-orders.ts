/** What is said of standing orders and of answers that are given by themselves; a part of the common English catalogue. */
export const standingOrders = {
  'orders.title':
    '**Your standing orders in this match**\nOnly you see them. Each answers the one question that it names, some seconds after it is asked, and no other. You are not pinged for it, /log tells you of it, and you may still answer first.',
  'orders.line': '{order}: **{policy}**',
  'orders.line.pace': '{order}: **{policy}** (so it is at a slow pace until you choose)',
  'orders.none': 'You have ordered nothing, so you are asked every time.',
  'orders.choose': 'Choose what to order…',
  'orders.at-once': '{order}: {policy}',
  'orders.case': '**{order}**: what shall be answered for you?',
  'orders.set': 'Noted. {order}: **{policy}**.',
  'orders.cancelled': 'Cancelled. {order}: you have ordered nothing.',
  'orders.unclear': 'That is nothing that can be ordered here, or several things. Choose below.',

  'refused.no-orders': 'Nothing can be answered ahead in this game. You are asked whenever you must choose.',
  'refused.bad-order': 'There is no such standing order in this game. /orders lists what can be ordered.',
  'log.how.order': 'Your standing order answered for you; nobody else is told that it was an order.',
  'log.how.forced': '{seat} had one choice only, and it was made automatically.',
  'panel.automatic': 'This is answered for you in a moment; you may still choose first.',
  'button.orders': 'Orders',
  'button.no-order': 'No order',
  'command.orders': 'Say ahead what is answered for you, and see or cancel what you have ordered',
  'command.orders.case': 'What it is about; type to search',
  'command.orders.policy': 'What is answered then; leave it out to see what can be chosen',
} as const;
