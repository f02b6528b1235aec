import type { Holder } from './match.ts';

/** Whether a computer player answers there: it has the seat, or keeps it for a sleeping owner. */
export const isPlayedByBot = (holder: Holder | undefined): boolean => holder?.kind === 'bot' || holder?.asleep !== undefined;
