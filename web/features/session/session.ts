import { useSyncExternalStore } from 'react';
import type { Tokens } from '#contract/auth.schema.ts';
import type { EndpointName, ReplyOf } from '#contract/contracts.ts';
import type { User } from '#contract/user.schema.ts';
import { type CallInput, type CallResult, call } from '#web/lib/call.ts';
import { browserSession } from './browser-session.ts';
import { LOADING } from './session-core.ts';
import type { Session } from './session-deps.ts';

export type { Session } from './session-deps.ts';

/**
 * Who is at the screen: `{ status: 'loading' | 'visitor' | 'user', user }`. On the server, and until the browser has
 * looked at its tokens, it is `loading`: show neither what is for visitors alone nor what is for users alone.
 */
export function useSession(): Session {
  return useSyncExternalStore(
    subscribe,
    () => browserSession().get(),
    () => LOADING,
  );
}

const subscribe = (listener: () => void) => browserSession().subscribe(listener);

/** The session now, outside of components. Never while rendering on the server. */
export function getSession(): Session {
  return browserSession().get();
}

/** For what is pressed: at once where it is known who is at the screen, else as soon as it is. */
export function whenKnown(act: (session: Session) => void): void {
  if (getSession().status !== 'loading') {
    act(getSession());
    return;
  }
  const stop = subscribe(() => {
    if (getSession().status === 'loading') return;
    stop();
    act(getSession());
  });
}

/**
 * Calls an endpoint as the user; their token is refreshed before it ends, and once after a 401. Where that fails they
 * are logged out, told so and led to the login: the failure, `unauthorized`, need not be said again.
 */
export function callAsUser<N extends EndpointName>(
  name: N,
  input: CallInput<N>,
): Promise<CallResult<ReplyOf<N>>> {
  return askAsUser((token) => call(name, { ...input, token }));
}

/** The same for what is no JSON. */
export function askAsUser<T>(ask: (token: string) => Promise<CallResult<T>>): Promise<CallResult<T>> {
  return browserSession().withToken(ask);
}

/** Stores the tokens of a sign-in; every tab has its user at once. */
export function signIn(tokens: Tokens): void {
  browserSession().signIn(tokens);
}

/** Logs out, here and in every tab. `ended`: the server has ended the session already. */
export function signOut(options?: { readonly ended?: boolean }): void {
  browserSession().signOut(options);
}

/** After a change of the profile. */
export function updateUser(user: User): void {
  browserSession().setUser(user);
}
