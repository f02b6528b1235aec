import type { Message } from '../../kernel/message.ts';
import type { Look, MatchId, Place, UserId } from '../../match/match.ts';
import type { Context } from '../context.ts';
import { shownOf } from '../open-panels.ts';
import { type Screen, screen } from '../screen.ts';
import { type Opened, seatPanel } from '../seat-panel.ts';
import { commonVoice, type Voices, voicesFor } from '../voices.ts';

/** Who wants something of which match, and how to answer them. */
export type Asked = {
  readonly match: MatchId;
  readonly user: UserId;
  /** The interaction's id: a repeated one changes nothing twice. */
  readonly interaction: string;
  readonly locale: string;
  /** Where they asked. */
  readonly place: Place;
  /** Names of the permissions that the bot lacks there for a match. */
  readonly lacking: readonly string[];
  /** The channel or thread they asked in, when they may manage it. */
  readonly moderates: string | null;
  /** Names of the permissions that the bot lacks here for a thread of the match. */
  readonly noThread: readonly string[];
  /** Whether they may manage the server. */
  readonly manages: boolean;
  /** The roles they have there. */
  readonly roles: readonly string[];
  /** Where they asked, and of a thread also the channel it is in. */
  readonly whereabouts: readonly string[];
};

/**
 * One thing that people do. The promise settles when it is done and saved, which is fast; what it gives then makes the
 * private answer, which may be slow. Null: the public posts say enough.
 */
export type Deed = (context: Context, asked: Asked) => Promise<Show>;
export type Show = () => Promise<Screen | null>;

/** A private answer of words alone. */
export const tell =
  (asked: Asked, ...messages: readonly Message[]): Show =>
  async () =>
    screen({ text: messages.map(commonVoice(asked.locale)) });

/** Shows something of a match as the asker may see it, or says that there is none. */
export const showing =
  (context: Context, asked: Asked, make: (look: Look, voices: Voices) => Promise<Screen>): Show =>
  async () => {
    const look = await context.service.look(asked.match, asked.user);
    if (!look) return tell(asked, { id: 'refused.no-match' })();
    return make(look, await voicesFor(context, look.match, asked));
  };

/** Shows today's panel of the asker, with a word or several on what has just happened. */
export const showPanel = (context: Context, asked: Asked, note: Message | readonly Message[] | null = null, opened: Opened = {}): Show =>
  showing(context, asked, async (look, voices) => ({
    ...(await seatPanel(context, look, voices, opened, [note ?? []].flat())),
    follows: shownOf(look, asked.user, asked.locale),
  }));
