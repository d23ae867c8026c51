import { t } from 'ttag';
import type { Tokens } from '#contract/auth.schema.ts';
import { callInTime } from '#web/features/session/browser-session.ts';
import type { CallResult } from '#web/lib/call.ts';

export const OAUTH_FAILED = t`OAuth authentication failed.`;
const INVALID_ANSWER = t`Invalid OAuth response. Please try again.`;

/** Where this browser notes that it went to Google: tokens it did not ask for may be an attack. */
export const GOOGLE_BEGUN = 'larder.google';

/** What a provider's way back brought in the page's address, or why it failed. */
type Answer<T> = { readonly ok: false; readonly reason: string } | ({ readonly ok: true } & Readonly<T>);
type Parameters = Readonly<Record<string, string>>;

interface GoogleAnswer {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly userId: string;
  readonly email: string;
}

export function readGoogleAnswer(parameters: Parameters): Answer<GoogleAnswer> {
  const { error, access_token, refresh_token, user_id, email } = parameters;
  if (error) return { ok: false, reason: t`OAuth authentication failed: ${error}` };
  if (!access_token || !refresh_token || !user_id || !email) return { ok: false, reason: INVALID_ANSWER };
  return { ok: true, accessToken: access_token, refreshToken: refresh_token, userId: user_id, email };
}

export function readAppleAnswer({ error, code }: Parameters): Answer<{ readonly code: string }> {
  if (error) return { ok: false, reason: t`OAuth authentication failed: ${error}` };
  return code ? { ok: true, code } : { ok: false, reason: t`No authorization code received.` };
}

/** An address proves no identity: the server names the user, and tokens of another one are refused. */
export async function tokensOf(answer: GoogleAnswer): Promise<CallResult<Tokens>> {
  const { accessToken, refreshToken, userId, email } = answer;
  const me = await callInTime('GET /api/auth/me', { token: accessToken });
  if (!me.ok) return me;
  if (me.value.id !== userId || me.value.email !== email)
    return { ok: false, failure: { code: 'invalid', detail: INVALID_ANSWER } };
  return { ok: true, value: { access_token: accessToken, refresh_token: refreshToken, user: me.value } };
}
