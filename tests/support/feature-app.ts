import type { FastifyInstance } from 'fastify';
import { afterAll, expect } from 'vitest';
import { fail } from '#contract/result.ts';
import { createServer } from '#server/http/create-server.ts';
import { type Route, routeBinder } from '#server/http/route.ts';
import { recordingLog } from './recording-log.ts';

/** A server without routes and what it logs, closed after the test file. Call it at the top of the file. */
export async function openTestServer(publicUrl = 'http://localhost') {
  const { log, entries } = recordingLog();
  const server = await createServer({ log, publicUrl });
  afterAll(() => server.app.close());
  return { ...server, log, entries };
}

/** A server that answers the public calls of one feature; the caller closes it. */
export async function featureApp(bind: (route: Route) => void): Promise<FastifyInstance> {
  const { app } = await createServer({ log: recordingLog().log, publicUrl: 'http://localhost' });
  bind(routeBinder(app, async () => fail('unauthorized', 'You are not signed in.')));
  return app;
}

/** The same, closed after the test file. Call it at the top of the file. */
export async function openFeatureApp(bind: (route: Route) => void): Promise<FastifyInstance> {
  const app = await featureApp(bind);
  afterAll(() => app.close());
  return app;
}

/** The GET calls of one feature. Call it at the top of the file. */
export async function openFeature(bind: (route: Route) => void) {
  const app = await openFeatureApp(bind);
  return (url: string) => getJson(app, url);
}

/** One GET: its status and body. */
export async function getJson(app: FastifyInstance, url: string) {
  const response = await app.inject({ url });
  return { status: response.statusCode, body: response.json() };
}

/** What is no GTIN is refused in its own words, and one that nothing has is not found. */
export async function expectUnknownRefused(
  get: (gtin: string) => ReturnType<typeof getJson>,
  unknown: string,
): Promise<void> {
  expect(await get('123')).toMatchObject({ status: 422 });
  const wrongDigit = { status: 422, body: { detail: 'GTIN check digit is wrong' } };
  expect(await get('036000291453')).toMatchObject(wrongDigit);
  expect(await get(unknown)).toMatchObject({ status: 404, body: { detail: 'Product not found' } });
}
