import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A text file of the project; `path` is relative to its root, with slashes. */
export type Source = { readonly path: string; readonly text: string };

/** Something that a file does and must not. */
export type Violation = { readonly path: string; readonly what: string };

const root = fileURLToPath(new URL('../..', import.meta.url));
const SKIPPED = new Set(['node_modules', '.git', 'data', 'coverage', 'meta']);
const TEXT = /\.(ts|tsx|mjs|js|json|md|css|html|svg|sql|sh)$|(^|\/)(run|\.gitignore|\.env\.example|LICENSE)$/;

/** Every text file of the project, as it lies in the work tree. */
export function projectSources(folder = ''): readonly Source[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (SKIPPED.has(entry.name)) return [];
    if (entry.isDirectory()) return projectSources(path);
    return TEXT.test(path) ? [{ path, text: readFileSync(join(root, path), 'utf8') }] : [];
  });
}

export const isCode = ({ path }: Source): boolean => /^(src|commands|scripts|bench|test)\/.*\.(ts|tsx|mjs)$/.test(path);

const TOKENS = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;

/** The code without its comments, and without the content of plain strings if asked. Line breaks in comments go too. */
export const bare = (text: string, keepStrings = true): string =>
  text.replace(TOKENS, (token) => {
    if (token.startsWith('/')) return ' ';
    return keepStrings || token.startsWith('`') ? token : "''";
  });

/** An import or re-export of a file: what it names, where that lies in the project, and whether it is erased at run time. */
export type Import = { readonly from: string; readonly path: string | null; readonly typesOnly: boolean };

const FROM = /\b(?:import|export)\s+(type\s+)?([^'"`;]*?)\s*\bfrom\s*['"]([^'"]+)['"]/g;
const DIRECT = /\bimport\s*(\(\s*)?['"`]([^'"`]+)['"`]/g;

/** All imports of a file: static, re-exporting, for side effects, dynamic, and in the position of a type. */
export function importsOf({ path, text }: Source): readonly Import[] {
  const code = bare(text);
  const importOf = (from: string, typesOnly: boolean): Import => ({
    from,
    path: from.startsWith('.') ? posix.join(posix.dirname(path), from) : null,
    typesOnly,
  });
  return [
    ...[...code.matchAll(FROM)].map(([, type, names, from]) => importOf(from!, type !== undefined || isTypesOnly(names!))),
    ...[...code.matchAll(DIRECT)].map(([, , from]) => importOf(from!, false)),
  ];
}

/** `{ type A, type B }` */
const isTypesOnly = (names: string): boolean => {
  const listed = /^\{(.*)\}$/s.exec(names.trim())?.[1];
  if (listed === undefined) return false;
  return listed
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
    .every((name) => name.startsWith('type '));
};
