import { BadConfig } from './config.ts';
import { commonVoice } from './discord/voices.ts';
import type { Message } from './kernel/message.ts';
import { DatabaseInUse, DatabaseTooNew } from './store/database.ts';

/** A file or folder that the program needs cannot be used; `code` is the system's word for it, or SQLite's. */
export class Unusable extends Error {
  override readonly name = 'Unusable';
  constructor(
    readonly path: string,
    readonly code: string,
    cause: unknown,
  ) {
    super(`${path}: ${code}`, { cause });
  }
}

/** The token belongs to another application than the one that was named. */
export class WrongApplication extends Error {
  override readonly name = 'WrongApplication';
  constructor(
    readonly actual: string,
    readonly named: string,
  ) {
    super(`the token belongs to application ${actual}, not to ${named}`);
  }
}

/** Why a file cannot be used, by the beginning of the code. */
const OF_FILES = [
  [/^SQLITE_(NOTADB|CORRUPT|ERROR)/, 'damaged'],
  [/^(ENOSPC|EDQUOT|SQLITE_FULL)/, 'full'],
  [/^SQLITE_BUSY/, 'busy'],
  [/^(EEXIST|EISDIR|ENOTDIR)$/, 'kind'],
  [/^(EACCES|EPERM|EROFS|ENOENT|EIO|ELOOP|ENAMETOOLONG|SQLITE_\w+)$/, 'other'],
] as const;

/** No way to Discord: names that are not found, connections that are not made. */
const OF_NETWORK = /^(ENOTFOUND|EAI_\w+|ECONN\w+|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|EPIPE|UND_ERR_\w+|\w*CERT\w*)$/;

/** Does something with a file or folder. What the file system or SQLite says against it is thrown as Unusable, anything else as it is. */
export function using<T>(path: string, work: () => T): T {
  try {
    const result = work();
    return result instanceof Promise ? (result.catch((error) => tell(path, error)) as T) : result;
  } catch (error) {
    return tell(path, error);
  }
}

function tell(path: string, error: unknown): never {
  const { code, syscall } = factsOf(error);
  if (syscall !== 'listen' && OF_FILES.some(([pattern]) => pattern.test(code))) throw new Unusable(path, code, error);
  throw error;
}

/** What is wrong, in one sentence for whoever started the program; null for what nobody expected. */
export function complaint(error: unknown): string | null {
  if (error instanceof DatabaseInUse || error instanceof DatabaseTooNew) return error.message;
  const message = messageOf(error);
  return message && commonVoice('en-US')(message);
}

function messageOf(error: unknown): Message | null {
  if (error instanceof BadConfig) return { id: 'operator.bad-config', args: { problems: error.message } };
  if (error instanceof WrongApplication) return { id: 'operator.wrong-application', args: { actual: error.actual, named: error.named } };
  if (error instanceof Unusable) {
    const why = OF_FILES.find(([pattern]) => pattern.test(error.code))?.[1] ?? 'other';
    return { id: 'operator.unusable', args: { path: error.path, code: error.code, why } };
  }
  const { code, syscall, status } = factsOf(error);
  if (code === 'EADDRINUSE') return { id: 'operator.port-taken' };
  if (syscall === 'listen') return { id: 'operator.port-forbidden', args: { code } };
  if (code === 'TokenInvalid') return { id: 'operator.bad-token' };
  if (OF_NETWORK.test(code) || status >= 500) return { id: 'operator.no-discord', args: { code: code || String(status) } };
  return null;
}

type Facts = { readonly code: string; readonly syscall: string; readonly status: number };

/** Codes of an error, or of what it was caused by. */
function factsOf(error: unknown): Facts {
  const { code, syscall = '', status = 0, cause } = (error ?? {}) as Partial<Facts> & { readonly cause?: unknown };
  if (typeof code !== 'string' && cause) return factsOf(cause);
  return { code: typeof code === 'string' ? code : '', syscall, status };
}
