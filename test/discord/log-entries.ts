import type { LogEntry } from '../../src/match/match.ts';

/** An entry of a log: seat 0 of a toy match walks, unless `more` says otherwise. */
export const entry = (version: number, more: Partial<LogEntry> = {}): LogEntry => ({
  version,
  at: new Date(0),
  seat: 0,
  kind: 'answer',
  byBot: false,
  how: null,
  undone: false,
  overtook: null,
  events: [{ type: 'walk', data: { seat: 0 } }],
  ...more,
});
