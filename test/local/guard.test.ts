import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { unwelcome } from '../../src/local/guard.ts';

const asking = (port: number, host: string, origin?: string) =>
  unwelcome({ headers: { host, origin } } as unknown as IncomingMessage, port);

describe('the guard of the local Discord', () => {
  it.each(['127.0.0.1', 'localhost', '[::1]'])('lets %s in on port 80 with and without the port, as browsers leave it out', (name) => {
    expect(asking(80, name)).toBeNull();
    expect(asking(80, `${name}:80`)).toBeNull();
    expect(asking(80, name, `http://${name}`)).toBeNull();
  });

  it('asks for the port where it is another one', () => {
    expect(asking(8321, '127.0.0.1:8321')).toBeNull();
    expect(asking(8321, '127.0.0.1')).toMatch(/http:\/\/127\.0\.0\.1:8321/);
    expect(asking(80, '127.0.0.1:8321')).toMatch(/^Forbidden/);
  });

  it('keeps other names and origins out on port 80, too', () => {
    expect(asking(80, 'shelter.example')).toMatch(/^Forbidden/);
    expect(asking(80, 'localhost', 'http://shelter.example')).toMatch(/^Forbidden/);
    expect(asking(80, 'localhost', 'https://localhost')).toMatch(/^Forbidden/);
  });
});
