import type { Look, MatchId, Surface, SurfaceKind } from '../match/match.ts';
import { type Context, gameOf, isLive } from './context.ts';
import { encode } from './custom-id.ts';
import {
  briefly,
  isArchived,
  isForbidden,
  isInDoubt,
  isMessageGone,
  isPlaceGone,
  isRateLimit,
  isThreadLimit,
  isWornOut,
} from './errors.ts';
import { lobbyPost } from './lobby-post.ts';
import { isOnServer } from './post.ts';
import type { Screen } from './screen.ts';
import { movedPost, tablePost } from './table-post.ts';
import { publicVoicesOf, type Voices } from './voices.ts';

/** After a commit Discord is only a picture of the match, and this is what keeps the picture true. */
export type Projection = {
  /** Brings the match's posts up to date, the latest version winning; resolves when what was committed before the call is shown or has to wait. Never throws. */
  show(match: MatchId): Promise<void>;
  /** Brings matches up to date that fell behind while nobody was looking: of what was posted nothing is sure. */
  heal(matches: readonly MatchId[]): Promise<void>;
  /** Puts the table up anew at the bottom of its place; what stood there before leads to it. */
  lift(match: MatchId): Promise<void>;
  /** A message was deleted: if it showed a match, it is posted again. */
  lost(message: string): Promise<void>;
  /**
   * Channels or threads were deleted, or locked: matches move from a thread to the channel their lobby was in; others stay
   * without posts until somebody sets their tables up elsewhere.
   */
  placesLost(channels: readonly string[]): Promise<void>;
  close(): void;
};

/** How many matches are healed at the same time. */
const SIDE_BY_SIDE = 8;
/** How often a match gets a thread of its own. */
const MOST_THREADS = 2;
/** Waits before another try after a fault of Discord's, in milliseconds. */
const PATIENCE = [1_000, 5_000, 30_000, 120_000] as const;

export function createProjection(context: Omit<Context, 'projection' | 'panels' | 'animations'>): Projection {
  const { service, surfaces, post, log, client } = context;
  const jobs = new Map<MatchId, { now: Promise<void>; next: Promise<void> | null }>();
  /** Tries that failed: what they posted is not known for sure. */
  const faults = new Map<MatchId, number>();
  const timers = new Set<NodeJS.Timeout>();
  /** Matches for which no thread was possible, so that we do not ask at every move. */
  const threadless = new Set<MatchId>();
  /** Messages that were deleted, by the surface they were: what replaces them must not pass for them. */
  const deleted = new Map<string, string>();
  /** Matches whose table is to be put up anew further down. */
  const buried = new Set<MatchId>();
  /** The lobby posts as last painted: most moves change nothing in them. */
  const signs = new Map<string, string>();
  let closed = false;

  /** One job a match at a time and at most one waiting: whoever comes meanwhile shares the waiting one. */
  function show(match: MatchId): Promise<void> {
    const job = jobs.get(match);
    if (!job) {
      const now = attempt(match).finally(() => jobs.delete(match));
      jobs.set(match, { now, next: null });
      return now;
    }
    job.next ??= job.now.then(() => show(match));
    return job.next;
  }

  async function attempt(match: MatchId): Promise<void> {
    try {
      await showNow(match);
      faults.delete(match);
    } catch (error) {
      // What Discord refuses outright it refuses again; the next commit or start tries anew.
      if (isRateLimit(error) && !closed) return showIn(error.retryAfter, match, error);
      if (isPlaceGone(error) || isArchived(error))
        return log.warn({ match, error: briefly(error) }, 'the place of a match is deleted or locked; /board sets its table up elsewhere');
      if (!isInDoubt(error) || closed) return log.warn({ match, error: briefly(error) }, 'a match cannot be shown');
      const fault = faults.get(match) ?? 0;
      faults.set(match, fault + 1);
      showIn(PATIENCE[Math.min(fault, PATIENCE.length - 1)]!, match, error);
    }
  }

  function showIn(milliseconds: number, match: MatchId, error: unknown): void {
    log.warn({ match, milliseconds, error: briefly(error) }, 'a match will be shown later');
    const timer = setTimeout(() => {
      timers.delete(timer);
      void show(match);
    }, milliseconds);
    timers.add(timer.unref());
  }

  async function showNow(id: MatchId): Promise<void> {
    const look = await service.lookAtTable(id);
    if (!look || !isOnServer(client, look.match.place)) return;
    const { match } = look;
    const voices = await publicVoicesOf(context, match);
    if (match.status === 'lobby') return showLobby(look, voices);
    const place = match.status === 'running' ? await settle(look, voices) : match.place;
    const placed = { ...look, match: { ...match, place } };
    try {
      if (match.status === 'running' || (await surfaces.get(id, 'table'))) await showTable(placed, voices);
    } catch (error) {
      const lobby = isPlaceGone(error) || isArchived(error) ? await surfaces.get(id, 'lobby') : null;
      if (!lobby || lobby.channel === place.channel || match.status !== 'running') throw error;
      log.warn({ match: id, error: briefly(error) }, 'the thread of a match is deleted or locked, so the match goes back to its channel');
      await service.relocate(id, { guild: place.guild, channel: lobby.channel }, true);
      return showNow(id);
    }
    await showSign(placed, voices);
  }

  /** A match that starts in a text channel moves to a thread of its own where that is possible. */
  async function settle({ match }: Look<'table'>, { plain }: Voices) {
    const lobby = await surfaces.get(match.id, 'lobby');
    if (lobby?.channel !== match.place.channel || threadless.has(match.id)) return match.place;
    // Whoever deletes a thread a second time means it.
    if ((await surfaces.threads(match.id)) >= MOST_THREADS) return match.place;
    const { title } = gameOf(context, match.game).face;
    const name = plain({ id: 'notice.thread', args: { game: title, players: match.holders.map((_, seat) => ({ seat })) } });
    const thread = await post.openThread(lobby.channel, lobby.message, name).catch((error) => {
      if (!isForbidden(error) && !isThreadLimit(error)) throw error;
      log.warn({ match: match.id, error: briefly(error) }, 'no thread, so the match stays in its channel');
      return null;
    });
    if (thread === null) {
      threadless.add(match.id);
      return match.place;
    }
    const place = { guild: match.place.guild, channel: thread };
    await surfaces.countThread(match.id);
    await service.relocate(match.id, place);
    return place;
  }

  async function showLobby(look: Look<'table'>, voices: Voices): Promise<void> {
    const surface = await surfaceInPlace(look, 'lobby');
    if (surface && surface.shownVersion >= look.match.version) return;
    await bring(look, 'lobby', surface, lobbyPost(context, look, voices));
  }

  /** The surface if it stands where the match is; one that was left behind goes. */
  async function surfaceInPlace({ match }: Look<'table'>, kind: SurfaceKind): Promise<Surface | null> {
    const surface = await surfaces.get(match.id, kind);
    if (!surface || surface.channel === match.place.channel) return surface;
    await post.remove(surface.channel, surface.message).catch((error) => log.warn({ error: briefly(error) }, 'an old post stays'));
    await forget(surface);
    return null;
  }

  async function forget({ kind, match, message }: Surface): Promise<void> {
    signs.delete(message);
    deleted.set(kind + match, message);
    await surfaces.remove(message);
  }

  async function showTable(look: Look<'table'>, voices: Voices): Promise<void> {
    const { match } = look;
    const surface = await surfaceInPlace(look, 'table');
    const lifts = surface !== null && buried.has(match.id);
    if (surface && !lifts && surface.shownVersion >= match.version) return;
    // Its lobby has to be there before the table can lead to it.
    if (match.rematch !== null && !(await surfaces.get(match.rematch, 'lobby'))) await show(match.rematch);
    const screen = await tablePost(context, look, voices);
    await (lifts ? putLower(look, surface, screen, voices) : bring(look, 'table', surface, screen));
    buried.delete(match.id);
  }

  /**
   * Posts the table anew and makes the old post lead to it. The old one is the match's surface until all is done, so that this
   * can be begun again at any point: what was posted already is found by its button.
   */
  async function putLower(look: Look<'table'>, surface: Surface, screen: Screen, voices: Voices): Promise<void> {
    const { id, version, place } = look.match;
    const found = await post.find(place.channel, keyButton(id, 'table'));
    const there = found !== null && found !== surface.message ? found : null;
    if (there) await post.edit(place.channel, there, screen);
    const message = there ?? (await post.send(place.channel, screen, { nonce: `t${id}${surface.message.slice(-12)}` }));
    await post.edit(surface.channel, surface.message, movedPost(look, message, voices)).catch(async (error) => {
      if (!isMessageGone(error) && !isWornOut(error)) throw error;
      await post.remove(surface.channel, surface.message);
    });
    await surfaces.put({ ...surface, channel: place.channel, message, shownVersion: version });
  }

  /** What is left of the lobby post: where the table is, and in the end the result. Nobody misses it when it is gone. */
  async function showSign(look: Look<'table'>, voices: Voices): Promise<void> {
    const surface = await surfaces.get(look.match.id, 'lobby');
    if (!surface || surface.shownVersion >= look.match.version) return;
    const screen = lobbyPost(context, look, voices);
    const painted = JSON.stringify(screen.components);
    if (signs.get(surface.message) !== painted) {
      await post.edit(surface.channel, surface.message, screen).catch((error) => {
        if (!isMessageGone(error) && !isPlaceGone(error) && !isArchived(error) && !isForbidden(error) && !isWornOut(error)) throw error;
      });
      signs.set(surface.message, painted);
      if (look.match.status !== 'running') signs.delete(surface.message);
    }
    await surfaces.put({ ...surface, shownVersion: look.match.version });
  }

  /** Edits the surface, or posts a new one where there is none or it cannot be edited any more. */
  async function bring({ match }: Look<'table'>, kind: SurfaceKind, surface: Surface | null, screen: Screen): Promise<void> {
    if (surface) {
      try {
        await post.edit(surface.channel, surface.message, screen);
        return await surfaces.put({ ...surface, shownVersion: match.version });
      } catch (error) {
        if (!isMessageGone(error) && !isWornOut(error)) throw error;
      }
    }
    const { channel } = match.place;
    const place = { channel, match: match.id, kind, shownVersion: match.version };
    const inDoubt = faults.has(match.id);
    const found = inDoubt ? await post.find(channel, keyButton(match.id, kind)) : null;
    const replaces = surface?.message ?? deleted.get(kind + match.id) ?? '';
    const message = found ?? (await post.send(channel, screen, { nonce: `${kind[0]}${match.id}${replaces.slice(-12)}` }));
    if (inDoubt) await post.edit(channel, message, screen);
    await surfaces.put({ ...place, message });
    if (surface) await post.remove(surface.channel, surface.message);
  }

  async function placesLost(channels: readonly string[]): Promise<void> {
    for (const channel of channels) for (const surface of await surfaces.standingIn(channel)) await forget(surface);
    const there = (await Promise.all(channels.map(service.at))).flat();
    await Promise.all(there.filter(isLive).map(({ id }) => show(id)));
  }

  return {
    show,
    lift(match) {
      buried.add(match);
      return show(match);
    },
    async heal(matches) {
      for (const match of matches) faults.set(match, 0);
      const waiting = matches.values();
      const lane = async () => {
        for (const match of waiting) await show(match);
      };
      await Promise.all(Array.from({ length: SIDE_BY_SIDE }, lane));
    },
    async lost(message) {
      const surface = await surfaces.byMessage(message);
      if (!surface) return;
      signs.delete(message);
      deleted.set(surface.kind + surface.match, message);
      if (surface.kind === 'table') await surfaces.remove(message);
      else if ((await service.lookAtTable(surface.match))?.match.status === 'lobby') await surfaces.remove(message);
      await show(surface.match);
    },
    placesLost,
    close() {
      closed = true;
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

/** The custom id by which a post of that kind is recognised in its channel. */
const keyButton = (match: MatchId, kind: SurfaceKind) => encode({ do: 'verb', verb: kind === 'lobby' ? 'join' : 'act', match });
