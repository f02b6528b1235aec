import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** In which files of a database something can be read, those beside it included: free pages and the write-ahead log, too. */
export function traces(file: string, id: string): readonly string[] {
  const ours = readdirSync(dirname(file)).filter((name) => name.startsWith(basename(file)));
  return ours.filter((name) => readFileSync(join(dirname(file), name)).includes(id));
}
