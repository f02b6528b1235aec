import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type * as schema from './schema.ts';

/** What a column says of people: the id of one, JSON in which ids of some stand, or nothing. */
export type Says = 'one' | 'some' | 'none';

type Tables = { readonly [T in keyof typeof schema as (typeof schema)[T] extends SQLiteTable ? T : never]: (typeof schema)[T] };

/**
 * Every column of every table, so that none can be added without saying whether ids of people stand in it. What is said here
 * decides what is searched, replaced and deleted when somebody wants to be forgotten.
 */
// biome-ignore format: a table to scan
export const PERSONAL = {
  matches: {
    id: 'none', game: 'none', rulesVersion: 'none', settings: 'none', seed: 'none', seedHash: 'none', status: 'none', host: 'one',
    guild: 'none', channel: 'none', version: 'none', revision: 'none', timing: 'none', awaited: 'none', clocks: 'none', tenures: 'some',
    offers: 'some', proposal: 'none', pause: 'none', pauses: 'none', orders: 'none', automatic: 'none', nextDue: 'none', createdAt: 'none',
    updatedAt: 'none', seating: 'some', rematch: 'none', position: 'none',
  },
  seats: { match: 'none', seat: 'none', user: 'one', formerly: 'one', asleep: 'none' },
  entries: {
    match: 'none', version: 'none', kind: 'none', seat: 'none', move: 'some', events: 'none', rulesVersion: 'none',
    positionHash: 'none', undoneBy: 'none', interaction: 'none', byBot: 'none', how: 'none', overtook: 'none', at: 'none', before: 'none',
  },
  surfaces: { match: 'none', kind: 'none', channel: 'none', message: 'none', shownVersion: 'none', threads: 'none' },
  outbox: {
    id: 'none', match: 'none', version: 'none', kind: 'none', notice: 'some', attempts: 'none', due: 'none', heldUntil: 'none',
    doneAt: 'none', message: 'none', channel: 'none',
  },
  results: { match: 'none', user: 'one', guild: 'none', game: 'none', at: 'none', ending: 'none', withBots: 'none' },
  people: { user: 'one', preferences: 'none' },
  absences: { user: 'one', from: 'none', until: 'none', untold: 'none' },
  servers: {
    guild: 'none', channels: 'none', games: 'none', pace: 'none', pings: 'none', creators: 'none', purge: 'none', removedAt: 'none',
  },
} as const satisfies { readonly [T in keyof Tables]: { readonly [C in keyof Tables[T]['_']['columns']]: Says } };
