import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { listEndpoints } from '#contract/contracts.ts';
import { NOTHING_HERE } from './not-found.ts';
import { describeApi } from './openapi.ts';
import { sendFailure } from './problem.ts';
import { sendTagged } from './send-tagged.ts';

/** The page styles itself from JavaScript and draws its icons from data addresses; scripts are its own files alone. */
const DOCS_POLICY = [
  "default-src 'self'",
  "img-src 'self' data:",
  "style-src 'self' 'unsafe-inline'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const PREFIX = '/api/docs';
/** What of an answer of the page's own server goes out; the rest is said again by this one. */
const PASSED_HEADERS = ['content-type', 'content-security-policy', 'location', 'etag', 'cache-control'];

/**
 * `GET /api/openapi.json`, and the page at `/api/docs` to read it and try the calls; both work without a network, and are
 * made when they are first asked for: a tenth of what a start takes of the processor.
 */
export function apiDocs(app: FastifyInstance, version: string): void {
  const document = once(() => describeApi(listEndpoints(), version));
  const text = once(() => JSON.stringify(document()));
  const docs = once(() => openDocs(document()));
  app.get('/api/openapi.json', (request, reply) =>
    sendTagged(request, reply.header('content-type', 'application/json; charset=utf-8'), text()),
  );
  const passOn = async (request: FastifyRequest, reply: FastifyReply) => {
    const { url, headers } = request;
    const known = headers['if-none-match'];
    const answer = await (await docs()).inject({
      method: 'GET',
      url,
      headers: { ...(known !== undefined && { 'if-none-match': known }) },
    });
    if (answer.statusCode === 404) return sendFailure(reply, NOTHING_HERE);
    for (const name of PASSED_HEADERS) {
      const value = answer.headers[name];
      if (value !== undefined) reply.header(name, value);
    }
    return reply.code(answer.statusCode).send(answer.rawPayload);
  };
  app.get(PREFIX, passOn);
  app.get(`${PREFIX}/*`, passOn);
  app.addHook('onClose', async () => {
    if (docs.isMade()) await (await docs()).close();
  });
}

/** A server of its own, as an application takes no plugins once it listens; it is asked in the process alone. */
async function openDocs(document: object): Promise<FastifyInstance> {
  const [{ default: swagger }, { default: swaggerUi }] = await Promise.all([
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
  ]);
  const docs = Fastify();
  // The plugin's type knows OpenAPI 3.0 alone; a test holds the document to the 3.1 schema.
  await docs.register(swagger, { mode: 'static', specification: { document: document as never } });
  await docs.register(swaggerUi, {
    routePrefix: PREFIX,
    staticCSP: DOCS_POLICY,
    theme: { title: 'Larder API' },
    uiConfig: { layout: 'BaseLayout', tryItOutEnabled: true, defaultModelsExpandDepth: 0 },
  });
  return docs;
}

function once<T>(make: () => T): { (): T; isMade(): boolean } {
  let made: { readonly value: T } | undefined;
  const get = () => {
    made ??= { value: make() };
    return made.value;
  };
  return Object.assign(get, { isMade: () => made !== undefined });
}
