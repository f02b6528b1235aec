import type { RulesSection } from '../../face.ts';
import type { Flow } from '../state.ts';
import { say } from './say.ts';

type SectionId = 'setup' | 'turn' | 'tiles' | 'turning' | 'danger' | 'tent' | 'effects' | 'equipment' | 'events' | 'end';

const section = (id: SectionId, ...steps: readonly Flow['step'][]): RulesSection => ({
  id,
  title: say(`road.rules.${id}.title`),
  text: say(`road.rules.${id}.text`),
  steps,
});

/** The rules in our own words, in the rulebook's order, with the steps in which each is offered first. */
export const rulesSections: readonly RulesSection[] = [
  section('setup', 'first-player', 'first-player-vote'),
  section('turn', 'draw', 'action', 'salvage', 'salvage-discard'),
  section('tiles', 'place', 'rotation', 'action'),
  section('turning', 'turn-which', 'turn-how', 'turn-price'),
  section('danger', 'place'),
  section('tent', 'tent'),
  section('effects', 'place'),
  section('equipment', 'action'),
  section(
    'events',
    'becoming-someone-else',
    'bad-road',
    'bad-road-beside',
    'recalculate',
    'lucky-star',
    'espionage',
    'espionage-discard',
    'better-off',
    'greener',
  ),
  section('end', 'draw'),
];
