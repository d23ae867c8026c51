import { t } from 'ttag';
import type { Tokens } from '#contract/auth.schema.ts';
import type { User } from '#contract/user.schema.ts';
import { type CallResult, OFFLINE_DETAIL } from '#web/lib/call.ts';
import { isExpired } from './access-expiry.ts';
import { createAutoRefresh } from './auto-refresh.ts';
import { createRefresher } from './refresher.ts';
import type { Session, SessionDeps, TabMessage } from './session-deps.ts';

export const LOADING: Session = { status: 'loading', user: null };
const VISITOR: Session = { status: 'visitor', user: null };

const NO_TOKEN = t`No access token available`;
const REFRESH_FAILED = t`Token refresh failed`;
const REFUSED = t`Authentication failed`;

/** The session of this tab, in step with the other tabs. Pure but for its dependencies. */
export function createSessionCore(deps: SessionDeps) {
  const { store, now, tell, say, calls } = deps;
  const listeners = new Set<() => void>();
  const forcedSignOutListeners = new Set<() => void>();
  const refresher = createRefresher(deps);
  const autoRefresh = createAutoRefresh({
    ...deps,
    refresh: refresher.refresh,
    expire: () => forceSignOut(),
  });
  let session = LOADING;
  /** The server was not asked whose the tokens are: it was out of reach. */
  let isUnverified = false;

  function become(next: Session): void {
    const wasUser = session.status === 'user';
    session = next;
    if (next.status !== 'user') autoRefresh.stop();
    else if (!wasUser) autoRefresh.start();
    if (next.status === 'visitor' && !isUnverified) deps.forgetLists();
    for (const listener of listeners) listener();
  }

  /** On load: fetches the tokens' user. Any failure removes the tokens; offline, the last user stays. */
  async function restore(): Promise<void> {
    const before = session;
    const tokens = store.read();
    if (tokens === undefined) return become(VISITOR);
    const user = (await askWho(tokens.accessToken)) ?? (await refreshAndAskWho(tokens.accessToken));
    isUnverified = user === undefined && deps.isOffline();
    const last = isUnverified ? (before.user ?? (await deps.lastUser())) : undefined;
    // A login or logout may have happened meanwhile, here or in another tab.
    if (session !== before) return;
    const known = user ?? last;
    if (known) return become({ status: 'user', user: known });
    if (!isUnverified) store.clear();
    become(VISITOR);
  }

  /** The server can be reached again: asks whose the tokens are, as on load. */
  function verify(): void {
    if (isUnverified) void restore();
  }

  async function askWho(accessToken: string): Promise<User | undefined> {
    if (isExpired(accessToken, now())) return undefined;
    const reply = await calls.me(accessToken);
    return reply.ok ? reply.value : undefined;
  }

  async function refreshAndAskWho(refused: string): Promise<User | undefined> {
    const refreshed = await refresher.refresh(refused);
    return refreshed && (refreshed.user ?? (await askWho(refreshed.accessToken)));
  }

  function signIn({ access_token: accessToken, refresh_token: refreshToken, user }: Tokens): void {
    const before = store.read();
    if (before && before.refreshToken !== refreshToken) calls.logout(before.refreshToken);
    store.write({ accessToken, refreshToken });
    refresher.forgetAttempts();
    setUser(user);
  }

  function setUser(user: User): void {
    become({ status: 'user', user });
    tell({ kind: 'user', user });
  }

  /** Ends the session here and in every tab. `ended`: the server has ended it already. */
  function signOut({ ended = false } = {}): void {
    const tokens = store.read();
    store.clear();
    isUnverified = false;
    if (tokens && !ended) calls.logout(tokens.refreshToken);
    become(VISITOR);
    tell({ kind: 'signed_out' });
  }

  /** Ends the session against the user's will and asks them to log in again. */
  function forceSignOut(reason?: string): void {
    if (session.status !== 'user') return;
    if (reason) say('error', reason);
    signOut();
    for (const listener of forcedSignOutListeners) listener();
  }

  /** Makes a call with a fresh token; on 401 refreshes and retries once. */
  async function withToken<T>(send: (accessToken: string) => Promise<CallResult<T>>): Promise<CallResult<T>> {
    const stored = store.read()?.accessToken;
    if (stored === undefined) return refusal(NO_TOKEN);
    const first = isExpired(stored, now()) ? (await refresher.refresh(stored))?.accessToken : stored;
    if (first === undefined) return giveUp(REFRESH_FAILED);
    const reply = await send(first);
    if (!isUnauthorized(reply)) return reply;
    const second = (await refresher.refresh(first))?.accessToken;
    const again = second === undefined ? reply : await send(second);
    return isUnauthorized(again) ? giveUp(REFUSED) : again;
  }

  function giveUp(reason: string): CallResult<never> {
    if (deps.isOffline()) return OFFLINE;
    forceSignOut(reason);
    return refusal(reason);
  }

  function hear(message: TabMessage): void {
    isUnverified = false;
    if (message.kind === 'user') become({ status: 'user', user: message.user });
    else if (session.status !== 'visitor') become(VISITOR);
  }

  /** The tab comes back from the background and may have missed messages. */
  function wake(): void {
    if (store.read() === undefined) {
      if (session.status !== 'visitor') become(VISITOR);
    } else if (session.status === 'visitor') {
      become(LOADING);
      void restore();
    }
  }

  return {
    get: () => session,
    subscribe: (listener: () => void) => subscribe(listeners, listener),
    /** Tells when a session ended against the user's will. */
    onForcedSignOut: (listener: () => void) => subscribe(forcedSignOutListeners, listener),
    restore,
    verify,
    signIn,
    signOut,
    setUser,
    withToken,
    hear,
    wake,
    noteActivity: autoRefresh.noteActivity,
  };
}

export type SessionCore = ReturnType<typeof createSessionCore>;

function subscribe(set: Set<() => void>, listener: () => void): () => void {
  set.add(listener);
  return () => set.delete(listener);
}

function refusal(detail: string): CallResult<never> {
  return { ok: false, failure: { code: 'unauthorized', detail } };
}

const OFFLINE: CallResult<never> = {
  ok: false,
  failure: { code: 'offline', detail: OFFLINE_DETAIL },
};

function isUnauthorized(reply: CallResult<unknown>): boolean {
  return !reply.ok && reply.failure.code === 'unauthorized';
}
