import { describe, expect, it } from 'vitest';
import { BadConfig, readConfig } from '../../src/config.ts';

describe('the environment', () => {
  it('may be empty: then the bot plays on a local Discord', () => {
    expect(readConfig({})).toEqual({ token: null, application: null, dataDir: './data', port: 8321, privacyUrl: null, logLevel: 'info' });
  });

  it('counts empty variables as absent, as a copied .env.example has them', () => {
    expect(readConfig({ DISCORD_TOKEN: '', DISCORD_APPLICATION_ID: ' ', PORT: '' })).toMatchObject({
      token: null,
      application: null,
      port: 8321,
    });
  });

  it.each([
    ['80', 80],
    [' 65535 ', 65_535],
    ['00', 0],
  ])('takes %j as a port', (PORT, port) => {
    expect(readConfig({ PORT })).toMatchObject({ port });
  });

  it.each(['www.example.org', 'javascript:alert(1)', `https://example.org/${'x'.repeat(500)}`])(
    'refuses %j as the address of a privacy text',
    (PRIVACY_URL) => {
      expect(() => readConfig({ PRIVACY_URL })).toThrow(/^PRIVACY_URL: must/);
    },
  );

  it('is read', () => {
    const env = {
      PRIVACY_URL: 'https://example.org/privacy',
      DISCORD_TOKEN: ' abc ',
      DISCORD_APPLICATION_ID: '12345678901234567',
      DATA_DIR: '/srv/x',
      PORT: '0',
      LOG_LEVEL: 'warn',
    };
    expect(readConfig(env)).toEqual({
      token: 'abc',
      application: '12345678901234567',
      dataDir: '/srv/x',
      port: 0,
      privacyUrl: 'https://example.org/privacy',
      logLevel: 'warn',
    });
  });

  it.each([
    [{ PORT: '65536' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT: must be a whole number from 0 to 65535'],
    [{ PORT: 'abc' }, 'PORT'],
    [{ PORT: '0x50' }, 'PORT'],
    [{ PORT: '8 0' }, 'PORT'],
    [{ PORT: '1e3' }, 'PORT'],
    [{ PORT: '-1' }, 'PORT'],
    [{ DISCORD_TOKEN: 'my-secret-token and more' }, 'DISCORD_TOKEN'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ DISCORD_APPLICATION_ID: 'my-secret-token' }, 'DISCORD_APPLICATION_ID'],
  ])('is refused where %j is wrong, naming the variable and never its value', (env, name) => {
    let error: unknown;
    try {
      readConfig(env);
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(BadConfig);
    expect((error as Error).message).toContain(name);
    expect((error as Error).message).not.toContain('my-secret-token');
  });
});
