import { AUTH } from '#contract/auth.ts';
import type { User } from '#contract/user.schema.ts';
import { isExpired } from './access-expiry.ts';
import type { SessionDeps } from './session-deps.ts';

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
  calls,
}: Pick<SessionDeps, 'store' | 'now' | 'alone' | 'calls'>) {
  let running: Promise<Refreshed | undefined> | undefined;
  let lastAttemptAt = Number.NEGATIVE_INFINITY;

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
    const isAnother = tokens.accessToken !== refused && !isExpired(tokens.accessToken, now());
    if (isAnother) return { accessToken: tokens.accessToken };
    if (now() - lastAttemptAt < AUTH.minRefreshGapMs) return undefined;
    lastAttemptAt = now();
    const reply = await calls.refresh(tokens.refreshToken);
    // A logout or another login overtook the answer.
    if (!reply.ok || store.read()?.refreshToken !== tokens.refreshToken) return undefined;
    const { access_token: accessToken, refresh_token: refreshToken, user } = reply.value;
    store.write({ accessToken, refreshToken: refreshToken ?? tokens.refreshToken });
    return { accessToken, user };
  }

  return { refresh, forgetAttempts: () => (lastAttemptAt = Number.NEGATIVE_INFINITY) };
}
