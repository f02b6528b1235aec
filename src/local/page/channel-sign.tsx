import type { PageChannel } from '../wire.ts';
import { words } from './words.ts';

const shapes = {
  text: 'M7.5 3 6 17M14 3l-1.5 14M3.5 7.5h13.5M3 12.5h13.5',
  thread: 'M5 3v6a3 3 0 0 0 3 3h8m-3.5-3.5L16 12l-3.5 3.5',
  private: 'M5 9.5h10v7H5zM7 9.5V7a3 3 0 0 1 6 0v2.5',
};

/** The little sign before a channel's name. */
export function ChannelSign({ channel }: { readonly channel: PageChannel }) {
  const kind = channel.kind === 'text' ? 'text' : channel.members ? 'private' : 'thread';
  const label = kind === 'thread' ? words.thread : kind === 'private' ? words.privateThread : null;
  return (
    <>
      <svg class="sign" viewBox="0 0 20 20" aria-hidden="true">
        <path d={shapes[kind]} fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round" />
      </svg>
      {label && <span class="unseen">{label} </span>}
    </>
  );
}
