import { messagesOf } from '../../../kernel/message.ts';
import type { en } from './en.ts';

/** Makes a message of this game's catalogue. */
export const say = messagesOf<typeof en>();
