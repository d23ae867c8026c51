import type { Tokens } from '#contract/auth.schema.ts';
import { callInTime } from '#web/features/session/browser-session.ts';
import type { CallResult } from '#web/lib/call.ts';

export const OAUTH_FAILED = 'OAuth authentication failed.';

/** Where this browser notes that it went to Google: tokens it did not ask for may be an attack. */
export const GOOGLE_BEGUN = 'larder.google';

/** What a provider's way back brought in the page's address, or why it failed. */
type Answer<T> = { readonly ok: false; readonly reason: string } | ({ readonly ok: true } & Readonly<T>);
type Parameters = Readonly<Record<string, string>>;

interface GoogleTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

export function readGoogleAnswer(parameters: Parameters): Answer<GoogleTokens & { readonly email: string }> {
  const { error, access_token, refresh_token, user_id, email } = parameters;
  if (error) return { ok: false, reason: `OAuth authentication failed: ${error}` };
  if (!access_token || !refresh_token || !user_id || !email)
    return { ok: false, reason: 'Invalid OAuth response. Please try again.' };
  return { ok: true, accessToken: access_token, refreshToken: refresh_token, email };
}

export function readAppleAnswer({ error, code }: Parameters): Answer<{ readonly code: string }> {
  if (error) return { ok: false, reason: `OAuth authentication failed: ${error}` };
  return code ? { ok: true, code } : { ok: false, reason: 'No authorization code received.' };
}

/** An address proves no identity: the server names the user. */
export async function tokensOf({ accessToken, refreshToken }: GoogleTokens): Promise<CallResult<Tokens>> {
  const me = await callInTime('GET /api/auth/me', { token: accessToken });
  if (!me.ok) return me;
  return { ok: true, value: { access_token: accessToken, refresh_token: refreshToken, user: me.value } };
}
