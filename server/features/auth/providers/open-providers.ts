import { createPrivateKey } from 'node:crypto';
import { SignJWT } from 'jose';
import type { AppleConfig, GoogleConfig } from '#server/config.ts';
import type { IdentityProvider } from '#server/db/account-tables.ts';
import type { Deps } from '#server/deps.ts';
import { type Provider, providerConfiguration } from './provider.ts';
import { type CountFailure, failureReporter, type ReportFailure } from './provider-failure.ts';

/** The providers that are configured. Nothing is asked of them before the first sign-in. */
export function openProviders({ config, publicUrl, clock, log }: Deps, countFailure: CountFailure) {
  const { google, apple } = config;
  const reporter = (name: IdentityProvider) => failureReporter(name, log, countFailure);
  return {
    google: google && openGoogle(google, publicUrl, reporter('google')),
    apple: apple && openApple(apple, publicUrl, clock, reporter('apple')),
  };
}

function openGoogle(google: GoogleConfig, publicUrl: string, reportFailure: ReportFailure): Provider {
  const clientSecret = async () => google.clientSecret;
  return {
    name: 'google',
    redirectUri: `${publicUrl}/api/auth/google/callback`,
    scope: 'openid email profile',
    responseMode: 'query',
    configuration: providerConfiguration({ ...google, clientSecret, reportFailure }),
    reportFailure,
  };
}

function openApple(
  apple: AppleConfig,
  publicUrl: string,
  clock: () => Date,
  reportFailure: ReportFailure,
): Provider {
  const clientSecret = () => appleClientSecret(apple, clock());
  return {
    name: 'apple',
    redirectUri: `${publicUrl}/api/auth/apple/callback-form`,
    scope: 'openid email name',
    responseMode: 'form_post',
    configuration: providerConfiguration({ ...apple, clientSecret, reportFailure }),
    reportFailure,
  };
}

/** Apple takes up to six months; minutes are enough for one exchange. */
const LIFETIME_SECONDS = 300;

/** The client secret Apple asks for: an ES256 JWT signed with the team's key. */
export async function appleClientSecret(client: AppleConfig, now: Date): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000);
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: client.keyId })
    .setIssuer(client.teamId)
    .setSubject(client.clientId)
    .setAudience(client.issuer)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + LIFETIME_SECONDS)
    .sign(createPrivateKey(client.privateKey));
}
