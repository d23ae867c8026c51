import type { Tokens } from '#contract/auth.schema.ts';
import type { User } from '#contract/user.schema.ts';
import { createSessionCore } from '#web/features/session/session-core.ts';
import type { SessionDeps, TabMessage } from '#web/features/session/session-deps.ts';
import type { StoredTokens } from '#web/features/session/token-store.ts';
import type { CallResult } from '#web/lib/call.ts';

/** For tests: a browser with a clock of its own and any number of tabs, and the server it talks to. */
export const MARTA: User = {
  id: '0198c8f0-0000-7000-8000-000000000001',
  email: 'marta@example.com',
  first_name: 'Marta',
  last_name: null,
  company_name: null,
  phone: null,
  business_id: null,
  auth_provider: 'email',
  is_verified: true,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
};
export const START = 1_700_000_000_000;

/** Unsigned: a browser reads the claims and trusts the server with the rest. */
export function accessToken(expiresAtMs: number, id = ''): string {
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${encode({ alg: 'EdDSA' })}.${encode({ sid: id, exp: expiresAtMs / 1000 })}.sig`;
}

export const refused: CallResult<never> = {
  ok: false,
  failure: { code: 'unauthorized', status: 401, detail: 'Your session has ended. Please log in again.' },
};
export const unreachable: CallResult<never> = { ok: false, failure: { code: 'network', detail: 'offline' } };

export function createWorld() {
  const world = {
    now: START,
    stored: undefined as StoredTokens | undefined,
    said: [] as string[],
    isOffline: false,
    /** Of the lists that the browser keeps. */
    lastUser: undefined as User | undefined,
    refreshes: [] as string[],
    logouts: [] as string[],
    lifetimeMs: 15 * 60_000,
    me: (_token: string): Promise<CallResult<User>> => Promise.resolve({ ok: true, value: MARTA }),
    refresh: (_token: string, _timeoutMs: number): Promise<CallResult<Tokens>> =>
      Promise.resolve({ ok: true, value: world.tokens() }),
    tokens(): Tokens {
      const n = world.refreshes.length;
      return {
        access_token: accessToken(world.now + world.lifetimeMs, String(n)),
        refresh_token: `refresh-${n}`,
        user: MARTA,
      };
    },
    advance,
    openTab,
  };
  const tabs = new Set<(message: TabMessage) => void>();
  let timers: { at: number; run: () => void }[] = [];
  let queue: Promise<unknown> = Promise.resolve();

  /** Lets time pass, timers ring in their order, and answers arrive. */
  async function advance(ms: number): Promise<void> {
    const until = world.now + ms;
    await settle();
    for (;;) {
      const next = timers.filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      timers = timers.filter((timer) => timer !== next);
      world.now = next.at;
      next.run();
      await settle();
    }
    world.now = until;
  }

  /** @param read what this tab reads where a browser shows it another tab's write late. */
  function openTab(read = () => world.stored) {
    const hear = (message: TabMessage) => core.hear(message);
    const deps: SessionDeps = {
      store: {
        read,
        write: (tokens) => {
          world.stored = tokens;
        },
        clear: () => {
          world.stored = undefined;
        },
      },
      now: () => world.now,
      after(delayMs, run) {
        const timer = { at: world.now + delayMs, run };
        timers.push(timer);
        return () => {
          timers = timers.filter((other) => other !== timer);
        };
      },
      alone<T>(work: () => Promise<T>) {
        const turn = queue.then(work);
        queue = turn.catch(() => undefined);
        return turn;
      },
      tell: (message) => {
        for (const other of tabs) if (other !== hear) other(message);
      },
      say: (_kind, text) => world.said.push(text),
      isOffline: () => world.isOffline,
      lastUser: async () => world.lastUser,
      forgetLists: () => {
        world.lastUser = undefined;
      },
      calls: {
        me: (token) => world.me(token),
        refresh: (token, timeoutMs) => {
          world.refreshes.push(token);
          return world.refresh(token, timeoutMs);
        },
        logout: (token) => void world.logouts.push(token),
      },
    };
    const core = createSessionCore(deps);
    tabs.add(hear);
    return core;
  }
  return world;
}

/** Promises that wait for nothing but each other are done after this. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 50; turn++) await Promise.resolve();
}
