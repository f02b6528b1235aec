import Database from 'better-sqlite3';

/** All rows of a table of a database file, by the names of its columns. */
export function rowsIn(file: string, table: string): readonly { readonly [column: string]: unknown }[] {
  const db = new Database(file, { readonly: true });
  try {
    return db.prepare<[], { readonly [column: string]: unknown }>(`SELECT * FROM ${table}`).all();
  } finally {
    db.close();
  }
}
