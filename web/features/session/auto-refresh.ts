import { t } from 'ttag';
import { AUTH } from '#contract/auth.ts';
import { isExpired } from './access-expiry.ts';
import type { Refreshed } from './refresher.ts';
import type { SessionDeps } from './session-deps.ts';

export interface AutoRefreshDeps extends Pick<SessionDeps, 'store' | 'now' | 'after' | 'say' | 'isOffline'> {
  readonly refresh: (refused: string) => Promise<Refreshed | undefined>;
  /** The session cannot be kept alive. */
  readonly expire: () => void;
}

/** Looks at the token soon after login and then again and again, and renews it before it ends. */
export function createAutoRefresh(deps: AutoRefreshDeps) {
  const { store, now, after, say, isOffline, refresh, expire } = deps;
  let cancel: (() => void) | undefined;
  let lastCheckAt = 0;
  /** Of the run that may still act: stopping makes every older one void. */
  let run = 0;

  function start(): void {
    stop();
    lastCheckAt = now();
    schedule(run, AUTH.firstRefreshCheckMs);
  }

  function stop(): void {
    run += 1;
    cancel?.();
    cancel = undefined;
  }

  function schedule(of: number, delayMs: number): void {
    cancel = after(delayMs, () => void check(of));
  }

  async function check(of: number): Promise<void> {
    lastCheckAt = now();
    const accessToken = store.read()?.accessToken;
    const isDue = accessToken !== undefined && isExpired(accessToken, now()) && !isOffline();
    if (isDue && !(await renew(of, accessToken))) return;
    if (of === run) schedule(of, AUTH.refreshCheckMs);
  }

  async function renew(of: number, accessToken: string): Promise<boolean> {
    say('info', t`Refreshing your session...`);
    const refreshed = await refresh(accessToken);
    if (of !== run) return false;
    if (refreshed) {
      say('success', t`Session refreshed successfully!`);
      return true;
    }
    if (isOffline()) return true;
    say('error', t`Session expired. Please log in again.`);
    cancel = after(AUTH.logoutAfterFailedRefreshMs, expire);
    return false;
  }

  /** The user is back: do not wait for a timer that slept with the machine or in the background. */
  function noteActivity(): void {
    if (cancel === undefined || now() - lastCheckAt <= AUTH.refreshCheckMs) return;
    const of = ++run;
    cancel();
    void check(of);
  }

  return { start, stop, noteActivity };
}
