import swagger, { type StaticDocumentSpec } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { listEndpoints } from '#contract/contracts.ts';
import { describeApi } from './openapi.ts';
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

/** `GET /api/openapi.json`, and the page at `/api/docs` to read it and try the calls; both work without a network. */
export async function apiDocs(app: FastifyInstance, version: string): Promise<void> {
  const document = describeApi(listEndpoints(), version);
  const text = JSON.stringify(document);
  app.get('/api/openapi.json', (request, reply) =>
    sendTagged(request, reply.header('content-type', 'application/json; charset=utf-8'), text),
  );
  // The plugin's type knows OpenAPI 3.0 alone; a test holds the document to the 3.1 schema.
  const specification = { document } as unknown as StaticDocumentSpec;
  await app.register(swagger, { mode: 'static', specification });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: DOCS_POLICY,
    theme: { title: 'Larder API' },
    uiConfig: { layout: 'BaseLayout', tryItOutEnabled: true, defaultModelsExpandDepth: 0 },
  });
}
