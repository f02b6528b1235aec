import type { IncomingMessage } from 'node:http';

/**
 * Why a request must not be served, or null. The local Discord is for this machine only: a foreign Host means that some
 * site's name was pointed here (DNS rebinding), a foreign Origin that some site's page calls.
 */
export function unwelcome(request: IncomingMessage, port: number): string | null {
  // Browsers leave the port out where it is the usual one.
  const hosts = ['127.0.0.1', 'localhost', '[::1]'].flatMap((name) => (port === 80 ? [name, `${name}:80`] : [`${name}:${port}`]));
  const { host, origin } = request.headers;
  if (!host || !hosts.includes(host)) return `Forbidden: open this server as http://127.0.0.1:${port}, not by another name.`;
  if (origin !== undefined && !hosts.some((name) => origin === `http://${name}`))
    return 'Forbidden: pages of other sites may not call this server.';
  return null;
}

/** Whether a browser says that another site's page makes this request; for what changes something or streams. */
export function crossSite(request: IncomingMessage): boolean {
  const site = request.headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}
