import type { FastifyInstance } from 'fastify';
import { beforeEach } from 'vitest';
import { readConfig } from '#server/config.ts';
import type { Deps } from '#server/deps.ts';
import { authRoutes, bearerAuthentication, openAuth } from '#server/features/auth/open-auth.ts';
import { routeBinder } from '#server/http/route.ts';
import { loadKeyRing } from '#server/keys/secret-keys.ts';
import { openTestServer } from './feature-app.ts';
import type { LogEntry } from './recording-log.ts';
import { openTestDb, type TestDb } from './test-db.ts';
import { openTestFolder } from './test-folder.ts';

export const EMAIL = 'marta@example.com';
export const MARTA = { email: EMAIL, first_name: 'Marta', last_name: 'Ruiz', business_id: '123-45-6789' };

type Reply = { status: number; body: Record<string, unknown>; headers: Record<string, unknown> };

export interface AuthApp {
  readonly app: FastifyInstance;
  readonly store: TestDb;
  readonly entries: LogEntry[];
  /** Failures of providers that were counted. */
  readonly failures: string[];
  /** The clock of the server. */
  readonly time: { now: Date };
  /** Moves the clock. */
  later(ms: number): void;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Reply>;
  get(path: string, token?: string): Promise<Omit<Reply, 'headers'>>;
  /** The newest mail to an address: its link's token, and its code. */
  lastMail(
    email: string,
  ): Promise<{ subject: string; text: string; token: string | undefined; code: string | undefined }>;
  /** Makes Marta's account, with these fields of another person; answers what redeeming the link answers. */
  signUp(fields?: Partial<typeof MARTA>): Promise<Reply>;
}

/**
 * The calls of accounts over the real store, emptied before each test, with a clock tests can move. Call it at the top of
 * the file.
 */
export async function openAuthApp(environment: Record<string, string> = {}): Promise<AuthApp> {
  const store = await openTestDb();
  const time = { now: new Date('2026-03-01T12:00:00Z') };
  const publicUrl = 'http://localhost:3000';
  const { app, log, entries } = await openTestServer(publicUrl);
  const config = readConfig({ DATA_DIR: openTestFolder(), ...environment });
  // Accounts never search.
  const keys = await loadKeyRing(config.dataDir, config.secretKey);
  const deps = { config, publicUrl, keys, ...store, clock: () => time.now, log } as unknown as Deps;
  const failures: string[] = [];
  const auth = await openAuth(app, deps, ({ provider, step }) => failures.push(`${provider} ${step}`));
  authRoutes(routeBinder(app, bearerAuthentication(auth)), auth);
  beforeEach(store.truncate);
  const self: AuthApp = {
    app,
    entries,
    failures,
    store,
    time,
    later(ms) {
      time.now = new Date(time.now.getTime() + ms);
    },
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
    async signUp(fields) {
      const person = { ...MARTA, ...fields };
      await self.post('signup', person);
      return self.post('verify', { token: (await self.lastMail(person.email)).token });
    },
  };
  return self;
}
