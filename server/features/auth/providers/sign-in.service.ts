import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  type IDToken,
  randomNonce,
  randomPKCECodeVerifier,
} from 'openid-client';
import { fail, ok, type Result } from '#contract/result.ts';
import type { Db } from '#server/db/schema.ts';
import { equalSecrets, hashSecret, newSecret } from '#server/keys/secrets.ts';
import { t } from '#server/language/speech.ts';
import { type IdentifiedUser, type Identity, identifyUser } from './identity.service.ts';
import type { Provider } from './provider.ts';
import { isOutOfReach } from './provider-failure.ts';
import { insertSignIn, type SignInRow, takeSignIn } from './sign-in.queries.ts';

export const BEGUN_ELSEWHERE = t`This sign-in was begun in another browser. Please try again.`;
const OUT_OF_REACH = t`The sign-in provider cannot be reached right now. Please try again, or log in with a link.`;
const NOT_ACCEPTED = t`The sign-in provider did not accept the sign-in.`;

/** Begins a sign-in: where to send the person, bound by state, nonce, PKCE and the browser's own secret. */
export async function beginSignIn(
  db: Db,
  provider: Provider,
  browserSecret: string,
  now: Date,
): Promise<Result<string>> {
  const configuration = await provider.configuration().catch(() => undefined);
  if (configuration === undefined) return fail('unavailable', OUT_OF_REACH);
  const state = newSecret();
  const codeVerifier = randomPKCECodeVerifier();
  const nonce = randomNonce();
  await insertSignIn(db, {
    state_hash: hashSecret(state),
    provider: provider.name,
    browser_hash: hashSecret(browserSecret),
    code_verifier: codeVerifier,
    nonce,
    created_at: now,
  });
  const url = buildAuthorizationUrl(configuration, {
    redirect_uri: provider.redirectUri,
    scope: provider.scope,
    response_mode: provider.responseMode,
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
  });
  return ok(url.href);
}

export interface Callback {
  /** The parameters the provider sent, from the query or the form. */
  readonly parameters: URLSearchParams;
  /** Names from outside the token: Apple's first answer. */
  readonly names?: Pick<Identity, 'firstName' | 'lastName'>;
}

export interface FinishedSignIn extends IdentifiedUser {
  readonly signIn: SignInRow;
}

/** RFC 6749 4.1.2.1 without `access_denied`: a fault of the provider or of our client there, not a no of the person. */
const PROVIDER_FAULTS: ReadonlySet<string> = new Set([
  'invalid_request',
  'unauthorized_client',
  'unsupported_response_type',
  'invalid_scope',
  'server_error',
  'temporarily_unavailable',
]);

/** Checks the provider's answer and finds or makes the account. */
export async function finishSignIn(
  db: Db,
  provider: Provider,
  callback: Callback,
  now: Date,
): Promise<Result<FinishedSignIn>> {
  const state = callback.parameters.get('state') ?? '';
  const signIn = await takeSignIn(db, provider.name, hashSecret(state), now);
  if (signIn === undefined) return fail('unauthorized', t`This sign-in has expired. Please try again.`);
  const denied = callback.parameters.get('error');
  if (denied !== null) {
    if (PROVIDER_FAULTS.has(denied)) provider.reportFailure('authorization', { code: denied });
    return fail('unauthorized', denied);
  }
  const identity = await redeemCode(provider, signIn, callback, state);
  if (!identity.ok) return identity;
  const identified = await identifyUser(db, identity.value, now);
  return identified.ok ? ok({ ...identified.value, signIn }) : identified;
}

/** At most 255 characters (OpenID Connect Core 2), and what the store can keep: no NUL, no half of a character. */
const SUBJECT = /^[^\p{Cc}\p{Cs}]{1,255}$/u;

/** The token's signature is not checked: it comes from the provider itself (OpenID Connect Core 3.1.3.7). */
async function redeemCode(
  provider: Provider,
  signIn: SignInRow,
  { parameters, names }: Callback,
  state: string,
): Promise<Result<Identity>> {
  const address = new URL(provider.redirectUri);
  address.search = parameters.toString();
  const configuration = await provider.configuration().catch(() => undefined);
  if (configuration === undefined) return fail('unavailable', OUT_OF_REACH);
  try {
    const tokens = await authorizationCodeGrant(configuration, address, {
      pkceCodeVerifier: signIn.code_verifier,
      expectedNonce: signIn.nonce,
      expectedState: state,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (claims === undefined || !SUBJECT.test(claims.sub)) return fail('unauthorized', NOT_ACCEPTED);
    return ok(toIdentity(provider, claims, names));
  } catch (error) {
    provider.reportFailure('exchange', error);
    return isOutOfReach(error) ? fail('unavailable', OUT_OF_REACH) : fail('unauthorized', NOT_ACCEPTED);
  }
}

function toIdentity(provider: Provider, claims: IDToken, names: Callback['names']): Identity {
  const text = (name: string) => (typeof claims[name] === 'string' ? claims[name] : undefined);
  return {
    provider: provider.name,
    subject: claims.sub,
    email: text('email'),
    // Apple sends the word, others the boolean.
    emailVerified: claims.email_verified === true || claims.email_verified === 'true',
    firstName: names?.firstName ?? text('given_name'),
    lastName: names?.lastName ?? text('family_name'),
  };
}

/** Whether the browser that came back is the one that began. */
export function sameBrowser(signIn: SignInRow, browserSecret: string | undefined): boolean {
  return browserSecret !== undefined && equalSecrets(signIn.browser_hash, hashSecret(browserSecret));
}
