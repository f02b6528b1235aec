/** What is said of standing orders and of answers that are given by themselves; a part of the common English catalogue. */
export const standingOrders = {
  'refused.no-orders': 'Nothing can be answered ahead in this game. You are asked whenever you must choose.',
  'refused.bad-order': 'There is no such standing order in this game. /orders lists what can be ordered.',
  'log.how.order': 'Your standing order answered for you; nobody else is told that it was an order.',
  'log.how.forced': '{seat} had one choice only, and it was made automatically.',
} as const;
