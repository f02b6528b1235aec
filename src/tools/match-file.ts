import { z } from 'zod';
import type { MatchExport } from '../match/replay.ts';
import { BadArguments } from './tool.ts';

const file = z.object({
  format: z.literal(1),
  match: z.string(),
  game: z.string(),
  seats: z.int().min(1),
  settings: z.record(z.string(), z.string()),
  seed: z.string(),
  entries: z.array(
    z.object({
      version: z.int(),
      kind: z.string(),
      seat: z.int().nullable(),
      move: z.json(),
      rulesVersion: z.int(),
      positionHash: z.string(),
    }),
  ),
});

/** A match as /export gives it. Throws BadArguments for a text that is none; of kinds of entries only a replay knows more. */
export function readExport(text: string, name: string): MatchExport {
  const read = file.safeParse(asJson(text));
  if (!read.success) throw new BadArguments(`${name} is no file that /export gave.`);
  return read.data as MatchExport;
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
