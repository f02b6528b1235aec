import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Json } from '../kernel/json.ts';
import type { Event } from '../kernel/steps.ts';
import type { Ending, How, Match, Notice, Overtaken, Preferences, ServerSettings, SurfaceKind } from '../match/match.ts';
import type { EntryKind, MatchRecord } from '../match/store.ts';

const moment = (name: string) => integer(name, { mode: 'timestamp_ms' });

type AwaitedRow = { readonly seat: number; readonly since: number; readonly due?: number | null };

export const matches = sqliteTable(
  'matches',
  {
    id: text().primaryKey(),
    game: text().notNull(),
    rulesVersion: integer('rules_version').notNull(),
    settings: text({ mode: 'json' }).$type<Match['settings']>().notNull(),
    seed: text().notNull(),
    seedHash: text('seed_hash').notNull(),
    status: text().$type<Match['status']>().notNull(),
    host: text().notNull(),
    guild: text(),
    channel: text().notNull(),
    version: integer().notNull(),
    /** +1 for every change that nobody is told of. */
    revision: integer().notNull().default(0),
    timing: text({ mode: 'json' }).$type<Match['timing']>().notNull().default({ pace: 'none', weekends: 'play' }),
    /** Seats that must choose, each with the milliseconds since and until when. */
    awaited: text({ mode: 'json' }).$type<readonly AwaitedRow[]>().notNull(),
    clocks: text({ mode: 'json' }).$type<MatchRecord['clocks']>().notNull().default([]),
    tenures: text({ mode: 'json' }).$type<Match['tenures']>().notNull().default([]),
    seating: text({ mode: 'json' }).$type<Match['seating']>().notNull().default([]),
    rematch: text(),
    offers: text({ mode: 'json' }).$type<Match['offers']>().notNull().default([]),
    proposal: text({ mode: 'json' }).$type<Match['proposal']>(),
    pause: text({ mode: 'json' }).$type<Match['pause']>(),
    pauses: text({ mode: 'json' }).$type<MatchRecord['pauses']>().notNull().default([]),
    orders: text({ mode: 'json' }).$type<MatchRecord['orders']>().notNull().default([]),
    /** Seats that are answered for by themselves, each with the millisecond at which. */
    automatic: text({ mode: 'json' }).$type<readonly { readonly seat: number; readonly at: number }[]>().notNull().default([]),
    /** The millisecond at which the first thing is due that happens by itself. */
    nextDue: integer('next_due'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** Canonical JSON of the newest position: this is what is loaded, never a replay. Last, so that lists need not read past it. */
    position: text(),
  },
  (t) => [index('matches_channel').on(t.channel), index('matches_status').on(t.status), index('matches_next_due').on(t.nextDue)],
);

const matchId = () =>
  text()
    .notNull()
    .references(() => matches.id);

/**
 * A seat without a user is kept by a computer player, for `formerly` if somebody gave it up. `asleep` is the version since
 * which one plays for the user.
 */
export const seats = sqliteTable(
  'seats',
  { match: matchId(), seat: integer().notNull(), user: text(), formerly: text(), asleep: integer() },
  (t) => [primaryKey({ columns: [t.match, t.seat] }), index('seats_user').on(t.user)],
);

export const entries = sqliteTable(
  'entries',
  {
    match: matchId(),
    version: integer().notNull(),
    kind: text().$type<EntryKind>().notNull(),
    seat: integer(),
    move: text({ mode: 'json' }).$type<Json>(),
    events: text({ mode: 'json' }).$type<readonly Event[]>().notNull(),
    rulesVersion: integer('rules_version').notNull(),
    positionHash: text('position_hash'),
    undoneBy: integer('undone_by'),
    /** What makes a doubled click one move. */
    interaction: text().notNull().unique(),
    byBot: integer('by_bot', { mode: 'boolean' }).notNull(),
    /** Why it was made for somebody whose time was up. */
    how: text().$type<How>(),
    overtook: text({ mode: 'json' }).$type<Overtaken>(),
    at: moment('at').notNull(),
    /** The position to step back to, when the entry may be taken back for free. */
    before: text(),
  },
  (t) => [primaryKey({ columns: [t.match, t.version] })],
);

export const surfaces = sqliteTable(
  'surfaces',
  {
    match: matchId(),
    kind: text().$type<SurfaceKind>().notNull(),
    channel: text().notNull(),
    message: text().notNull(),
    shownVersion: integer('shown_version').notNull(),
    /** How many threads were opened off it. */
    threads: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.match, t.kind] }), index('surfaces_message').on(t.message)],
);

export const outbox = sqliteTable(
  'outbox',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    match: matchId(),
    version: integer().notNull(),
    kind: text().$type<Notice['kind']>().notNull(),
    notice: text({ mode: 'json' }).$type<Notice>().notNull(),
    /** Earlier claims. */
    attempts: integer().notNull().default(0),
    due: moment('due').notNull(),
    /** Until then it is being posted, or could not be, and the match's other rows wait for it. */
    heldUntil: moment('held_until'),
    doneAt: moment('done_at'),
    /** The message it became, and where that stands. */
    message: text(),
    channel: text(),
  },
  (t) => [index('outbox_due').on(t.due).where(sql`${t.doneAt} IS NULL`), index('outbox_match').on(t.match)],
);

/** What each match that was played to its end was for each person who had a seat in it; outlives the match. */
export const results = sqliteTable(
  'results',
  {
    match: text().notNull(),
    user: text().notNull(),
    guild: text(),
    game: text().notNull(),
    at: moment('at').notNull(),
    ending: text().$type<Ending>().notNull(),
    withBots: integer('with_bots', { mode: 'boolean' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.match, t.user] }), index('results_game').on(t.guild, t.game, t.at), index('results_user').on(t.user)],
);

/** What people chose for themselves; what is missing has its default. */
export const people = sqliteTable('people', {
  user: text().primaryKey(),
  preferences: text({ mode: 'json' }).$type<Partial<Preferences>>().notNull(),
});

/** When people are away, in milliseconds; `untold` is the interaction of which not every match has been told yet. */
export const absences = sqliteTable(
  'absences',
  { user: text().notNull(), from: integer('from').notNull(), until: integer('until').notNull(), untold: text() },
  (t) => [primaryKey({ columns: [t.user, t.from] }), index('absences_until').on(t.until)],
);

/** What the managers of a server chose for it. A server has a row once they chose something, or once it has removed the bot. */
export const servers = sqliteTable('servers', {
  guild: text().primaryKey(),
  channels: text({ mode: 'json' }).$type<ServerSettings['channels']>().notNull(),
  games: text({ mode: 'json' }).$type<ServerSettings['games']>().notNull(),
  pace: text().$type<ServerSettings['pace']>().notNull(),
  pings: text().$type<ServerSettings['pings']>().notNull(),
  creators: text().notNull(),
  /** Days after which a match that has ended is deleted, or `never`. */
  purge: text().$type<ServerSettings['purge']>().notNull(),
  /** Since when the bot has not been there; null while it is. */
  removedAt: moment('removed_at'),
});
