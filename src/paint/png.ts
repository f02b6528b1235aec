import { deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const RGB = 2;

/**
 * Opaque pixels (as node-canvas gives them raw: 32 bits each, little-endian 0xAARRGGBB) as a PNG file. About seven times as fast
 * as the library's encoder with its defaults: no filter tried, and deflate at `level` (2 is enough for flat drawings).
 */
export function encodePng(raw: Buffer, width: number, height: number, level = 2): Buffer {
  const data = deflateSync(rowsOf(raw, width, height), { level, memLevel: 9, chunkSize: 1 << 18 });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, RGB, 0, 0, 0], 8);
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

/** Kept between pictures: a new one of some megabytes each time would have to be collected again. */
let rows = Buffer.alloc(0);

function rowsOf(raw: Buffer, width: number, height: number): Buffer {
  const size = height * (1 + 3 * width);
  if (rows.length < size) rows = Buffer.alloc(size);
  const pixels = new Uint32Array(raw.buffer, raw.byteOffset, width * height);
  let to = 0;
  let from = 0;
  for (let y = 0; y < height; y++) {
    rows[to++] = 0;
    for (let x = 0; x < width; x++) {
      const pixel = pixels[from++]!;
      rows[to++] = pixel >> 16;
      rows[to++] = pixel >> 8;
      rows[to++] = pixel;
    }
  }
  return rows.subarray(0, size);
}

function chunk(type: string, data: Buffer): Buffer {
  const whole = Buffer.alloc(12 + data.length);
  whole.writeUInt32BE(data.length, 0);
  whole.write(type, 4, 'latin1');
  data.copy(whole, 8);
  whole.writeUInt32BE(crc32(whole.subarray(4, 8 + data.length)), 8 + data.length);
  return whole;
}

const CRC = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});

/** Source: PNG specification, annex D (Node 20.9's zlib has no crc32 yet). */
function crc32(data: Buffer): number {
  let c = 0xffffffff;
  for (let i = 0; i < data.length; i++) c = CRC[(c ^ data[i]!) & 0xff]! ^ (c >>> 8);
  return (c ^ 0xffffffff) >>> 0;
}
