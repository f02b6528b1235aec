import type { Holder, Match, Notice, OutboxRow, UserId } from '../match/match.ts';
import type { Context } from './context.ts';
import { briefly, codeOf, isForbidden, isInDoubt } from './errors.ts';
import { noticeId, noticePost, stillAwaited } from './notices.ts';
import { voicesOf } from './voices.ts';

/** Makes the public posts that the outbox holds. */
export type Announcer = {
  /** Posts what is due; resolves when nothing due is left. Never throws. */
  wake(): Promise<void>;
  close(): void;
};

const BATCH = 10;
/** How long the ping of somebody who has just moved waits. */
const GRACE_SECONDS = 30;
/** Entries of the log in which the newest move of a person is looked for. */
const RECENT = 20;
const CLAIM_SECONDS = 60;
const POLL_MS = 60_000;
/** Seconds before another try, by how often it was tried. */
const PATIENCE = [2, 10, 60, 300, 1_800] as const;
/** How often a notice is tried where the bot may not post: for two days. */
const MOST_ATTEMPTS = 96;

export function createAnnouncer(context: Context): Announcer {
  const { outbox, log } = context;
  let running: Promise<void> | null = null;
  const timers = new Set<NodeJS.Timeout>();
  let again = false;
  let closed = false;

  async function work(): Promise<void> {
    do {
      again = false;
      for (
        let rows = await outbox.claim(BATCH, CLAIM_SECONDS);
        rows.length > 0 && !closed;
        rows = await outbox.claim(BATCH, CLAIM_SECONDS)
      ) {
        for (const row of rows) await deliver(row);
      }
    } while (again && !closed);
  }

  async function deliver(row: OutboxRow): Promise<void> {
    try {
      if (row.attempts === 0 && (await hasJustMoved(context, row))) await postpone(row, GRACE_SECONDS);
      else await outbox.done(row.id, await postNotice(context, row));
    } catch (error) {
      log.warn(
        { match: row.match, notice: row.notice.kind, attempts: row.attempts, error: briefly(error) },
        'a notice could not be posted',
      );
      // A permission may come back; what Discord refuses for another reason (no such channel) it will refuse again.
      if (isForbidden(error) && row.attempts < MOST_ATTEMPTS) await postpone(row, PATIENCE.at(-1));
      else if (codeOf(error) !== null && !isInDoubt(error)) await outbox.done(row.id, null);
      else await postpone(row);
    }
  }

  async function postpone(row: OutboxRow, seconds: number = PATIENCE[Math.min(row.attempts, PATIENCE.length - 1)]!): Promise<void> {
    await outbox.later(row.id, seconds);
    const timer = setTimeout(() => {
      timers.delete(timer);
      void wake();
    }, seconds * 1_000);
    timers.add(timer.unref());
  }

  function wake(): Promise<void> {
    if (closed) return Promise.resolve();
    again = true;
    running ??= work()
      .catch((error) => log.error({ error: briefly(error) }, 'the outbox could not be read'))
      .finally(() => {
        running = null;
      });
    return running;
  }

  // For rows of an earlier run that come due now.
  const poll = setInterval(() => void wake(), POLL_MS).unref();
  return {
    wake,
    close() {
      closed = true;
      clearInterval(poll);
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

/**
 * Whether the only one to be pinged is the one whose own move led back to them, as against bots: they are still looking,
 * and a ping would only startle. If they are not, it comes a little later.
 */
async function hasJustMoved({ service }: Context, { match, notice }: OutboxRow): Promise<boolean> {
  if (notice.kind !== 'turn') return false;
  const look = await service.lookAtTable(match);
  const [user, ...others] = look ? stillAwaited(notice.users, look) : [];
  if (!look || user === undefined || others.length > 0) return false;
  const entries = await service.log(match, user, RECENT);
  const last = entries.findLast(({ kind, byBot, undone }) => kind === 'answer' && !byBot && !undone);
  return last !== undefined && isHeldBy(look.match.holders[last.seat ?? -1], user);
}

/** The row without those whom a later one pings: however often the turn came back to them, they are pinged once. */
async function stillMeant({ outbox }: Context, row: OutboxRow): Promise<OutboxRow> {
  if (row.notice.kind !== 'turn') return row;
  const later = await outbox.calledLater(row.match, row.id);
  return { ...row, notice: { kind: 'turn', users: row.notice.users.filter((user) => !later.includes(user)) } };
}

const isHeldBy = (holder: Holder | undefined, user: UserId) => holder?.kind === 'user' && holder.user === user;

/** Posts one notice, exactly once: gives its message, or null when nobody needs it any more. */
async function postNotice(context: Context, row: OutboxRow): Promise<string | null> {
  const { service, surfaces, outbox, post, projection, client } = context;
  await projection.show(row.match);
  const look = await service.lookAtTable(row.match);
  if (!look) return null;
  const { guild } = look.match.place;
  const channel = await channelOf(context, row.notice, look.match);
  const table = await surfaces.get(row.match, 'table');
  const voices = await voicesOf(context, look.match, (guild && client.guilds.cache.get(guild)?.preferredLocale) || 'en-US');
  const notice = noticePost(context, await stillMeant(context, row), look, table?.channel === channel ? table.message : null, voices);
  const previous = endsPings(row.notice) ? await outbox.posted(row.match, 'turn') : null;
  const found = row.attempts > 0 ? await post.find(channel, noticeId(row)) : null;
  const message =
    found ??
    (notice && (await post.send(channel, notice.screen, { nonce: `n${row.id.toString(36)}${row.match}`, mentions: notice.mentions })));
  if (row.notice.kind === 'taken') await takeCardBack(context, row.notice, look.match);
  if (previous && (message !== null || row.notice.kind === 'ended')) await post.remove(look.match.place.channel, previous.message);
  return message;
}

/** Where a notice goes: to the table, but the card of an offered seat to the channel in which the match was opened, where others see it. */
async function channelOf({ surfaces }: Context, { kind }: Notice, { id, place }: Match): Promise<string> {
  const lobby = kind === 'wanted' ? await surfaces.get(id, 'lobby') : null;
  return lobby?.channel ?? place.channel;
}

async function takeCardBack(context: Context, { seat }: Extract<Notice, { kind: 'taken' }>, match: Match): Promise<void> {
  const card = await context.outbox.posted(match.id, 'wanted', seat);
  if (card) await context.post.remove(await channelOf(context, { kind: 'wanted', seat }, match), card.message);
}

/** The ping before is taken back by the next one and at the end. */
const endsPings = ({ kind }: Notice): boolean => kind === 'turn' || kind === 'ended';
