import { importPKCS8, SignJWT } from 'jose';
import type { AppleConfig, Config } from '#server/config.ts';
import { type Provider, providerConfiguration } from './provider.ts';

/** The providers that are configured. Nothing is asked of them before the first sign-in. */
export function openProviders(config: Config, publicUrl: string, clock: () => Date) {
  return { google: openGoogle(config, publicUrl), apple: openApple(config, publicUrl, clock) };
}

function openGoogle({ google }: Config, publicUrl: string): Provider | undefined {
  if (google === undefined) return undefined;
  return {
    name: 'google',
    redirectUri: `${publicUrl}/api/auth/google/callback`,
    scope: 'openid email profile',
    responseMode: 'query',
    configuration: providerConfiguration({ ...google, clientSecret: async () => google.clientSecret }),
  };
}

function openApple({ apple }: Config, publicUrl: string, clock: () => Date): Provider | undefined {
  if (apple === undefined) return undefined;
  return {
    name: 'apple',
    redirectUri: `${publicUrl}/api/auth/apple/callback-form`,
    scope: 'openid email name',
    responseMode: 'form_post',
    configuration: providerConfiguration({ ...apple, clientSecret: () => appleClientSecret(apple, clock()) }),
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
    .sign(await importPKCS8(client.privateKey, 'ES256'));
}
