import type { APIMessage } from 'discord-api-types/v10';
import type { Interactions } from '../interactions/interactions.ts';
import type { Upload } from '../messages/body.ts';
import type { Violation } from '../validation/violation.ts';
import type { MessageRecord } from '../world/records.ts';
import type { World } from '../world/world.ts';

/** What the routes work with. */
export type Services = { readonly world: World; readonly interactions: Interactions };

/** One REST call, taken apart. `params` are the named parts of the path, decoded. */
export type Call<B = unknown> = {
  readonly params: { readonly [name: string]: string };
  readonly query: URLSearchParams;
  readonly body: B;
  readonly uploads: readonly Upload[];
};

/** How a route's body is checked: schemas of the published specification by name, and the limits that these lack. */
export type BodyCheck = {
  /** With several names, the one whose `type` the body has. */
  readonly schemas: readonly string[];
  /** The body is a list of such. */
  readonly list?: boolean;
  readonly limits?: (body: never, uploads: readonly Upload[], before: APIMessage | null) => Violation[];
  /** The message that the call edits, where it edits one that there is. */
  readonly edits?: (services: Services, call: Call<never>) => MessageRecord | undefined;
};

export type Route = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Such as `/channels/:channel/messages`. */
  readonly path: string;
  /** The call proves itself by a token in its path, not by the bot's. */
  readonly open?: boolean;
  readonly body?: BodyCheck;
  /** The specification's schema of a successful answer. */
  readonly answers?: string;
  /** Does it; `undefined` answers 204. Throws an ApiError to refuse. */
  readonly run: (services: Services, call: Call<never>) => object | undefined;
};

/** A route whose handler knows the type of its (checked) body. */
export const route = <B>(shape: Omit<Route, 'run'>, run: (services: Services, call: Call<B>) => object | undefined): Route => ({
  ...shape,
  run,
});

/** The value of a named part of the path; the route's pattern guarantees it. */
export const param = (call: Call<never> | Call, name: string): string => call.params[name] ?? '';

/** Finds the route for a call; `params` come decoded (discord.js sends `%40original`). */
export function findRoute(routes: readonly Route[], method: string, path: string): { route: Route; params: Record<string, string> } | null {
  const parts = path.split('/').map(decoded);
  for (const candidate of routes) {
    const params = candidate.method === method ? match(candidate.path.split('/'), parts) : null;
    if (params) return { route: candidate, params };
  }
  return null;
}

/** A piece of a path, also where it is encoded wrongly. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function match(pattern: readonly string[], parts: readonly string[]): Record<string, string> | null {
  if (pattern.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [index, piece] of pattern.entries()) {
    const part = parts[index] ?? '';
    if (piece.startsWith(':')) params[piece.slice(1)] = part;
    else if (piece !== part) return null;
  }
  return params;
}
