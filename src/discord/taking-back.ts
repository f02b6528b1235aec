import type { Seat } from '../kernel/position.ts';
import type { Call, CallNotice, Match, Notice, OutboxRow, Posted } from '../match/match.ts';
import { type Context, gameOf } from './context.ts';
import { codeOf, isInDoubt, isOutOfReach } from './errors.ts';
import { channelOf } from './notices.ts';
import { screen } from './screen.ts';
import type { Voices } from './voices.ts';

/**
 * Removes the posts that a notice takes back. `unsaid`: whom it would have called, when it was not posted since nobody is to
 * be called anew; then the ping before stays as long as it still holds for somebody.
 */
export async function takeBack(
  context: Context,
  { notice, version }: Pick<OutboxRow, 'notice' | 'version'>,
  match: Match,
  voices: Voices,
  unsaid: Call | null,
): Promise<void> {
  if (endsCards(notice)) await endCard(context, notice, match, voices);
  for (const kinds of takenBackBy(notice)) {
    const earlier = await context.outbox.posted(match.id, kinds);
    if (!earlier || (unsaid && isCall(notice) && !isOver(earlier.notice, unsaid)) || staysAt(version, earlier)) continue;
    await removeEarlier(context, await whereOf(context, earlier, match), earlier.message);
  }
}

/** Removes a post that holds no longer. One that is out of reach stays: the table may have moved from where we were shut out. */
export async function removeEarlier({ post }: Pick<Context, 'post'>, channel: string, message: string): Promise<void> {
  await post.remove(channel, message).catch((error) => {
    if (!isOutOfReach(error)) throw error;
  });
}

/** Where a notice was posted: the table may stand elsewhere by now. */
const whereOf = async (context: Context, { channel, notice }: Posted & { readonly notice: Notice }, match: Match): Promise<string> =>
  channel ?? channelOf(context, notice, match);

/** Whether an earlier post still holds: what is said of a pause that is over, beside the ping with which the game goes on. */
const staysAt = (version: number, earlier: { readonly notice: Notice; readonly version: number }): boolean =>
  (earlier.notice.kind === 'resumed' && earlier.version === version) ||
  (earlier.notice.kind === 'proposal' && earlier.notice.proposal.wish.kind !== 'pause');

/** What calls people: a match has one such post at most. */
const PINGS = ['turn', 'reminder'] as const;
export const isCall = (notice: Notice): notice is CallNotice => PINGS.some((kind) => kind === notice.kind);

/** Whether nobody whom a ping called is awaited any more. */
const isOver = (ping: Notice, { called, others }: Call): boolean =>
  isCall(ping) && !ping.users.some((user) => called.includes(user) || others.includes(user));

/**
 * The ping before, and that a pause is over, are taken back by the next one, by a pause and at the end; what came of asking for
 * a pause, when that is over; what was said of a lobby, when it holds no longer.
 */
function takenBackBy(notice: Notice): readonly (readonly Notice['kind'][])[] {
  switch (notice.kind) {
    case 'turn':
    case 'reminder':
      return [PINGS, ['resumed']];
    case 'resumed':
      return [['proposal']];
    case 'ended':
      return [PINGS, ['resumed']];
    case 'proposal':
      return notice.closing === 'agreed' && notice.proposal.wish.kind === 'pause' ? [PINGS, ['resumed']] : [];
    case 'lobby-changed':
      return [['full'], ['idle']];
    case 'started':
    case 'closed':
      return [['full'], ['idle'], ['invited']];
    default:
      return [];
  }
}

/** The card of an offered seat is taken back by the next one and when the offer is over. */
const endsCards = (notice: Notice): notice is Extract<Notice, { seat: Seat }> =>
  notice.kind === 'wanted' || notice.kind === 'taken' || notice.kind === 'withdrawn';

/** Removes the newest card of a seat; one that was still up at the end of the match says that it is too late. */
async function endCard(context: Context, { kind, seat }: Extract<Notice, { seat: Seat }>, match: Match, { say }: Voices): Promise<void> {
  const card = await context.outbox.posted(match.id, ['wanted'], { seat });
  if (!card) return;
  const channel = await whereOf(context, card, match);
  if (kind !== 'withdrawn' || match.status === 'running') return removeEarlier(context, channel, card.message);
  const over = screen({ text: [say({ id: 'notice.wanted.over', args: { game: gameOf(context, match.game).face.title } })] });
  await context.post.edit(channel, card.message, over).catch((error) => {
    if (codeOf(error) === null || isInDoubt(error)) throw error;
  });
}
