import type { Match, Notice, OutboxRow } from '../match/match.ts';
import { type Context, isLive } from './context.ts';
import { isOutOfReach } from './errors.ts';

type Chore = Extract<Notice['kind'], 'keep-thread' | 'archive-thread'>;
type Tools = Pick<Context, 'service' | 'post'>;

/** A day less than the time after which Discord lets a thread fall asleep. */
const KEEP_SECONDS = 6 * 24 * 60 * 60;

/** What is done for the thread of a match; gives the seconds after which it is to be done again, or null. */
const CHORES: { readonly [kind in Chore]: (tools: Tools, match: Match) => Promise<number | null> } = {
  async 'keep-thread'({ post }, { status, place }) {
    if (status !== 'running') return null;
    await post.keepAwake(place.channel).catch(unlessImpossible);
    return KEEP_SECONDS;
  },
  async 'archive-thread'({ service, post }, { place }) {
    const here = await service.at(place.channel);
    if (!here.some(isLive)) await post.archive(place.channel).catch(unlessImpossible);
    return null;
  },
};

/** Does what the row asks for, if that is no post but something to be done for a thread; false for a post. */
export async function doChore(context: Tools & Pick<Context, 'outbox'>, { id, match, notice }: OutboxRow): Promise<boolean> {
  if (notice.kind !== 'keep-thread' && notice.kind !== 'archive-thread') return false;
  const now = (await context.service.lookAtTable(match))?.match;
  const again = now ? await CHORES[notice.kind](context, now) : null;
  await (again === null ? context.outbox.done(id, null) : context.outbox.later(id, again));
  return true;
}

/** A thread that is gone, or that is not ours to wake, needs nothing. */
function unlessImpossible(error: unknown): void {
  if (!isOutOfReach(error)) throw error;
}
