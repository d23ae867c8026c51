import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { readConfig } from '#server/config.ts';
import type { Deps } from '#server/deps.ts';
import { authRoutes, bearerAuthentication, openAuth } from '#server/features/auth/open-auth.ts';
import { createServer } from '#server/http/create-server.ts';
import { routeBinder } from '#server/http/route.ts';
import { recordingLog } from './recording-log.ts';
import { openTestDb, type TestDb } from './test-db.ts';

export interface AuthApp {
  readonly app: FastifyInstance;
  readonly store: TestDb;
  /** The clock of the server: tests move it. */
  readonly time: { now: Date };
  post(
    path: string,
    body: unknown,
    headers?: Record<string, string>,
  ): Promise<{ status: number; body: Record<string, unknown>; headers: Record<string, unknown> }>;
  get(path: string, token?: string): Promise<{ status: number; body: Record<string, unknown> }>;
  /** The newest mail to an address: its link's token, and its code. */
  lastMail(
    email: string,
  ): Promise<{ subject: string; text: string; token: string | undefined; code: string | undefined }>;
  close(): Promise<void>;
}

/** The calls of accounts over the real store, with a clock tests can move. */
export async function openAuthApp(environment: Record<string, string> = {}): Promise<AuthApp> {
  const store = await openTestDb();
  const dataDir = await mkdtemp(join(tmpdir(), 'larder-auth-'));
  const { log } = recordingLog();
  const time = { now: new Date('2026-03-01T12:00:00Z') };
  const publicUrl = 'http://localhost:3000';
  const { app } = await createServer({ log, publicUrl });
  const config = readConfig({ DATA_DIR: dataDir, ...environment });
  // Accounts never search.
  const deps = { config, publicUrl, ...store, clock: () => time.now, log } as unknown as Deps;
  const auth = await openAuth(app, deps);
  authRoutes(routeBinder(app, bearerAuthentication(auth)), auth);
  return {
    app,
    store,
    time,
    async post(path, body, headers = {}) {
      const response = await app.inject({
        method: 'POST',
        url: `/api/auth/${path}`,
        payload: body as object,
        headers,
      });
      return { status: response.statusCode, body: response.json(), headers: response.headers };
    },
    async get(path, token) {
      const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
      const response = await app.inject({ url: `/api/auth/${path}`, headers });
      return { status: response.statusCode, body: response.json() };
    },
    async lastMail(email) {
      const mail = await store.db
        .selectFrom('mail_outbox')
        .selectAll()
        .where('recipient', '=', email)
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow();
      return {
        subject: mail.subject,
        text: mail.text_body,
        token: /token=([\w-]+)/.exec(mail.text_body)?.[1],
        code: /code: (\d{6})/.exec(mail.text_body)?.[1],
      };
    },
    async close() {
      await app.close();
      await store.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
