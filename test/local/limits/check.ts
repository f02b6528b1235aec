import { type APIMessage, ComponentType as T } from 'discord-api-types/v10';
import { ROUTES } from '../../../src/local/rest/routes.ts';
import { checkBody } from '../../../src/local/validation/check.ts';

/** What is wrong with a body for a route such as `POST /channels/:channel/messages`: the broken places, dotted. `before` is edited. */
export function broken(route: string, body: unknown, files: readonly string[] = [], before: Partial<APIMessage> | null = null): string[] {
  const found = ROUTES.find(({ method, path }) => `${method} ${path}` === route);
  if (!found) throw new Error(`no route ${route}`);
  const uploads = files.map((name, index) => ({ field: `files[${index}]`, name, type: 'image/png', data: Buffer.alloc(0) }));
  return checkBody(found.body, { body, uploads }, before as APIMessage | null).map(({ path }) => path.join('.'));
}

export const SEND = 'POST /channels/:channel/messages';
export const EDIT = 'PATCH /channels/:channel/messages/:message';
export const CALLBACK = 'POST /interactions/:interaction/:token/callback';
export const COMMANDS = 'PUT /applications/:application/commands';

export const text = (length: number): string => 'x'.repeat(length);
export const many = <V>(count: number, make: (index: number) => V): V[] => Array.from({ length: count }, (_, index) => make(index));

export const button = (extra: object = {}) => ({ type: T.Button, style: 1, label: 'a', custom_id: 'a', ...extra });
export const row = (...components: object[]) => ({ type: T.ActionRow, components });
export const options = (count: number, extra: object = {}) =>
  many(count, (index) => ({ label: `l${index}`, value: `v${index}`, ...extra }));
export const select = (count: number, extra: object = {}) => ({ type: T.StringSelect, custom_id: 's', options: options(count), ...extra });
export const display = (content = 't') => ({ type: T.TextDisplay, content });
export const label = (component: object, extra: object = {}) => ({ type: T.Label, label: 'L', component, ...extra });
export const input = (extra: object = {}) => ({ type: T.TextInput, custom_id: 'i', style: 1, ...extra });
export const v2 = (...components: object[]) => ({ flags: 32768, components });
