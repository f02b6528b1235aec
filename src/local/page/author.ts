import type { PageMessage, Person } from '../wire.ts';

/** Who wrote a message: one of the people, or whoever the message itself names. */
export function authorOf({ message: { author } }: PageMessage, people: readonly Person[]): Person {
  const known = people.find(({ id }) => id === author.id);
  return known ?? { id: author.id, name: author.global_name ?? author.username, colour: '#7d4a35', bot: author.bot ?? false };
}
