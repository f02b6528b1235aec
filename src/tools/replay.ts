import { exportMatch, type ReplayReport, replayMatch } from '../match/replay.ts';
import { usualDatabase, withMatch } from './kept-match.ts';
import { onlyPositional, readArguments, runTool } from './tool.ts';

const USAGE = 'npm run -s replay -- MATCH [--database FILE]';

function verdict({ positions, differs, otherRules }: ReplayReport): string {
  const agreed = `${positions} ${positions === 1 ? 'position' : 'positions'} played again with the same hash`;
  if (differs) return `${agreed}; then version ${differs.version} came out as ${differs.found}, not ${differs.expected}`;
  if (otherRules)
    return `${agreed}; version ${otherRules.version} was made by rules version ${otherRules.rulesVersion}, which this program no longer has`;
  return positions > 0 ? agreed : 'this match has not begun: there is nothing to play again';
}

async function replay(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args, { database: { type: 'string', default: usualDatabase() } });
  return withMatch(values.database, onlyPositional(positionals, 'match'), async ({ store, saved, game }) => {
    const report = replayMatch({ [saved.game]: game }, (await exportMatch(store, saved.id))!);
    console.log(`${saved.game} ${saved.id}: ${verdict(report)}`);
    return report.differs || report.otherRules ? 1 : 0;
  });
}

await runTool(USAGE, replay);
