import { constants, createDeflate } from 'node:zlib';
import type { WebSocket } from 'ws';
import type { Packet } from './session.ts';

/** How packets go out over a socket: as JSON text, or (a client that has zlib asks for it) through one deflate stream. */
export function transport(ws: WebSocket, zlibStream: boolean): (packet: Packet) => void {
  const text = (packet: Packet) => JSON.stringify({ s: null, t: null, ...packet });
  if (!zlibStream) return (packet) => ws.readyState === ws.OPEN && ws.send(text(packet));
  const deflate = createDeflate({ flush: constants.Z_SYNC_FLUSH });
  deflate.on('data', (chunk: Buffer) => ws.readyState === ws.OPEN && ws.send(chunk));
  ws.on('close', () => deflate.destroy());
  return (packet) => !deflate.destroyed && deflate.write(text(packet));
}
