import { type APIMessageComponent, ComponentType } from 'discord-api-types/v10';
import type { PageMessage } from '../wire.ts';
import { authorOf } from './author.ts';
import { useTable } from './context.ts';
import { firstLine } from './plain-text.ts';
import { words } from './words.ts';

/** The message that this one answers, with a way to it. */
export function ReplyLine({ item }: { readonly item: PageMessage }) {
  const { goTo, world } = useTable();
  const original = item.message.referenced_message;
  if (!original) return null;
  return (
    <p class="called">
      <button type="button" class="link" onClick={() => goTo(item.channel, original.id)}>
        <span aria-hidden="true">↱ </span>
        <b>{authorOf({ ...item, message: original }, world.people).name}</b>{' '}
        {firstLine(original.content || firstText(original.components ?? []) || words.attachment, world)}
      </button>
    </p>
  );
}

function firstText(components: readonly APIMessageComponent[]): string | null {
  for (const component of components) {
    if (component.type === ComponentType.TextDisplay) return component.content;
    const text = 'components' in component ? firstText(component.components) : null;
    if (text) return text;
  }
  return null;
}
