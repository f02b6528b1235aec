import Database from 'better-sqlite3';
import { getTableColumns, is } from 'drizzle-orm';
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { describe, expect, it } from 'vitest';
import { PERSONAL } from '../../src/store/personal-columns.ts';
import * as schema from '../../src/store/schema.ts';
import { ANN, BOB, busy, CEM } from '../match/busy.ts';

const columns = Object.entries<unknown>(schema).flatMap(([table, made]) =>
  is(made, SQLiteTable)
    ? Object.entries(getTableColumns(made)).map(([name, column]) => ({
        name: `${table}.${name}`,
        says: (PERSONAL as { readonly [table: string]: { readonly [column: string]: string } })[table]?.[name],
        sql: `SELECT count(*) FROM "${getTableConfig(made).name}" WHERE instr(CAST("${column.name}" AS TEXT), ?) > 0`,
      }))
    : [],
);

describe('what columns say of people', () => {
  it.each(columns)('is written down for $name', ({ says }) => {
    expect(says).toMatch(/^(one|some|none)$/);
  });

  it('is so in a file in which people have done everything there is to do', async () => {
    const { file } = await busy();
    const db = new Database(file, { readonly: true });
    const naming = columns.filter(({ sql }) => [ANN, BOB, CEM].some((id) => Number(db.prepare(sql).pluck().get(id)) > 0));
    db.close();
    expect(naming.map(({ name }) => name).sort()).toEqual(columns.flatMap(({ name, says }) => (says === 'none' ? [] : [name])).sort());
  });
});
