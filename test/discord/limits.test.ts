import { describe, expect, it } from 'vitest';
import { clip, fitLines } from '../../src/discord/limits.ts';

describe('clip', () => {
  it('leaves a text that fits', () => {
    expect(clip('12345', 5)).toBe('12345');
  });
  it('ends a longer one with an ellipsis', () => {
    expect(clip('123456', 5)).toBe('1234…');
  });
  it('never cuts inside a letter', () => {
    expect(clip('👩‍👩‍👧👩‍👩‍👧', 10)).toBe('👩‍👩‍👧…');
  });
  it('gives something for nothing, since Discord refuses empty labels', () => {
    expect(clip('  ', 5)).toBe('–');
  });
});

describe('fitting lines', () => {
  it('keeps all that fit exactly', () => {
    expect(fitLines(['abc', 'def'], 7, 'last', '…')).toBe('abc\ndef');
  });
  it('drops whole lines from the start of a log', () => {
    expect(fitLines(['abc', 'def', 'ghi'], 9, 'last', '…')).toBe('…\ndef\nghi');
  });
  it('drops whole lines from the end of a text', () => {
    expect(fitLines(['abc', 'def', 'ghi'], 9, 'first', '…')).toBe('abc\ndef\n…');
  });
  it('never exceeds the room, even for one long line', () => {
    expect(fitLines(['x'.repeat(50)], 10, 'first', '…')).toHaveLength(10);
  });
});
