import type { IncomingMessage, ServerResponse } from 'node:http';
import { ApiError, refusal } from '../errors.ts';
import { UPLOAD_LIMIT } from '../interactions/payload.ts';
import { checkBody } from '../validation/check.ts';
import { invalidForm, type Violation } from '../validation/violation.ts';
import { type Fault, Faults } from './faults.ts';
import { parseContent, readBytes } from './request.ts';
import { decoded, findRoute, type Route, type Services } from './route.ts';
import { ROUTES } from './routes.ts';

const REQUEST_LIMIT = 25 * 1024 * 1024;

/** A call that was made, for tests to look at. `route` is the pattern that served it, null where there is none. */
export type RecordedCall = {
  readonly method: string;
  readonly path: string;
  readonly route: string | null;
  readonly body: unknown;
  readonly files: readonly string[];
  readonly violations: readonly Violation[];
  readonly status: number;
  readonly answer: unknown;
  /** The specification's schema that the answer ought to fit. */
  readonly answerSchema: string | null;
};

/** What is noted of a call while it is served. */
type Noted = { route: Route | null; body: unknown; files: string[]; violations: Violation[] };

type Answer = { readonly status: number; readonly body: object | undefined; readonly headers?: Record<string, string> };

/** REST v10: parses, checks, does and records every call. */
export class RestApi {
  readonly calls: RecordedCall[] = [];
  readonly faults = new Faults();
  readonly #watchers = new Set<(call: RecordedCall) => void>();
  readonly #services: Services;
  readonly #token: string;
  readonly #validate: boolean;
  readonly #remember: number;

  /** `remember` is how many calls are kept in `calls`. */
  constructor(services: Services, options: { readonly token: string; readonly validate: boolean; readonly remember: number }) {
    this.#services = services;
    this.#token = options.token;
    this.#validate = options.validate;
    this.#remember = options.remember;
  }

  /** Tells of every call once it is answered; the result ends it. */
  watch(watcher: (call: RecordedCall) => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** Serves `/api/v10/...`. */
  async serve(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const method = request.method ?? 'GET';
    const [, version, path = url.pathname] = /^\/api(?:\/v(\d+))?(\/.*)$/.exec(url.pathname) ?? [];
    const fault = this.faults.take(`${method} ${path}`);
    await fault?.hold;
    const call: Noted = { route: null, body: undefined, files: [], violations: [] };
    let answer: Answer;
    try {
      if (fault?.status && fault.when !== 'after') answer = faulty(fault);
      else {
        if (version && version !== '10') throw refusal('apiVersion');
        const done = await this.#perform(method, path, request, url.searchParams, call);
        answer = fault?.status ? faulty(fault) : { status: done === undefined ? 204 : 200, body: done };
      }
    } catch (error) {
      answer = failed(error);
    }
    const answerSchema = answer.status === 200 ? (call.route?.answers ?? null) : null;
    const route = call.route && `${call.route.method} ${call.route.path}`;
    this.#record({ method, path: decoded(path), ...call, route, status: answer.status, answer: answer.body, answerSchema });
    send(response, answer);
  }

  /** Finds the route, checks who calls and what, and does it. What becomes known of the call is noted in `call`. */
  async #perform(method: string, path: string, request: IncomingMessage, query: URLSearchParams, call: Noted): Promise<object | undefined> {
    const found = findRoute(ROUTES, method, path);
    call.route = found?.route ?? null;
    if (!found?.route.open && request.headers.authorization !== `Bot ${this.#token}`) throw refusal('unauthorized');
    const content = await parseContent(request.headers['content-type'] ?? '', await readBytes(request, REQUEST_LIMIT));
    call.body = content.body;
    call.files = content.uploads.map((upload) => upload.name);
    if (!found) throw refusal('unknownRoute');
    if (content.uploads.some((upload) => upload.data.length > UPLOAD_LIMIT)) throw refusal('tooLarge');
    const { route, params } = found;
    const asked = { params, query, uploads: content.uploads, body: (content.body ?? {}) as never };
    const before = route.body?.edits?.(this.#services, asked)?.message ?? null;
    call.violations = this.#validate ? checkBody(route.body, content, before) : [];
    if (call.violations.length) throw invalidForm(call.violations);
    return route.run(this.#services, asked);
  }

  #record(call: RecordedCall): void {
    this.calls.push(call);
    if (this.calls.length > this.#remember) this.calls.shift();
    for (const watcher of [...this.#watchers]) watcher(call);
  }
}

function failed(error: unknown): Answer {
  if (!(error instanceof ApiError)) throw error;
  return { status: error.status, body: { message: error.message, code: error.code, ...(error.errors ? { errors: error.errors } : {}) } };
}

function faulty({ status = 500, retryAfter = 0 }: Fault): Answer {
  if (status !== 429) return { status, body: { message: `${status}: Fault on purpose`, code: 0 } };
  const headers = { 'retry-after': String(retryAfter), 'x-ratelimit-scope': 'user' };
  return { status, headers, body: { message: 'You are being rate limited.', retry_after: retryAfter, global: false } };
}

/** Bucket headers that never make a client wait. A 204 claims no content type: clients would parse its empty body. */
function send(response: ServerResponse, { status, body, headers }: Answer): void {
  response.writeHead(status, {
    'x-ratelimit-limit': '50',
    'x-ratelimit-remaining': '49',
    'x-ratelimit-reset-after': '1',
    'x-ratelimit-bucket': 'local',
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...headers,
  });
  response.end(body === undefined ? undefined : JSON.stringify(body));
}
