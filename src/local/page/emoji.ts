import type { APIMessageComponentEmoji } from 'discord-api-types/v10';

/** A unicode emoji as it is, one of a server by its name. */
export const emojiText = ({ id, name }: APIMessageComponentEmoji): string => (id ? `:${name ?? ''}:` : (name ?? ''));
