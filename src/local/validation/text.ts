import type { Violation } from './violation.ts';

type Path = Violation['path'];

/** Counts characters as Discord does: whole code points. */
export const length = (text: unknown): number => (typeof text === 'string' ? [...text].length : 0);

/** A text or list that is too long, or a number too large. */
export const tooLong = (path: Path, limit: number): Violation => ({
  path,
  code: 'BASE_TYPE_BAD_LENGTH',
  message: `Must be ${limit} or fewer in length.`,
});

export const fault = (path: Path, code: string, message: string): Violation => ({ path, code, message });

/** The indexes of those values that stood in the list before. */
export function repeated(values: readonly unknown[]): number[] {
  return values.flatMap((value, index) => (values.indexOf(value) < index ? [index] : []));
}
