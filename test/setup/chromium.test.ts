import { describe, expect, it } from 'vitest';
import { findChromium } from '../../scripts/chromium.mjs';

describe('findChromium', () => {
  it('takes the browser that CHROMIUM_PATH names before any other', () => {
    expect(findChromium({ CHROMIUM_PATH: '/opt/browser' }, () => true)).toBe('/opt/browser');
  });

  it('takes no other browser when CHROMIUM_PATH names none', () => {
    expect(findChromium({ CHROMIUM_PATH: '/opt/browser' }, (path) => path === '/usr/bin/chromium')).toBeNull();
  });

  it('takes the first that there is', () => {
    expect(findChromium({}, (path) => path.startsWith('/usr/bin/google'))).toBe('/usr/bin/google-chrome');
  });

  it('finds none where there is none', () => {
    expect(findChromium({}, () => false)).toBeNull();
  });
});
