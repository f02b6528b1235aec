import type { ServerResponse } from 'node:http';
import type { World } from './world/world.ts';

/** A file of the page. */
export type PageFile = { readonly type: string; readonly body: Uint8Array };
export type PageFiles = (path: string) => PageFile | null;

/** The page runs its own script only; pictures also come under the server's other names and from messages' links. */
const PAGE_POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: https: http://127.0.0.1:* http://localhost:*; frame-ancestors 'none'; base-uri 'none'";
const COMMON = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' };

/** Serves a file of the page, or 404. */
export function sendPageFile(response: ServerResponse, files: PageFiles | undefined, path: string): ServerResponse {
  const file = files?.(path);
  if (!file) return notFound(response);
  return response
    .writeHead(200, { 'content-type': file.type, 'cache-control': 'no-cache', 'content-security-policy': PAGE_POLICY, ...COMMON })
    .end(file.body);
}

/** Serves an uploaded file; whatever it is, it can run nothing. */
export function sendUpload(response: ServerResponse, world: World, path: string): ServerResponse {
  const file = world.fileAt(path);
  if (!file) return notFound(response);
  const headers = { 'content-type': file.type || 'application/octet-stream', 'cache-control': 'private, max-age=31536000, immutable' };
  return response.writeHead(200, { ...headers, 'content-security-policy': "default-src 'none'; sandbox", ...COMMON }).end(file.data);
}

const notFound = (response: ServerResponse): ServerResponse =>
  response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8', ...COMMON }).end('Not found');
