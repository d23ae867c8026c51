import type { FastifyInstance } from 'fastify';
import { fail } from '#contract/result.ts';
import { createServer } from '#server/http/create-server.ts';
import { type Route, routeBinder } from '#server/http/route.ts';
import { recordingLog } from './recording-log.ts';

/** A server that answers the public calls of one feature, for its tests to inject requests into. Close it in afterAll. */
export async function featureApp(bind: (route: Route) => void): Promise<FastifyInstance> {
  const { app } = await createServer({ log: recordingLog().log, publicUrl: 'http://localhost' });
  bind(routeBinder(app, async () => fail('unauthorized', 'You are not signed in.')));
  return app;
}

/** One GET: its status and body. */
export async function getJson(app: FastifyInstance, url: string) {
  const response = await app.inject({ url });
  return { status: response.statusCode, body: response.json() };
}
