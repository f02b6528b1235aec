import { en } from '../words/en.ts';

/** Choices of an option that are the same for everybody, named in English; the last part of an id is the value. */
export const fixedChoices = (ids: readonly (keyof typeof en)[]) => ids.map((id) => ({ name: en[id], value: id.split('.').at(-1)! }));

export const PACE_CHOICES = fixedChoices(['pace.none', 'pace.slow', 'pace.day', 'pace.evening', 'pace.blitz']);
