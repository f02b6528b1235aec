import { ActionRowBuilder, StringSelectMenuBuilder } from 'discord.js';
import type { Game, RulesSection } from '../games/face.ts';
import type { Message } from '../kernel/message.ts';
import type { Speaker } from '../words/words.ts';
import { encode } from './custom-id.ts';
import { clip, LIMITS } from './limits.ts';
import { type Row, type Screen, screen } from './screen.ts';

/** The sections with those for the step that waits first, else in their own order. */
export function sectionsFor({ face }: Game, step: string | null): readonly RulesSection[] {
  const fits = (section: RulesSection) => step !== null && section.steps.includes(step);
  return [...face.rules.filter(fits), ...face.rules.filter((section) => !fits(section))];
}

/** The section to show somebody who asked for none in particular. Throws when the game has no rules to read. */
export function sectionFor(game: Game, step: string | null): RulesSection {
  const [first] = sectionsFor(game, step);
  if (!first) throw new Error(`${game.rules.id} has no sections of rules`);
  return first;
}

/** One section, with a list of the others. */
export const rulesScreen = (game: Game, section: RulesSection, say: Speaker, plain: Speaker): Screen =>
  screen({
    text: [say({ id: 'rules.title', args: { title: section.title } }), say(section.text)],
    rows: [sectionList(game, plain, { id: 'rules.choose' }, section)],
  });

/** The sections of a game to choose from; `now` is the one that is open. */
export function sectionList({ rules, face }: Game, plain: Speaker, placeholder: Message, now: RulesSection | null = null): Row {
  const select = new StringSelectMenuBuilder()
    .setCustomId(encode({ do: 'section', game: rules.id }))
    .setPlaceholder(clip(plain(placeholder), LIMITS.selectPlaceholder))
    .addOptions(
      face.rules
        .slice(0, LIMITS.selectOptions)
        .map(({ id, title }) => ({ value: id, label: clip(plain(title), LIMITS.selectLabel), default: id === now?.id })),
    );
  return new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(select);
}
