import type { APIMessage } from 'discord-api-types/v10';
import type { Content } from '../rest/request.ts';
import type { BodyCheck, Route } from '../rest/route.ts';
import { schemaOf } from './schemas.ts';
import type { Violation } from './violation.ts';

/**
 * Every limit that a call's body breaks: those of the schema; where it fits that, those that no schema states.
 * `before` is the message that the call edits, if it edits one.
 */
export function checkBody(check: BodyCheck | undefined, { body = {}, uploads }: Content, before: APIMessage | null = null): Violation[] {
  if (!check) return [];
  const violations = check.list ? checkList(check, body) : checkOne(check, body);
  return violations.length ? violations : (check.limits?.(body as never, uploads, before) ?? []);
}

/** Compiles the schemas of these routes beforehand: it takes about two seconds in all, and clocks of three seconds run later. */
export function warmUp(routes: readonly Route[]): void {
  for (const { body } of routes) for (const name of body?.schemas ?? []) schemaOf(name);
}

function checkList(check: BodyCheck, body: unknown): Violation[] {
  if (!Array.isArray(body)) return [{ path: [], code: 'BASE_TYPE_LIST', message: 'Only lists may be used here' }];
  return body.flatMap((item, index) => checkOne(check, item).map((found) => ({ ...found, path: [index, ...found.path] })));
}

function checkOne({ schemas }: BodyCheck, body: unknown): Violation[] {
  const known = schemas.map(schemaOf);
  const type = (body as { type?: unknown } | null)?.type;
  const meant = known.length === 1 ? known[0] : known.find((schema) => schema.types.includes(type));
  return meant
    ? meant.check(body)
    : [
        {
          path: ['type'],
          code: 'BASE_TYPE_CHOICES',
          message: `Value must be one of {${known.flatMap((schema) => schema.types).join(', ')}}.`,
        },
      ];
}
