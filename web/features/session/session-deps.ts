import type { Tokens } from '#contract/auth.schema.ts';
import type { User } from '#contract/user.schema.ts';
import type { CallResult } from '#web/lib/call.ts';
import type { TokenStore } from './token-store.ts';

/** Who is at the screen. `loading`: there are tokens, and it is being asked whose. */
export type Session =
  | { readonly status: 'loading'; readonly user: null }
  | { readonly status: 'visitor'; readonly user: null }
  | { readonly status: 'user'; readonly user: User };

/** What tabs tell each other. Tokens are not sent: every tab reads them from the same store. */
export type TabMessage = { readonly kind: 'user'; readonly user: User } | { readonly kind: 'signed_out' };

/** Everything of the outside world that a session needs. */
export interface SessionDeps {
  readonly store: TokenStore;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Runs after the delay; answers how to call it off. */
  readonly after: (delayMs: number, run: () => void) => () => void;
  /** Runs alone among all tabs. */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>;
  readonly tell: (message: TabMessage) => void;
  readonly say: (kind: 'info' | 'success' | 'error', text: string) => void;
  /** Whether the server cannot be reached for want of a network: then no one is logged out for it. */
  readonly isOffline: () => boolean;
  /** Who was signed in when their lists were last seen here. */
  readonly lastUser: () => Promise<User | undefined>;
  /** Removes what this browser keeps of the lists last seen. */
  readonly forgetLists: () => void;
  /** The calls of the server; each answers or fails within the call timeout, or its own. */
  readonly calls: {
    me(accessToken: string): Promise<CallResult<User>>;
    refresh(refreshToken: string, timeoutMs: number): Promise<CallResult<Tokens>>;
    logout(refreshToken: string): void;
  };
}
