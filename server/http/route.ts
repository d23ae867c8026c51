import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint, EndpointInput, EndpointReply } from '#contract/http/endpoint.ts';
import { ok, type Result } from '#contract/result.ts';
import type { AnswerCache } from './answer-cache.ts';
import { isLineStream, type LineStream, sendLines } from './line-stream.ts';
import { sendFailure } from './problem.ts';
import { inputReader } from './read-input.ts';
import { type ReadyJson, readyBytes } from './ready-json.ts';
import { entityTag, sendBytes } from './send-tagged.ts';

/** Who is calling, as far as a handler needs to know. */
export interface SignedInUser {
  readonly id: string;
}

interface SessionUser extends SignedInUser {
  /** The session whose token the request carries. */
  readonly sessionId: string;
}

/** Tells who sent a request, or why that cannot be told. */
export type Authenticate = (
  request: FastifyRequest,
  endpoint: Pick<Endpoint, 'method' | 'access'>,
) => Promise<Result<SignedInUser>>;

/** Where a request came from, for limits, lists of sessions and the audit log. */
export interface Client {
  readonly address: string;
  readonly userAgent: string | null;
}

/** What a handler is given: parsed input, and the user where the endpoint asks for one. */
interface HandlerInput<E extends Endpoint> extends EndpointInput<E> {
  readonly user: UserOf<E['access']>;
  readonly client: Client;
  /** The exchange itself, for the few calls that read or set a cookie. */
  readonly http: { readonly request: FastifyRequest; readonly reply: FastifyReply };
}

type UserOf<A extends Endpoint['access']> = A extends 'public'
  ? undefined
  : A extends 'session'
    ? SessionUser
    : SignedInUser;

type Outcome<E extends Endpoint> = Result<EndpointReply<E> | ReadyJson | LineStream>;
type Handler<E extends Endpoint> = (input: HandlerInput<E>) => Outcome<E> | Promise<Outcome<E>>;

interface RouteOptions {
  /** Of public GET calls whose answer is the same for everybody. */
  readonly cache?: AnswerCache;
}

/** Binds an endpoint of the contract to what answers it. */
export type Route = <E extends Endpoint>(endpoint: E, handler: Handler<E>, options?: RouteOptions) => void;

/**
 * Every call takes the same steps: authenticate, parse, decide, and leave through the reply's named fields.
 * An expected failure becomes problem+json; a reply that does not fit its own schema is our error, so it throws.
 */
export function routeBinder(app: FastifyInstance, authenticate: Authenticate): Route {
  return (endpoint, handler, { cache } = {}) => {
    const readInput = inputReader(endpoint);
    app.route({
      method: endpoint.method,
      url: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      handler: async (request, reply) => {
        if (cache?.sendKept(request, reply.type(JSON_TYPE))) return reply;
        const version = cache?.version();
        const user = endpoint.access === 'public' ? ok(undefined) : await authenticate(request, endpoint);
        if (!user.ok) return sendFailure(reply, user.failure);
        const input = readInput(request);
        if (!input.ok) return sendFailure(reply, input.failure);
        const client = clientOf(request);
        const http = { request, reply };
        const given = { ...input.value, user: user.value, client, http } as HandlerInput<typeof endpoint>;
        const outcome = await handler(given);
        if (!outcome.ok) return sendFailure(reply, outcome.failure);
        if (isLineStream(outcome.value)) return sendLines(reply, outcome.value);
        const content = contentOf(endpoint, outcome.value);
        reply.type(JSON_TYPE);
        if (!isTagged(endpoint, reply)) return reply.header('cache-control', 'no-store').send(content);
        const tag = entityTag(content);
        if (cache && version) cache.keep(request, version, content, tag);
        return sendBytes(request, reply, content, tag);
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
