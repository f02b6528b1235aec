import { describe, expect, it } from 'vitest';
import { BadConfig, readConfig } from '../../src/config.ts';

describe('the environment', () => {
  it('may be empty: then the bot plays on a local Discord', () => {
    expect(readConfig({})).toEqual({ token: null, application: null, dataDir: './data', port: 8321, logLevel: 'info' });
  });

  it('counts empty variables as absent, as a copied .env.example has them', () => {
    expect(readConfig({ DISCORD_TOKEN: '', DISCORD_APPLICATION_ID: ' ', PORT: '' })).toMatchObject({
      token: null,
      application: null,
      port: 8321,
    });
  });

  it('is read', () => {
    const env = { DISCORD_TOKEN: ' abc ', DISCORD_APPLICATION_ID: '12345678901234567', DATA_DIR: '/srv/x', PORT: '0', LOG_LEVEL: 'warn' };
    expect(readConfig(env)).toEqual({ token: 'abc', application: '12345678901234567', dataDir: '/srv/x', port: 0, logLevel: 'warn' });
  });

  it.each([
    [{ PORT: '65536' }, 'PORT'],
    [{ PORT: 'abc' }, 'PORT'],
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
