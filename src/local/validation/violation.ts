import { ApiError } from '../errors.ts';

/** One broken limit: where in the body (field names and indexes), Discord's code where known, and a sentence. */
export type Violation = { readonly path: readonly (string | number)[]; readonly code: string; readonly message: string };

type Faults = { _errors?: { code: string; message: string }[]; [field: string]: unknown };

/** The answer to a body that breaks limits: 400, code 50035, faults nested by path as Discord nests them. */
export function invalidForm(violations: readonly Violation[]): ApiError {
  const root: Faults = {};
  for (const { path, code, message } of violations) {
    let at = root;
    for (const step of path) {
      at[step] ??= {};
      at = at[step] as Faults;
    }
    at._errors = [...(at._errors ?? []), { code, message }];
  }
  return new ApiError(400, 50035, 'Invalid Form Body', root);
}
