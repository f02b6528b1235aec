import { and, asc, eq, or } from 'drizzle-orm';
import type { Kept, KeptMatch, MatchId, UserId } from '../match/match.ts';
import type { Store } from '../match/store.ts';
import type { Db } from './database.ts';
import { heldBy, matchesNaming, names, ofTenure } from './forgetting.ts';
import { absences, entries, matches, outbox, people, results, seats } from './schema.ts';

const COLUMNS = {
  game: matches.game,
  status: matches.status,
  guild: matches.guild,
  channel: matches.channel,
  host: matches.host,
  tenures: matches.tenures,
  offers: matches.offers,
  seating: matches.seating,
  orders: matches.orders,
};

/** What is kept about one person. Whatever stands in a row about anybody else stays out. */
export function sqliteKept(db: Db): Pick<Store, 'kept'> {
  /** Null for a match that is gone, and of which only a result is left. */
  function inMatch(id: MatchId, user: UserId): KeptMatch | null {
    const match = db.select(COLUMNS).from(matches).where(eq(matches.id, id)).get();
    if (!match) return null;
    const held = heldBy(match.tenures, user);
    const own = db
      .select()
      .from(seats)
      .where(and(eq(seats.match, id), or(eq(seats.user, user), eq(seats.formerly, user))))
      .all();
    const mine = own.filter((seat) => seat.user === user).map(({ seat }) => seat);
    return {
      match: id,
      game: match.game,
      status: match.status,
      server: match.guild,
      channel: match.channel,
      host: match.host === user,
      invited: match.seating.includes(user),
      seats: own.map(({ seat, user: holder, asleep }) => ({ seat, has: holder === user ? 'seat' : 'given-up', asleep })),
      held,
      offered: match.offers.filter(({ by }) => by.includes(user)).map(({ seat }) => seat),
      orders: match.orders.filter(({ seat }) => mine.includes(seat)),
      entries: entriesOf(id, user, held),
    };
  }

  function entriesOf(id: MatchId, user: UserId, held: ReturnType<typeof heldBy>): KeptMatch['entries'] {
    const removal = and(eq(entries.match, id), names(entries.move, 'some', user));
    return db
      .select()
      .from(entries)
      .where(or(removal, ...held.map((tenure) => ofTenure(id, tenure))))
      .orderBy(asc(entries.version))
      .all()
      .map(({ version, at, kind, move, how, byBot, interaction }) => ({
        ...{ version, at: at.getTime(), kind, move, how, byBot },
        interaction: how === 'kick' ? null : interaction,
      }));
  }

  return {
    kept: async (user): Promise<Kept> => ({
      user,
      settings: db.select().from(people).where(eq(people.user, user)).get()?.preferences ?? null,
      absences: db
        .select({ from: absences.from, until: absences.until, untold: absences.untold })
        .from(absences)
        .where(eq(absences.user, user))
        .orderBy(asc(absences.from))
        .all(),
      matches: matchesNaming(db, user).flatMap((id) => inMatch(id, user) ?? []),
      results: db
        .select()
        .from(results)
        .where(eq(results.user, user))
        .orderBy(asc(results.at))
        .all()
        .map(({ match, guild, game, at, ending, withBots }) => ({ match, server: guild, game, at: at.getTime(), ending, withBots })),
      posts: db
        .select()
        .from(outbox)
        .where(names(outbox.notice, 'some', user))
        .orderBy(asc(outbox.id))
        .all()
        .map(({ match, kind, due, doneAt, message }) => ({ match, kind, due: due.getTime(), done: doneAt?.getTime() ?? null, message })),
    }),
  };
}
