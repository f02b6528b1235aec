import type { APIAttachment } from 'discord-api-types/v10';
import type { World } from '../world/world.ts';
import type { MessageBody, Upload } from './body.ts';

/** Keeps an uploaded file and describes it as Discord does. `note` holds what the caller said of it. */
export function keepFile(
  world: World,
  channel: string,
  upload: Upload,
  note: { filename?: string; description?: string | null } = {},
): APIAttachment {
  const id = world.nextId();
  const filename = note.filename ?? upload.name;
  const path = `/cdn/attachments/${channel}/${id}/${encodeURIComponent(filename)}`;
  world.putFile({ id, path, name: filename, type: upload.type, data: upload.data });
  const url = world.address + path;
  return {
    id,
    filename,
    size: upload.data.length,
    url,
    proxy_url: url,
    content_type: upload.type,
    ...(note.description == null ? {} : { description: note.description }),
    ...pngSize(upload.data),
  };
}

/**
 * The attachments after a write: `attachments` in the body lists which old ones stay (all, when it is absent) and
 * describes new ones by the number of their `files[n]`. Dropped files are forgotten.
 */
export function attach(
  world: World,
  channel: string,
  before: readonly APIAttachment[],
  body: MessageBody,
  uploads: readonly Upload[],
): APIAttachment[] {
  const notes = body.attachments;
  const stays = (old: APIAttachment) => !notes || notes.some((note) => String(note.id) === old.id);
  for (const old of before) if (!stays(old)) world.deleteFile(old.id);
  const added = uploads.map((upload) => {
    const number = /^files\[(\d+)\]$/.exec(upload.field)?.[1];
    return keepFile(
      world,
      channel,
      upload,
      notes?.find((note) => String(note.id) === number),
    );
  });
  return [...before.filter(stays), ...added];
}

/** Width and height of a PNG (its IHDR chunk); nothing for other files. */
function pngSize(data: Buffer): { width: number; height: number } | null {
  const png = data.length > 24 && data.readUInt32BE(0) === 0x89504e47;
  return png ? { width: data.readUInt32BE(16), height: data.readUInt32BE(20) } : null;
}
