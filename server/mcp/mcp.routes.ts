import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Failure, ok } from '#contract/result.ts';
import type { MakeCall } from '#server/http/calls.ts';
import { sendFailure } from '#server/http/problem.ts';
import type { Authenticate } from '#server/http/route.ts';
import { answerTool, listToolsFor, type Message } from './assistant.ts';

interface McpDeps {
  readonly authenticate: Authenticate;
  readonly makeCall: MakeCall;
  readonly publicUrl: string;
  readonly version: string;
}

/** Said to every assistant that connects. */
const INSTRUCTIONS = `Larder knows food products by GTIN. In every answer null or absent means "not known": never zero, never "free from".
An allergen that a product says nothing about is unknown. A verdict of unknown is no pass. Quote the reasons given with a verdict.`;

const OTHER_SITE: Failure = { code: 'forbidden', detail: 'Pages of other sites may not call this address.' };
const BATCH: Failure = { code: 'malformed', detail: 'Send one message at a time, not a list of messages.' };

/**
 * `POST /mcp`: the Model Context Protocol over streamable HTTP, without sessions: each message stands alone and carries
 * its token. A token that is not alive is refused with 401; a tool beyond its scope answers with a problem.
 */
export function mcpRoutes(
  app: FastifyInstance,
  { authenticate, makeCall, publicUrl, version }: McpDeps,
): void {
  const { origin } = new URL(publicUrl);
  app.post('/mcp', async (request, reply) => {
    const { headers, body } = request;
    // DNS rebinding: a page under another name that resolves to this machine has another origin.
    if (headers.origin !== undefined && headers.origin !== origin) return sendFailure(reply, OTHER_SITE);
    if (Array.isArray(body)) return sendFailure(reply, BATCH);
    const caller = headers.authorization === undefined ? ok(undefined) : await authenticate(request);
    if (!caller.ok) return sendFailure(reply, caller.failure);
    const response = await answer({ caller: caller.value, http: { request, reply } }, makeCall, version);
    return send(reply, response);
  });
}

async function answer(message: Message, makeCall: MakeCall, version: string): Promise<Response> {
  // Loaded with the first message: it takes a tenth of a second that no start needs.
  const { createMcpHandler, McpServer } = await import('@modelcontextprotocol/server');
  const { request } = message.http;
  const handler = createMcpHandler(
    () => {
      const mcp = new McpServer(
        { name: 'larder', title: 'Larder', version },
        { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
      );
      // The schemas are made once, not for each message; and arguments are read as those of the API are.
      mcp.server.setRequestHandler('tools/list', () => ({ tools: listToolsFor(message.caller) }));
      mcp.server.setRequestHandler('tools/call', ({ params }) =>
        answerTool(makeCall, message, params.name, params.arguments ?? {}),
      );
      return mcp;
    },
    // A stream of changes would hold a place of the server for as long as a client likes; lists of tools do not change.
    {
      maxSubscriptions: 0,
      onerror: ({ message: reason }) => request.log.debug({ reason }, 'message refused'),
    },
  );
  return handler.fetch(toWebRequest(request), { parsedBody: request.body });
}

/** With the headers that the protocol reads, and no others: the caller is known by now. */
function toWebRequest({ headers }: FastifyRequest): Request {
  const read = Object.entries(headers).filter(([name]) => READ_HEADERS.test(name));
  return new Request('http://larder/mcp', {
    method: 'POST',
    headers: read.map(([name, value]): [string, string] => [name, String(value)]),
    // It is parsed already, or there is none.
    body: '',
  });
}

const READ_HEADERS = /^(?:accept|content-type|mcp-[\w-]+)$/;

/** Answers end with their message: none is a stream that stays open. */
async function send(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  const type = response.headers.get('content-type');
  if (type !== null) reply.type(type);
  reply.code(response.status).header('cache-control', 'no-store');
  return reply.send(Buffer.from(await response.arrayBuffer()));
}
