import type { Tokens } from '#contract/auth.schema.ts';
import { AUTH } from '#contract/auth.ts';
import type { User } from '#contract/user.schema.ts';
import type { CallResult } from '#web/lib/call.ts';
import { isExpired } from './access-expiry.ts';
import type { SessionDeps } from './session-deps.ts';
import type { StoredTokens } from './token-store.ts';

/** Well under the server's grace of ten seconds; the second try has the rest of the call's time. */
const FIRST_TRY_MS = 4_000;

/** A token that may be sent, and the user where the server named them on the way. */
export interface Refreshed {
  readonly accessToken: string;
  readonly user?: User;
}

/**
 * Exchanges the stored tokens for new ones: once at a time in this tab, and alone among all tabs. A tab that waited
 * for another finds the other's tokens and asks for none. Undefined where there is no usable token in the end.
 */
export function createRefresher({
  store,
  now,
  alone,
  isOffline,
  calls,
}: Pick<SessionDeps, 'store' | 'now' | 'alone' | 'isOffline' | 'calls'>) {
  let running: Promise<Refreshed | undefined> | undefined;
  /** 0: long ago. */
  let lastAttemptAt = 0;

  /** @param refused the access token that the server or the clock no longer accepts. */
  function refresh(refused: string): Promise<Refreshed | undefined> {
    running ??= alone(() => exchange(refused)).finally(() => {
      running = undefined;
    });
    return running;
  }

  async function exchange(refused: string): Promise<Refreshed | undefined> {
    const tokens = store.read();
    if (tokens === undefined) return undefined;
    if (tokens.accessToken !== refused && usable(tokens)) return usable(tokens);
    if (now() - lastAttemptAt < AUTH.minRefreshGapMs) return undefined;
    const reply = await ask(tokens.refreshToken);
    // Without a network it was none: the next one is made as soon as there is one.
    lastAttemptAt = isOffline() ? 0 : now();
    const stored = store.read();
    // Another tab's tokens, of which this one read the older before: tabs see each other's writes late. Or a logout.
    if (stored?.refreshToken !== tokens.refreshToken) return stored && usable(stored);
    if (!reply.ok) return undefined;
    const { access_token: accessToken, refresh_token: refreshToken, user } = reply.value;
    store.write({ accessToken, refreshToken: refreshToken ?? tokens.refreshToken });
    return { accessToken, user };
  }

  /**
   * Where the first answer is lost, the server may have rotated the token: it is shown again at once, while that is still
   * answered with the same successor.
   */
  async function ask(refreshToken: string): Promise<CallResult<Tokens>> {
    const reply = await calls.refresh(refreshToken, FIRST_TRY_MS);
    if (reply.ok || isOffline() || (reply.failure.status ?? 500) < 500) return reply;
    return calls.refresh(refreshToken, AUTH.callTimeoutMs - FIRST_TRY_MS);
  }

  function usable({ accessToken }: StoredTokens): Refreshed | undefined {
    return isExpired(accessToken, now()) ? undefined : { accessToken };
  }

  return { refresh, forgetAttempts: () => (lastAttemptAt = 0) };
}
