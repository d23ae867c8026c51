import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint, EndpointInput, EndpointReply } from '#contract/http/endpoint.ts';
import { ok, type Result } from '#contract/result.ts';
import { spokenLanguage } from '#server/language/speech.ts';
import type { AnswerCache } from './answer-cache.ts';
import { authorize, type Caller, type SignedInUser } from './authorize.ts';
import { sayLanguage } from './language.ts';
import { sendFailure } from './problem.ts';
import { inputReader, type RawInput } from './read-input.ts';
import { type ReadyJson, readyBytes } from './ready-json.ts';
import { isReplyStream, type ReplyStream, sendStream } from './reply-stream.ts';
import { entityTag, sendKept } from './send-tagged.ts';

interface SessionUser extends SignedInUser {
  /** The session whose token the request carries. */
  readonly sessionId: string;
}

/** Tells who sent a request, or why that cannot be told. */
export type Authenticate = (request: FastifyRequest) => Promise<Result<Caller>>;

/** Where a request came from, for limits, lists of sessions and the audit log. */
export interface Client {
  readonly address: string;
  readonly userAgent: string | null;
}

/** The exchange itself, for the few calls that read or set a cookie. */
export interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** What a handler is given: parsed input, and the user where the endpoint asks for one. */
interface HandlerInput<E extends Endpoint> extends EndpointInput<E> {
  readonly user: UserOf<E['access']>;
  readonly client: Client;
  readonly http: Exchange;
}

type UserOf<A extends Endpoint['access']> = A extends 'public'
  ? undefined
  : A extends 'session'
    ? SessionUser
    : SignedInUser;

type Outcome<E extends Endpoint> = Result<EndpointReply<E> | ReadyJson | ReplyStream>;
type Handler<E extends Endpoint> = (input: HandlerInput<E>) => Outcome<E> | Promise<Outcome<E>>;

interface RouteOptions {
  /** Of public GET calls whose answer is the same for everybody. */
  readonly cache?: AnswerCache;
}

/** Binds an endpoint of the contract to what answers it. */
export type Route = <E extends Endpoint>(endpoint: E, handler: Handler<E>, options?: RouteOptions) => void;

/** Answers an endpoint's JSON, or its stream; `undefined` calls without an account. */
export type Answer = (
  caller: Caller | undefined,
  raw: RawInput,
  http: Exchange,
) => Promise<Result<Buffer | ReplyStream>>;

/**
 * Every call takes the same steps, by whatever protocol it comes: authorize, parse, decide, and leave through the reply's
 * named fields. A reply that does not fit its own schema is our error, so it throws.
 */
export function answerer<E extends Endpoint>(endpoint: E, handler: Handler<E>): Answer {
  const readInput = inputReader(endpoint);
  return async (caller, raw, http) => {
    const user = authorize(caller, endpoint);
    if (!user.ok) return user;
    const input = readInput(raw);
    if (!input.ok) return input;
    const client = clientOf(http.request);
    const outcome = await handler({ ...input.value, user: user.value, client, http } as HandlerInput<E>);
    if (!outcome.ok) return outcome;
    return ok(isReplyStream(outcome.value) ? outcome.value : contentOf(endpoint, outcome.value));
  };
}

/** Binds endpoints to their paths. An expected failure becomes problem+json. */
export function routeBinder(app: FastifyInstance, authenticate: Authenticate): Route {
  return (endpoint, handler, { cache } = {}) => {
    const answer = answerer(endpoint, handler);
    app.route({
      method: endpoint.method,
      url: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      ...(cache && { config: { sendAgain: cache.sendAgain } }),
      handler: async (request, reply) => {
        sayLanguage(reply, spokenLanguage());
        if (cache?.sendKept(request, reply.type(JSON_TYPE))) return reply;
        const version = cache?.version();
        const caller = endpoint.access === 'public' ? ok(undefined) : await authenticate(request);
        if (!caller.ok) return sendFailure(reply, caller.failure);
        const outcome = await answer(caller.value, request, { request, reply });
        if (!outcome.ok) return sendFailure(reply, outcome.failure);
        const content = outcome.value;
        if (isReplyStream(content)) return sendStream(reply, content);
        reply.type(JSON_TYPE);
        if (!isTagged(endpoint, reply)) return reply.header('cache-control', 'no-store').send(content);
        const tagged = { content, tag: entityTag(content) };
        if (cache && version) return cache.send(request, reply, version, tagged);
        return sendKept(request, reply, tagged);
      },
    });
  };
}

export function clientOf({ ip, headers }: FastifyRequest): Client {
  return { address: ip, userAgent: headers['user-agent'] ?? null };
}

const JSON_TYPE = 'application/json; charset=utf-8';

function contentOf(endpoint: Endpoint, value: unknown): Buffer {
  return readyBytes(value) ?? Buffer.from(JSON.stringify(endpoint.reply.parse(value)));
}

/** What everybody may see may be kept, and is asked about before it is shown again. */
function isTagged({ method, access }: Endpoint, reply: FastifyReply): boolean {
  return method === 'GET' && access === 'public' && reply.getHeader('cache-control') !== 'no-store';
}
