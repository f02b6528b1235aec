import type { Call, Holder, Match, OutboxRow, Place, Posted, UserId } from '../match/match.ts';
import { doChore } from './chores.ts';
import type { Context } from './context.ts';
import { briefly, codeOf, isArchived, isForbidden, isInDoubt, isPlaceGone, isRateLimit } from './errors.ts';
import { channelOf, type NoticePost, noticeId, noticePost, stillAwaited } from './notices.ts';
import type { Standing } from './post.ts';
import { bringCard } from './proposal-card.ts';
import { isCall, takeBack } from './taking-back.ts';
import { publicVoicesOf } from './voices.ts';

/** Makes the public posts that the outbox holds: those of a match in order, those of several matches side by side. */
export type Announcer = {
  /** Posts what is due; resolves when nothing due is left. Never throws. */
  wake(): Promise<void>;
  close(): void;
};

/** How many matches are told something at the same time. */
const LANES = 8;
/** How long the ping of somebody who has just moved waits. */
const GRACE_SECONDS = 30;
/** Entries of the log in which the newest move of a person is looked for. */
const RECENT = 20;
/** As long as a post takes at the worst. What a process leaves behind is let go when the next one starts. */
const CLAIM_SECONDS = 120;
/** How often rows are looked for that have come due by themselves. */
const POLL_MS = 2_000;
/** Seconds before another try, by how often it was tried. */
const PATIENCE = [2, 10, 60, 300, 1_800] as const;
/** Failures during which the later notices of a match wait for this one; then it must not silence them any longer. */
const IN_ORDER = 3;
/** How often a notice is tried where the bot may not post: for two days. */
const MOST_ATTEMPTS = 96;

export function createAnnouncer(context: Context): Announcer {
  const { outbox, projection, log } = context;
  const lanes = new Set<Promise<void>>();
  let again = false;
  let closed = false;

  /** Posts one notice after another. The outbox gives none of a match of which another lane has one. */
  async function work(): Promise<void> {
    do {
      again = false;
      for (let row = await outbox.claim(CLAIM_SECONDS); row; row = closed ? null : await outbox.claim(CLAIM_SECONDS)) {
        openLane();
        await deliver(row);
      }
    } while (again && !closed);
  }

  function openLane(): void {
    if (lanes.size >= LANES || closed) return;
    const lane = work()
      .catch((error) => log.error({ error: briefly(error) }, 'the outbox could not be read'))
      .finally(() => lanes.delete(lane));
    lanes.add(lane);
  }

  async function deliver(row: OutboxRow): Promise<void> {
    try {
      if (await doChore(context, row)) return;
      if (row.attempts === 0 && (await hasJustMoved(context, row))) return await outbox.later(row.id, GRACE_SECONDS);
      if (row.notice.kind === 'reminder' && isForNobody(await context.service.call(row.match, row.notice)))
        return await outbox.done(row.id, null);
      const standing = await standingOf(context, row);
      if (standing === 'left') await outbox.park(row.id);
      else if (standing === 'gone') await park(row);
      else await announce(row);
    } catch (error) {
      log.warn(
        { match: row.match, notice: row.notice.kind, attempts: row.attempts, error: briefly(error) },
        'a notice could not be posted',
      );
      await putOff(row, error);
    }
  }

  async function announce(row: OutboxRow): Promise<void> {
    const meant = await stillMeant(context, row);
    const call = isCall(meant.notice) ? await context.service.call(row.match, meant.notice) : NOBODY;
    await outbox.done(row.id, await postNotice(context, row, call), call.later);
  }

  /** The place is deleted or locked: if that is news, the match may find another one, where the notice follows it. */
  async function park(row: OutboxRow): Promise<void> {
    await outbox.park(row.id);
    const match = (await context.service.lookAtTable(row.match))?.match;
    if (match) await projection.placesLost([await channelOf(context, row.notice, match)]);
  }

  function putOff(row: OutboxRow, error: unknown): Promise<void> {
    if (isRateLimit(error)) return outbox.hold(row.id, error.retryAfter / 1_000);
    if (isPlaceGone(error) || isArchived(error)) return park(row);
    // A permission may come back; what Discord refuses for another reason it will refuse again.
    if (isForbidden(error)) return row.attempts < MOST_ATTEMPTS ? outbox.later(row.id, PATIENCE.at(-1)!) : outbox.park(row.id);
    if (codeOf(error) !== null && !isInDoubt(error)) return outbox.done(row.id, null);
    const seconds = PATIENCE[Math.min(row.attempts, PATIENCE.length - 1)]!;
    return row.attempts < IN_ORDER ? outbox.hold(row.id, seconds) : outbox.later(row.id, seconds);
  }

  async function wake(): Promise<void> {
    again = true;
    openLane();
    while (lanes.size > 0) await Promise.all(lanes);
  }

  const poll = setInterval(() => void wake(), POLL_MS).unref();
  return {
    wake,
    close() {
      closed = true;
      clearInterval(poll);
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
  return last !== undefined && last.how === null && isHeldBy(look.match.holders[last.seat ?? -1], user);
}

/** The row without those whom a later one pings: however often the turn came back to them, they are pinged once. */
async function stillMeant({ outbox }: Context, row: OutboxRow): Promise<OutboxRow> {
  if (row.notice.kind !== 'turn') return row;
  const later = await outbox.calledLater(row.match, row.id);
  return { ...row, notice: { ...row.notice, users: row.notice.users.filter((user) => !later.includes(user)) } };
}

/** Whether an absence is still what it was when it was said: there may be a later word, which then has a notice of its own. */
async function isStillSo({ service }: Context, { notice }: OutboxRow): Promise<boolean> {
  if (notice.kind !== 'away') return true;
  return ((await service.awayUntil(notice.user))?.getTime() ?? null) === notice.until;
}

const isHeldBy = (holder: Holder | undefined, user: UserId) => holder?.kind === 'user' && holder.user === user;

/** How the place stands at which the match is shown now. */
async function standingOf({ service, projection, post }: Context, { match }: OutboxRow): Promise<Standing> {
  await projection.show(match);
  const look = await service.lookAtTable(match);
  return look ? post.standing(look.match.place) : 'open';
}

/** Posts one notice, exactly once: gives its message and where that is, or null when nobody needs it any more. */
async function postNotice(context: Context, row: OutboxRow, call: Call): Promise<Posted | null> {
  const { service, surfaces, post } = context;
  const look = await service.lookAtTable(row.match);
  if (!look || !(await isStillSo(context, row))) return null;
  const { guild } = look.match.place;
  const channel = await channelOf(context, row.notice, look.match);
  await liftBuried(context, row, look.match);
  const table = await surfaces.get(row.match, look.match.status === 'lobby' ? 'lobby' : 'table');
  if (!table && look.match.status === 'running' && row.attempts < IN_ORDER) throw new Error('the table is not there yet');
  const voices = await publicVoicesOf(context, look.match);
  const at = table?.channel === channel ? table.message : null;
  const notice = await noticePost(context, row, look, at, voices, call);
  const found = row.attempts > 0 ? await post.find(channel, noticeId(row)) : null;
  const nonce = `n${row.id.toString(36)}${row.match}`;
  const send = async (made: NoticePost) => post.send(channel, made.screen, { nonce, ...(await notified(context, made, guild)) });
  const message = isOfProposal(row)
    ? await bringCard(context, row, look.match, { found, table: at, voices, send })
    : (found ?? (notice && (await send(notice))));
  await takeBack(context, row, look.match, voices, message === null ? call : null);
  return message === null ? null : { channel, message };
}

/** Who gets a notification: one with a sound those who want it so; the others a silent one where nobody is to hear anything. */
async function notified(
  { service }: Context,
  { mentions }: NoticePost,
  guild: Place['guild'],
): Promise<{ mentions: readonly UserId[]; silent: boolean }> {
  const tones = await Promise.all(mentions.map((user) => service.toneFor(user, guild)));
  const silent = mentions.length > 0 && !tones.includes('mention');
  return { mentions: mentions.filter((_, n) => tones[n] === (silent ? 'silent' : 'mention')), silent };
}

/** More messages of people than this beneath a table hide its buttons. */
const BURIED_UNDER = 20;

/** When it is somebody's turn the table stands where they find it: what people have written over it meanwhile is left above. */
async function liftBuried({ surfaces, post, projection }: Context, { notice, attempts }: OutboxRow, { id, status }: Match): Promise<void> {
  const table = notice.kind === 'turn' && status === 'running' ? await surfaces.get(id, 'table') : null;
  if (!table || (await post.beneath(table.channel, table.message)) <= BURIED_UNDER) return;
  await projection.lift(id);
  const stays = (await surfaces.get(id, 'table'))?.message === table.message;
  if (stays && attempts < IN_ORDER) throw new Error('the table is not put up anew yet');
}

const isOfProposal = (row: OutboxRow): row is Parameters<typeof bringCard>[1] => row.notice.kind === 'proposal';

/** The call of a notice that is not meant for anybody in particular. */
const NOBODY: Call = { called: [], others: [], next: null, later: [] };
const isForNobody = ({ called, later }: Call): boolean => called.length === 0 && later.length === 0;
