import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { encodePng } from '../../src/paint/png.ts';
import { pixels } from './pixels.ts';

/** Pixels as node-canvas gives them raw: 0xAARRGGBB in little-endian words. */
const raw = (...colours: readonly number[]) => {
  const buffer = Buffer.alloc(4 * colours.length);
  for (const [i, colour] of colours.entries()) buffer.writeUInt32LE(colour, 4 * i);
  return buffer;
};

describe('PNG encoding', () => {
  it('gives every pixel back, read by another decoder', async () => {
    const picture = await pixels(encodePng(raw(0xff112233, 0xffff0000, 0xff00ff00, 0xff0000ff, 0xffffffff, 0xff000000), 3, 2));
    expect([picture.width, picture.height]).toEqual([3, 2]);
    expect([0, 1].map((y) => [0, 1, 2].map((x) => picture.at(x, y)))).toEqual([
      ['#112233', '#ff0000', '#00ff00'],
      ['#0000ff', '#ffffff', '#000000'],
    ]);
  });

  it('leaves nothing of a larger picture before in a smaller one', async () => {
    encodePng(raw(...Array<number>(100).fill(0xffffffff)), 10, 10);
    const picture = await pixels(encodePng(raw(0xff010203), 1, 1));
    expect([picture.width, picture.height, picture.at(0, 0)]).toEqual([1, 1, '#010203']);
  });

  it.each([1, 2, 6, 9])('packs the same pixels at level %i', async (level) => {
    const noise = raw(...Array.from({ length: 64 * 64 }, (_, i) => (0xff000000 | Math.imul(i, 2654435761)) >>> 0));
    const [packed, other] = [await pixels(encodePng(noise, 64, 64, level)), await pixels(encodePng(noise, 64, 64, 3))];
    expect(Buffer.compare(Buffer.from(packed.data), Buffer.from(other.data))).toBe(0);
  });

  it('is a well-formed file: header, data, end', () => {
    const file = encodePng(raw(0xff102030), 1, 1);
    expect(file.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a');
    expect(file.subarray(12, 29).toString('hex')).toBe(`${Buffer.from('IHDR').toString('hex')}00000001000000010802000000`);
    expect(file.subarray(-12).toString('hex')).toBe('0000000049454e44ae426082');
    const size = file.readUInt32BE(33);
    expect(inflateSync(file.subarray(41, 41 + size)).toString('hex')).toBe('00102030');
  });
});
