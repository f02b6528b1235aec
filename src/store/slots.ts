import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';

type Key<T extends SQLiteTable> = keyof T['$inferInsert'] & string;

/** Places in a prepared statement that are filled with columns of these names, each written as its column is (JSON, dates). */
export function slots<T extends SQLiteTable, K extends Key<T>>(table: T, keys: readonly K[]): { readonly [key in K]: SQL } {
  const columns = getTableColumns(table);
  return Object.fromEntries(keys.map((key) => [key, sql`${sql.param(sql.placeholder(key), columns[key]!)}`])) as { [key in K]: SQL };
}

/** A place for every column of a table: for inserting whole rows. */
export const allSlots = <T extends SQLiteTable>(table: T): { readonly [key in Key<T>]: SQL } =>
  slots(table, Object.keys(getTableColumns(table)) as Key<T>[]);
