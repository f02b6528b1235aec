import type { PageMessage, World } from '../wire.ts';
import { bySnowflake } from './table.ts';

/** The last message that one person has seen in each channel. */
export type Seen = { readonly [channel: string]: string };
export type Mark = { readonly unread: number; readonly pings: number };

export const noMark: Mark = { unread: 0, pings: 0 };

/** Whether a message is news to this person: from somebody else, after what they have seen, not a private answer they called for. */
export function isNews({ message, channel, ephemeral }: PageMessage, person: string, seen: Seen): boolean {
  return !ephemeral && message.author.id !== person && bySnowflake(message.id, seen[channel] ?? '') > 0;
}

/**
 * Unread messages and pings by channel, for any of the people. Others than oneself are known only as far as one sees
 * the channels oneself, which keeps private threads private.
 */
export function marksOf(world: World, person: string, seen: Seen): ReadonlyMap<string, Mark> {
  const marks = new Map<string, Mark>();
  for (const item of world.messages) {
    if (!isNews(item, person, seen)) continue;
    const pinged = person === world.me.id ? item.pingsMe : (item.message.mentions ?? []).some(({ id }) => id === person);
    const { unread, pings } = marks.get(item.channel) ?? noMark;
    marks.set(item.channel, { unread: unread + 1, pings: pings + (pinged ? 1 : 0) });
  }
  return marks;
}

/** All pings of a person's marks. */
export const pingsIn = (marks: ReadonlyMap<string, Mark>): number => [...marks.values()].reduce((sum, { pings }) => sum + pings, 0);
