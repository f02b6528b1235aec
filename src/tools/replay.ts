import { existsSync, readFileSync, statSync } from 'node:fs';
import { using } from '../complaints.ts';
import { exportMatch, type MatchExport, type ReplayReport, replayMatch } from '../match/replay.ts';
import { usualDatabase, withMatch } from './kept-match.ts';
import { readExport } from './match-file.ts';
import { knownGame, onlyPositional, readArguments, runTool } from './tool.ts';

const USAGE = 'npm run -s replay -- MATCH|FILE [--database FILE]';

function verdict({ positions, differs, otherRules }: ReplayReport): string {
  const agreed = `${positions} ${positions === 1 ? 'position' : 'positions'} played again with the same hash`;
  if (differs) return `${agreed}; then version ${differs.version} came out as ${differs.found}, not ${differs.expected}`;
  if (otherRules)
    return `${agreed}; version ${otherRules.version} was made by rules version ${otherRules.rulesVersion}, which this program no longer has`;
  return positions > 0 ? agreed : 'this match has not begun: there is nothing to play again';
}

/** Plays a match of the database again, or one that /export gave. */
async function replay(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args, { database: { type: 'string', default: usualDatabase() } });
  const named = onlyPositional(positionals, 'match or file');
  const isFile = existsSync(named) && statSync(named).isFile();
  const exported = isFile
    ? readExport(
        using(named, () => readFileSync(named, 'utf8')),
        named,
      )
    : await withMatch(values.database, named, async ({ store, saved }) => (await exportMatch(store, saved.id))!);
  return report(exported);
}

function report(exported: MatchExport): number {
  const found = replayMatch({ [exported.game]: knownGame(exported.game) }, exported);
  console.log(`${exported.game} ${exported.match}: ${verdict(found)}`);
  return found.differs || found.otherRules ? 1 : 0;
}

await runTool(USAGE, replay);
