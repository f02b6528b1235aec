import type { Json } from '../../kernel/json.ts';

/** Upgrades of saved positions: entry n lifts one from rules version n to n + 1. None yet: version 1 is the first. */
export const upgrades: { readonly [from: number]: (position: Json) => Json } = {};
