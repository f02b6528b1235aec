import { Avatar } from './avatar.tsx';
import { Badge } from './badge.tsx';
import { useTable } from './context.ts';
import { type Mark, pingsIn } from './marks.ts';
import { words } from './words.ts';

/** Who one is, and a way to be somebody else. */
export function People({ marks }: { readonly marks: ReadonlyMap<string, ReadonlyMap<string, Mark>> }) {
  const { world, be } = useTable();
  return (
    <fieldset class="people">
      <legend class="unseen">{words.playAs}</legend>
      {world.people
        .filter(({ bot }) => !bot)
        .map((person) => {
          const mine = person.id === world.me.id;
          const pings = mine ? 0 : pingsIn(marks.get(person.id) ?? new Map());
          return (
            <button
              type="button"
              key={person.id}
              aria-pressed={mine}
              title={mine ? words.beingPerson(person.name) : words.bePerson(person.name)}
              onClick={() => be(person.id)}
            >
              <Avatar person={person} size="small" />
              <span class="name">{person.name}</span>
              <Badge mark={{ unread: 0, pings }} />
            </button>
          );
        })}
    </fieldset>
  );
}
