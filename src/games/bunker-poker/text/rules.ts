import type { RulesSection } from '../../face.ts';
import type { Flow } from '../state.ts';
import { say } from './say.ts';

type SectionId = 'setup' | 'turn' | 'points' | 'token' | 'add' | 'swap' | 'orders' | 'end';

const section = (id: SectionId, ...steps: readonly Flow['step'][]): RulesSection => ({
  id,
  title: say(`poker.rules.${id}.title`),
  text: say(`poker.rules.${id}.text`),
  steps,
});

/** The rules in our own words, in the rulebook's order, with the steps in which each is offered first. */
export const rulesSections: readonly RulesSection[] = [
  section('setup', 'setup'),
  section('turn', 'using-the-throw', 'giving-up'),
  section('points', 'using-the-throw', 'giving-up'),
  section('token', 'using-the-throw'),
  section('add', 'using-the-throw'),
  section('swap', 'swapping-dice'),
  section('orders', 'swapping-dice'),
  section('end'),
];
