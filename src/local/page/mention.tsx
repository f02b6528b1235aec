import { useTable } from './context.ts';
import { roleName } from './select-options.ts';
import { words } from './words.ts';

/** `<@id>`, `<#id>` and `<@&id>`. A channel leads there; oneself stands out. */
export function Mention({ kind, id }: { readonly kind: 'user' | 'channel' | 'role'; readonly id: string }) {
  const { world, goTo } = useTable();
  if (kind === 'user') {
    const name = world.people.find((person) => person.id === id)?.name ?? words.unknownPerson;
    return <span class={id === world.me.id ? 'mention me' : 'mention'}>@{name}</span>;
  }
  if (kind === 'role') return <span class="mention">{roleName(world.roles.find((role) => role.id === id)?.name ?? words.role)}</span>;
  const channel = world.channels.find((other) => other.id === id);
  if (!channel) return <span class="mention">#{words.unknownChannel}</span>;
  return (
    <button type="button" class="mention" onClick={() => goTo(id)}>
      #{channel.name}
    </button>
  );
}
