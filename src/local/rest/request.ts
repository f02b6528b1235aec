import type { IncomingMessage } from 'node:http';
import { ApiError, refusal } from '../errors.ts';
import type { Upload } from '../messages/body.ts';

/** The body of a call: its JSON (undefined when empty) and its files. */
export type Content = { readonly body: unknown; readonly uploads: readonly Upload[] };

/** Reads a whole request body; one larger than `limit` bytes is refused with 413. */
export async function readBytes(request: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    // Reads on to the end, so that the client gets the answer instead of a broken connection.
    if (size <= limit) chunks.push(chunk);
  }
  if (size > limit) throw refusal('tooLarge');
  return Buffer.concat(chunks);
}

/** Takes JSON or multipart (`payload_json` and `files[n]`) apart. */
export async function parseContent(type: string, bytes: Buffer): Promise<Content> {
  if (type.startsWith('multipart/form-data')) return parseMultipart(type, bytes);
  return { body: bytes.length ? parseJson(bytes.toString()) : undefined, uploads: [] };
}

async function parseMultipart(type: string, bytes: Buffer): Promise<Content> {
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData().catch(() => {
    throw new ApiError(400, 50109, 'The request body is no valid multipart form.');
  });
  let body: unknown;
  const uploads: Upload[] = [];
  for (const [field, value] of form.entries()) {
    if (typeof value === 'string') {
      if (field === 'payload_json') body = parseJson(value);
    } else uploads.push({ field, name: value.name, type: value.type, data: Buffer.from(await value.arrayBuffer()) });
  }
  return { body, uploads };
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refusal('badRequest');
  }
}
