import { createHash } from 'node:crypto';

/**
 * Canonical JSON: keys sorted by code unit, no white space, so that equal values have equal text whatever their history.
 * Takes plain JSON values; like JSON.stringify it leaves out keys whose value is undefined.
 */
export function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  const object = value as { readonly [key: string]: unknown };
  const known = Object.keys(object).filter((key) => object[key] !== undefined);
  return `{${known
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(object[key])}`)
    .join()}}`;
}

/** SHA-256 of a text, in hexadecimal. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
