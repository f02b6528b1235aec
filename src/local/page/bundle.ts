import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

export type PageFile = { readonly type: string; readonly body: Uint8Array };

/**
 * Bundles the page in memory and gives a look-up of its files.
 * @returns a function from a path (`/`, `/page/app.js`, `/page/app.css`, `/favicon.ico`) to the file, or null when the page has no such file
 * @throws when a source of the page does not build
 */
export async function createPageFiles(): Promise<(path: string) => PageFile | null> {
  const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));
  const [html, icon, built] = await Promise.all([
    readFile(here('index.html')),
    readFile(here('icon.svg')),
    build({
      entryPoints: { app: here('main.tsx') },
      outdir: '/page',
      write: false,
      bundle: true,
      minify: true,
      format: 'esm',
      target: 'es2022',
      jsx: 'automatic',
      jsxImportSource: 'preact',
      tsconfigRaw: '{}',
      logLevel: 'silent',
    }),
  ]);
  const files = new Map<string, PageFile>([
    ['/', { type: 'text/html; charset=utf-8', body: html }],
    ['/page/icon.svg', { type: 'image/svg+xml', body: icon }],
    // Browsers ask for this one unbidden.
    ['/favicon.ico', { type: 'image/svg+xml', body: icon }],
  ]);
  for (const file of built.outputFiles) {
    const css = file.path.endsWith('.css');
    files.set(css ? '/page/app.css' : '/page/app.js', {
      type: css ? 'text/css; charset=utf-8' : 'text/javascript; charset=utf-8',
      body: file.contents,
    });
  }
  return (path) => files.get(path) ?? null;
}
