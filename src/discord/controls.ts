import { ActionRowBuilder, StringSelectMenuBuilder } from 'discord.js';
import type { Ask } from '../kernel/steps.ts';
import type { Speaker } from '../words/words.ts';
import { choices, entryName, type Item, rowsOf } from './choices.ts';
import { encode, type PromptRef, START, type Stage } from './custom-id.ts';
import { clip, LIMITS } from './limits.ts';
import { button, buttons, type Row } from './screen.ts';

/**
 * The controls for one prompt at one stage: the entries in the first row, and beneath it whatever is needed to turn
 * pages, go back or finish. `say` must give plain words: labels know no markdown.
 */
export function controlsFor(ask: Ask, ref: PromptRef, stage: Stage, say: Speaker): readonly Row[] {
  const control = choices(ask, stage);
  const label = (item: Item) => say(entryName(item));
  const turn = (page: number, id: string) =>
    control.pages > 1 && button({ do: 'browse', ref, stage: { ...stage, page } }, say({ id }), 'quiet', page < 0 || page >= control.pages);

  const entries =
    control.shape === 'buttons'
      ? (rowsOf(control.items) ?? []).map((row) =>
          buttons(
            ...row.map((item) =>
              item.folds
                ? button({ do: 'browse', ref, stage: { group: item.index, page: 0, picked: [] } }, label(item))
                : button({ do: 'pick', ref, picks: [item.index] }, label(item), 'main'),
            ),
          ),
        )
      : [
          new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(
            new StringSelectMenuBuilder()
              .setCustomId(encode({ do: 'select', ref, stage: { ...stage, page: control.page } }))
              .setPlaceholder(clip(placeholder(control, say), LIMITS.selectPlaceholder))
              .setMinValues(control.min)
              .setMaxValues(control.max)
              .addOptions(
                control.items.map((item) => ({
                  label: clip(label(item), LIMITS.selectLabel),
                  value: String(item.index),
                  ...(item.hint ? { description: clip(say(item.hint), LIMITS.selectDescription) } : {}),
                })),
              ),
          ),
        ];
  const moved = stage.group !== null || stage.picked.length > 0;
  const way = buttons(
    turn(control.page - 1, 'button.previous'),
    turn(control.page + 1, 'button.next'),
    control.mayFinish &&
      button({ do: 'pick', ref, picks: stage.picked }, say({ id: stage.picked.length > 0 ? 'button.finish' : 'button.none' })),
    moved && button({ do: 'browse', ref, stage: START }, say({ id: 'button.back' })),
  );
  return [...entries, way].filter((row) => row !== null);
}

function placeholder(control: ReturnType<typeof choices>, say: Speaker): string {
  const { min, max, page, pages } = control;
  const what =
    max === 1
      ? say({ id: 'panel.choose' })
      : min === max
        ? say({ id: 'panel.choose.exactly', args: { min } })
        : say({ id: 'panel.choose.some', args: { min, max } });
  return pages > 1 ? `${what} ${say({ id: 'panel.page', args: { page: page + 1, pages } })}` : what;
}
