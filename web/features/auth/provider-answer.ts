import type { Tokens } from '#contract/auth.schema.ts';
import { callInTime } from '#web/features/session/browser-session.ts';
import type { CallResult } from '#web/lib/call.ts';

export const OAUTH_FAILED = 'OAuth authentication failed.';

/** What Google's way back brought in the page's address: why it failed, or tokens and whose they are. */
export type GoogleAnswer =
  | { readonly ok: false; readonly reason: string }
  | {
      readonly ok: true;
      readonly accessToken: string;
      readonly refreshToken: string;
      readonly email: string;
    };

export function readGoogleAnswer(parameters: Readonly<Record<string, string>>): GoogleAnswer {
  const { error, access_token, refresh_token, user_id, email } = parameters;
  if (error) return { ok: false, reason: `OAuth authentication failed: ${error}` };
  if (!access_token || !refresh_token || !user_id || !email)
    return { ok: false, reason: 'Invalid OAuth response. Please try again.' };
  return { ok: true, accessToken: access_token, refreshToken: refresh_token, email };
}

export type AppleAnswer =
  | { readonly ok: false; readonly reason: string }
  | { readonly ok: true; readonly code: string };

export function readAppleAnswer({ error, code }: Readonly<Record<string, string>>): AppleAnswer {
  if (error) return { ok: false, reason: `OAuth authentication failed: ${error}` };
  return code ? { ok: true, code } : { ok: false, reason: 'No authorization code received.' };
}

/** An address proves no identity: the server names the user. */
export async function tokensOf(answer: GoogleAnswer & { readonly ok: true }): Promise<CallResult<Tokens>> {
  const { accessToken, refreshToken } = answer;
  const me = await callInTime('GET /api/auth/me', { token: accessToken });
  if (!me.ok) return me;
  return { ok: true, value: { access_token: accessToken, refresh_token: refreshToken, user: me.value } };
}
