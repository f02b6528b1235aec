import { refusal } from '../../errors.ts';
import { publicMessage } from '../../messages/messages.ts';
import type { ChannelRecord, MessageRecord } from '../../world/records.ts';
import type { World } from '../../world/world.ts';
import { type Call, param } from '../route.ts';

/** The channel or thread of a call's path; 10003 where there is none. */
export function placeOf(world: World, call: Call<never> | Call): ChannelRecord {
  const place = world.channels.get(snowflake(param(call, 'channel')));
  if (!place) throw refusal('unknownChannel');
  return place;
}

/** The message of a call's path; 10008 where there is none that the bot may name. */
export const messageOf = (world: World, call: Call<never> | Call): MessageRecord =>
  publicMessage(world, placeOf(world, call), snowflake(param(call, 'message')));

/** What is no number can't be an id; as such it is found nowhere. */
const snowflake = (text: string): string => (/^\d{1,19}$/.test(text) ? text : '0');
