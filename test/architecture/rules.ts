import { GAMELESS, PURE, ROOMS, type Room } from './rooms.ts';
import { bare, type Import, importsOf, isCode, type Source, type Violation } from './source.ts';

const lies = (path: string, places: readonly string[]): boolean =>
  places.some((place) => (place.endsWith('/') ? path.startsWith(place) : path === place));

/** The room of a file with its own folder: each folder that `*` stands for is a room of its own. */
function roomOf(path: string): { readonly room: Room; readonly own: string } | null {
  for (const room of ROOMS) {
    const own = new RegExp(`^${room.at.replace('*', '[^/]+')}`).exec(path)?.[0];
    if (own !== undefined && (own.endsWith('/') || own === path)) return { room, own };
  }
  return null;
}

const isPackageAllowed = (name: string, packages: readonly string[] = []): boolean =>
  packages.some((allowed) => name === allowed || name.startsWith(/[:/]$/.test(allowed) ? allowed : `${allowed}/`));

function isAllowed({ from, path, typesOnly }: Import, room: Room, own: string): boolean {
  if (path === null) return isPackageAllowed(from, room.packages);
  return lies(path, [own, ...(room.imports ?? [])]) || (typesOnly && lies(path, room.types ?? []));
}

/** Imports that the table of rooms does not allow. */
export function forbiddenImports(sources: readonly Source[]): readonly Violation[] {
  return sources.flatMap((source) => {
    const place = isCode(source) ? roomOf(source.path) : null;
    if (!place) return [];
    const forbidden = importsOf(source).filter((found) => !isAllowed(found, place.room, place.own));
    return forbidden.map(({ from, path, typesOnly }) => ({
      path: source.path,
      what: `imports ${typesOnly ? 'types of ' : ''}${path ?? from}`,
    }));
  });
}

const IMPURE =
  /\bMath\s*\.\s*random\b|(?<![\w$.])(?:Date|process|console|performance|globalThis|crypto|fetch|setTimeout|setInterval|setImmediate|queueMicrotask)\b(?!\s*\??:)/g;

/** Uses of chance, clock, environment or output where rules must be pure. */
export const impurities = (sources: readonly Source[]): readonly Violation[] =>
  sources
    .filter((source) => isCode(source) && lies(source.path, PURE))
    .flatMap(({ path, text }) => [...bare(text, false).matchAll(IMPURE)].map(([found]) => ({ path, what: `uses ${found}` })));

/** Mentions of a game, in whatever spelling, where all games are served. */
export const gamesNamed = (sources: readonly Source[], gameIds: readonly string[]): readonly Violation[] => {
  const names = new RegExp(gameIds.map((id) => id.replaceAll('-', '[-_ ]?')).join('|'), 'gi');
  return sources
    .filter(({ path }) => lies(path, GAMELESS))
    .flatMap(({ path, text }) => [...text.matchAll(names)].map(([found]) => ({ path, what: `names ${found}` })));
};

const lineCount = (text: string): number => text.trimEnd().split('\n').length;

/** Files of code that are too long to have one purpose. */
export const longFiles = (sources: readonly Source[], most: number): readonly Violation[] =>
  sources
    .filter((source) => isCode(source) && lineCount(source.text) > most)
    .map(({ path, text }) => ({ path, what: `has ${lineCount(text)} lines` }));

/** Lines of all files below a folder. */
export const linesBelow = (sources: readonly Source[], folder: string): number =>
  sources.filter(({ path }) => path.startsWith(folder)).reduce((sum, { text }) => sum + lineCount(text), 0);

const MACHINE_PATH = /(?<![\w.~-])\/(?:work|root|home|Users|tmp|private)\/[\w.-]+|[A-Z]:\\\\?Users\b/g;

/** Paths that exist on one machine only. */
export const machinePaths = (sources: readonly Source[]): readonly Violation[] =>
  sources.flatMap(({ path, text }) => [...text.matchAll(MACHINE_PATH)].map(([found]) => ({ path, what: `names ${found}` })));
