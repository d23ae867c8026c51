import type { z } from 'zod';
import type { Endpoint, InputSchema } from '#contract/http/endpoint.ts';
import { type FailureCode, STATUSES } from '#contract/result.ts';
import { FAILURE_TITLES } from './failure-titles.ts';
import { toJsonSchema } from './json-schema.ts';

type Json = Readonly<Record<string, unknown>>;

/** The API as an OpenAPI 3.1 document, made from the schemas that read requests and write replies. */
export function describeApi(endpoints: readonly Endpoint[], version: string): Json {
  const paths: Record<string, Record<string, Json>> = {};
  const schemas: Record<string, Json> = { Problem: PROBLEM_SCHEMA };
  for (const endpoint of endpoints) {
    const operations = paths[endpoint.path] ?? {};
    operations[endpoint.method.toLowerCase()] = describeOperation(endpoint, schemas);
    paths[endpoint.path] = operations;
  }
  return {
    openapi: '3.1.1',
    info: { title: 'Larder', version, description: DESCRIPTION },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas,
      responses: Object.fromEntries(FAILURE_CODES.map((code) => [code, describeProblem(code)])),
      securitySchemes: {
        accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        personalToken: { type: 'http', scheme: 'bearer', description: 'Made at /profile/settings.' },
      },
    },
  };
}

const DESCRIPTION = `Food products with nutrition, allergens, claims and explained guideline verdicts.

GTINs are accepted with 8, 12, 13 or 14 digits and answered with 14. \`null\` is always "not known".
Unknown query parameters are ignored. Every error is \`application/problem+json\` (RFC 9457).`;

const FAILURE_CODES = Object.keys(STATUSES) as FailureCode[];

const PROBLEM_SCHEMA: Json = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail'],
  properties: {
    type: { type: 'string', format: 'uri-reference' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string', description: 'One sentence a person can act on.' },
    errors: {
      type: 'array',
      description: 'Which inputs are wrong.',
      items: {
        type: 'object',
        required: ['path', 'message'],
        properties: { path: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
};

function describeProblem(code: FailureCode): Json {
  return {
    description: FAILURE_TITLES[code],
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  };
}

function describeOperation(endpoint: Endpoint, named: Record<string, Json>): Json {
  const { method, path, access, summary, params, query, body, reply, lines, file } = endpoint;
  return {
    operationId: operationId(method, path),
    summary,
    tags: [path.split('/')[2]],
    ...(access !== 'public' && {
      security: [{ accessToken: [] }, ...(access === 'user' ? [{ personalToken: [] }] : [])],
    }),
    parameters: [...describeParameters(params, 'path', named), ...describeParameters(query, 'query', named)],
    ...(body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: toSchema(body, 'input', named) } },
      },
    }),
    responses: {
      200: {
        description: summary,
        content: Object.fromEntries(
          (file ?? [lines ? 'application/x-ndjson' : 'application/json']).map((type) => [
            type,
            { schema: toSchema(reply, 'output', named) },
          ]),
        ),
      },
      ...(method === 'GET' &&
        access === 'public' && { 304: { description: 'Not changed since the given ETag' } }),
      ...Object.fromEntries(
        possibleFailures(endpoint).map((code) => [
          STATUSES[code],
          { $ref: `#/components/responses/${code}` },
        ]),
      ),
    },
  };
}

/** `GET /api/products/{gtin}/guidelines` → `get_products_gtin_guidelines`. */
function operationId(method: string, path: string): string {
  const words = path.replace('/api/', '').split(/[^A-Za-z0-9]+/);
  return [method.toLowerCase(), ...words.filter((word) => word !== '')].join('_');
}

function possibleFailures({ access, params, query, body }: Endpoint): FailureCode[] {
  return [
    ...(body ? (['malformed', 'too_large', 'unsupported_media_type'] as const) : []),
    ...(access === 'public' ? [] : (['unauthorized'] as const)),
    ...(params || body ? (['not_found'] as const) : []),
    ...(params || query || body ? (['invalid'] as const) : []),
    'internal',
    'unavailable',
  ];
}

function describeParameters(
  schema: InputSchema | undefined,
  place: 'path' | 'query',
  named: Record<string, Json>,
): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = toSchema(schema, 'input', named) as {
    properties?: Record<string, Json>;
    required?: readonly string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

/** A schema as JSON Schema; those of the contract that have an id are put into `named` and referred to. */
function toSchema(schema: z.ZodType, io: 'input' | 'output', named: Record<string, Json>): Json {
  const text = JSON.stringify(toJsonSchema(schema, io)).replaceAll('#/$defs/', '#/components/schemas/');
  const { $schema: _, $defs = {}, ...own } = JSON.parse(text) as Json & { $defs?: Record<string, Json> };
  for (const [name, definition] of Object.entries($defs)) named[name] = definition;
  return own;
}
