import type { Message } from '../../kernel/message.ts';
import type { Match } from '../../match/match.ts';
import type { Context } from '../context.ts';
import type { Press, Verb } from '../custom-id.ts';
import { button, buttons, screen } from '../screen.ts';
import { commonVoice } from '../voices.ts';
import { type Asked, type Deed, type Show, tell } from './deed.ts';

/** A question before something that cannot be undone, or that others are asked: `yes` is done when they press the button of that `label`. */
export const asking =
  (asked: Asked, question: Message, yes: Press, label: string): Show =>
  async () => {
    const say = commonVoice(asked.locale);
    return screen({
      text: [say(question)],
      rows: [buttons(button(yes, say({ id: label }), 'danger'), button(press(asked, 'act'), say({ id: 'button.stay' })))],
    });
  };

/** The press of a button that needs nothing but the match. */
export const press = ({ match }: Asked, verb: Verb): Press => ({ do: 'verb', verb, match });

/** Out of a lobby at once; out of a running match after a question that says what comes of it. */
export const leave: Deed = async (context, asked) => {
  const then = await context.service.leaving(asked);
  if ('becomes' in then) return asking(asked, { id: `leave.ask.${then.becomes}` }, press(asked, 'yesleave'), 'button.yes-leave');
  const done = await context.service.leave(asked);
  return 'refused' in done ? tell(asked, done.refused) : async () => null;
};

export const yesleave: Deed = async (context, asked) => {
  const done = await context.service.leave(asked);
  return tell(asked, 'refused' in done ? done.refused : { id: 'leave.done' });
};

export const end: Deed = async (context, asked) => {
  const why = await mayNotEnd(context, asked);
  return why ? tell(asked, why) : asking(asked, { id: 'end.ask' }, press(asked, 'yesend'), 'button.yes-call-off');
};

export const yesend: Deed = async (context, asked) => {
  const look = await context.service.look(asked.match, asked.user);
  const done = await context.service.end({ ...asked, asModerator: look !== null && isModerator(context, asked, look.match) });
  return tell(asked, 'refused' in done ? done.refused : { id: 'end.done' });
};

/** So that nobody is asked for a confirmation that will be refused; the service decides in the end. */
async function mayNotEnd(context: Context, asked: Asked): Promise<Message | null> {
  const match = (await context.service.look(asked.match, asked.user))?.match;
  if (!match) return { id: 'refused.no-match' };
  if (match.status === 'over' || match.status === 'called-off') return { id: `refused.${match.status}` };
  return match.host === asked.user || isModerator(context, asked, match) ? null : { id: 'refused.not-host-or-moderator' };
}

/** Whether they asked where the match is shown, or in the channel of its thread, and may manage that place: elsewhere their rights do not count. */
export function isModerator({ client }: Context, { moderates }: Asked, { place }: Match): boolean {
  if (moderates === null) return false;
  const channel = client.channels.cache.get(place.channel);
  return moderates === place.channel || (channel?.isThread() === true && channel.parentId === moderates);
}
