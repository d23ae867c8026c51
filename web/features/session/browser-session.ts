import { AUTH } from '#contract/auth.ts';
import type { EndpointName, ReplyOf } from '#contract/contracts.ts';
import type { User } from '#contract/user.schema.ts';
import { type CallInput, type CallResult, call, UNREACHED } from '#web/lib/call.ts';
import { isOffline, LAST_SEEN } from '#web/lib/offline.ts';
import { toast } from '#web/ui/toast.ts';
import { createSessionCore, type SessionCore } from './session-core.ts';
import type { TabMessage } from './session-deps.ts';
import { tokenStore } from './token-store.ts';

/** Of the lock and of the channel. */
const NAME = 'larder-session';
const ACTIVITY = ['mousedown', 'mousemove', 'keydown', 'scroll', 'touchstart', 'click'] as const;

let core: SessionCore | undefined;

/** The session of this browser tab, begun at the first use. Never called while rendering on the server. */
export function browserSession(): SessionCore {
  core ??= startSession();
  return core;
}

function startSession(): SessionCore {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(NAME);
  /** A page that is being left breaks off its calls: that says nothing about the session. */
  let isLeaving = false;
  const answerUnlessLeaving = <T>(reply: Promise<T>) =>
    reply.then((value) => (isLeaving ? new Promise<never>(() => {}) : value));
  const session = createSessionCore({
    store: tokenStore(() => localStorage),
    now: Date.now,
    after(delayMs, run) {
      const timer = setTimeout(run, delayMs);
      return () => clearTimeout(timer);
    },
    // Missing on plain HTTP: there the server's grace for two tabs must do.
    alone: (work) => (navigator.locks ? navigator.locks.request(NAME, work) : work()),
    tell: (message) => channel?.postMessage(message),
    say: (kind, text) => toast[kind](text),
    isOffline,
    lastUser,
    // Missing on plain HTTP, where nothing is kept.
    forgetLists: () => void globalThis.caches?.delete(LAST_SEEN),
    calls: {
      me: (token) => answerUnlessLeaving(callInTime('GET /api/auth/me', { token })),
      refresh: (refreshToken, timeoutMs) =>
        answerUnlessLeaving(
          callInTime('POST /api/auth/refresh', { body: { refresh_token: refreshToken } }, timeoutMs),
        ),
      logout: (refreshToken) =>
        void callInTime('POST /api/auth/logout', { body: { refresh_token: refreshToken } }),
    },
  });
  channel?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => session.hear(data));
  addEventListener('pagehide', () => {
    isLeaving = true;
  });
  addEventListener('pageshow', () => {
    isLeaving = false;
    session.wake();
  });
  document.addEventListener('visibilitychange', () => !document.hidden && session.wake());
  for (const name of ACTIVITY) addEventListener(name, session.noteActivity, { passive: true });
  void session.restore();
  return session;
}

/** Kept by `app/offline/last-seen.ts`. */
export const LAST_USER = '/last-seen/user';

async function lastUser(): Promise<User | undefined> {
  const kept = await globalThis.caches?.match(LAST_USER, { cacheName: LAST_SEEN });
  return kept && ((await kept.json()) as User);
}

/** A call of accounts: a failure as a value also when the time is up. */
export async function callInTime<N extends EndpointName>(
  name: N,
  input: CallInput<N>,
  timeoutMs: number = AUTH.callTimeoutMs,
): Promise<CallResult<ReplyOf<N>>> {
  try {
    return await call(name, { ...input, signal: AbortSignal.timeout(timeoutMs) });
  } catch {
    return UNREACHED;
  }
}
