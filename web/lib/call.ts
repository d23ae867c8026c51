import { t } from 'ttag';
import type { EndpointName, ReplyOf, RequestOf } from '#contract/contracts.ts';
import { FAILURES, type Failure, type FailureCode } from '#contract/result.ts';
import { buildQuery, type QueryValues } from './build-query.ts';
import { isOffline, noteReach } from './offline.ts';
import { type Reply, send } from './transport.ts';

/**
 * What the server answered, or that it could not be reached (`network`), nor any other (`offline`), or did not speak JSON
 * (`bad_reply`).
 */
export interface CallFailure extends Omit<Failure, 'code'> {
  readonly code: FailureCode | 'network' | 'offline' | 'bad_reply';
  /** Of the answer, where one came and was a refusal. */
  readonly status?: number;
  /** The server refused without a sentence: `detail` is the app's own. */
  readonly isSilent?: boolean;
  /** The line of plain text that came in place of JSON, as proxies answer. */
  readonly plainText?: string;
}

export type CallResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: CallFailure };

/** An input the endpoint does not take may be left out, and so may one whose fields are all optional. */
type Part<N extends EndpointName, K extends keyof RequestOf<N>> = [RequestOf<N>[K]] extends [never]
  ? { readonly [key in K]?: never }
  : Record<never, never> extends RequestOf<N>[K]
    ? { readonly [key in K]?: RequestOf<N>[K] }
    : { readonly [key in K]: RequestOf<N>[K] };

export type CallInput<N extends EndpointName> = Part<N, 'params'> &
  Part<N, 'query'> &
  Part<N, 'body'> & {
    readonly signal?: AbortSignal;
    /** The access token of who calls. */
    readonly token?: string;
  };

/**
 * Calls our own API by the endpoint's name, such as `call('GET /api/products', { query })`.
 * Failures are values; only an abort is thrown, as the signal's reason.
 */
export async function call<N extends EndpointName>(
  name: N,
  input: CallInput<N>,
): Promise<CallResult<ReplyOf<N>>> {
  const { params, query, body, signal, token } = input as LooseInput;
  const [method = 'GET', template = ''] = name.split(' ');
  const request: RequestInit = { method, headers: { accept: 'application/json' } };
  if (signal) request.signal = signal;
  if (token) request.headers = { ...request.headers, authorization: `Bearer ${token}` };
  if (body !== undefined) {
    request.body = JSON.stringify(body);
    request.headers = { ...request.headers, 'content-type': 'application/json' };
  }
  try {
    const response = await send(fillPath(template, params) + buildQuery(query ?? {}), request);
    const reply = (await readReply(response)) as CallResult<ReplyOf<N>>;
    noteReach(true);
    return reply;
  } catch (error) {
    if (signal?.aborted) throw error;
    noteReach(false);
    if (isOffline())
      return {
        ok: false,
        failure: { code: 'offline', detail: method === 'GET' ? OFFLINE_READ : OFFLINE_DETAIL },
      };
    return UNREACHED;
  }
}

interface LooseInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: QueryValues;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
  readonly token?: string;
}

export const UNREACHED: CallResult<never> = {
  ok: false,
  failure: {
    code: 'network',
    detail: t`Larder could not be reached. Check your connection and try again.`,
  },
};
/** Said of a call that was not sent for want of a network. */
export const OFFLINE_DETAIL = t`You are offline. Nothing was changed: try again with a connection.`;
export const OFFLINE_READ = t`You are offline. Try again with a connection.`;
const BAD_REPLY_DETAIL = t`The answer could not be read. Try again in a moment.`;
const BAD_REPLY = { code: 'bad_reply', detail: BAD_REPLY_DETAIL } as const;
const MAX_PLAIN_TEXT_LENGTH = 200;

function fillPath(template: string, params: Readonly<Record<string, string>> = {}): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

export async function readReply(response: Reply): Promise<CallResult<unknown>> {
  // The body may still break off while it is read: that is the network's failure, so it is not caught here.
  const text = await response.text();
  const value = parseJson(text);
  if (value === undefined) return { ok: false, failure: { ...BAD_REPLY, ...refusalOf(response, text) } };
  if (response.ok) return { ok: true, value };
  return { ok: false, failure: readProblem(response, value) };
}

/** The facts of a refusal without JSON; none of a success. */
function refusalOf(response: Reply, text: string): Pick<CallFailure, 'status' | 'isSilent' | 'plainText'> {
  if (response.ok) return {};
  const isPlain = response.headers.get('content-type')?.startsWith('text/plain');
  const line = isPlain ? text.trim() : '';
  return {
    status: response.status,
    isSilent: true,
    ...(line && line.length <= MAX_PLAIN_TEXT_LENGTH && { plainText: line }),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readProblem(response: Reply, problem: unknown): CallFailure {
  const { detail, message, errors } = (problem ?? {}) as Partial<Failure> & { readonly message?: unknown };
  const sentence = [detail, message].find((text) => typeof text === 'string' && text !== '');
  const retryAfterSeconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return {
    code: codeOf(response.status),
    status: response.status,
    ...(typeof sentence === 'string' ? { detail: sentence } : { detail: BAD_REPLY_DETAIL, isSilent: true }),
    ...(errors && { errors }),
    ...(Number.isFinite(retryAfterSeconds) && { retryAfterSeconds }),
  };
}

function codeOf(status: number): FailureCode {
  const codes = Object.keys(FAILURES) as (keyof typeof FAILURES)[];
  return codes.find((code) => FAILURES[code] === status) ?? (status < 500 ? 'malformed' : 'internal');
}
