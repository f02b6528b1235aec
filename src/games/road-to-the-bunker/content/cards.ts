import components from './components.json' with { type: 'json' };

/** The event cards by the short names of section 4 of the specification; their titles are in the catalogue. */
export type EventKey = 'WAIT' | 'SWITCH' | 'BADROAD' | 'RECALC' | 'LUCKY' | 'SPY' | 'BETTER' | 'GENIUS' | 'GRASS' | 'SALVAGE' | 'FIND';

const copied = <T>(card: T, copies: number): T[] => Array.from({ length: copies }, () => card);

/** The 13 event cards in a fixed order. */
export const eventCards: readonly EventKey[] = components.events.flatMap(({ key, copies }) => copied(key as EventKey, copies));

/** The values of the 18 resource cards in a fixed order. */
export const resourceCards: readonly number[] = components.resourceCards.flatMap(({ value, copies }) => copied(value, copies));
