import type { Deps } from '#server/deps.ts';
import type { Provider } from './providers/provider.ts';
import type { RevokedSessions } from './revoked-sessions.ts';

/** What the calls of accounts need beside what every feature has. */
export interface AuthDeps extends Deps {
  readonly revoked: RevokedSessions;
  /** Absent where the provider is not configured. */
  readonly google: Provider | undefined;
  readonly apple: Provider | undefined;
}
