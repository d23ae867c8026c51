import {
  allowInsecureRequests,
  ClientSecretPost,
  Configuration,
  discovery,
  None,
  ResponseBodyError,
} from 'openid-client';
import type { IdentityProvider } from '#server/db/account-tables.ts';

/** A sign-in provider as configured: an OpenID Connect issuer and our client there. */
export interface Provider {
  readonly name: IdentityProvider;
  readonly redirectUri: string;
  readonly scope: string;
  /** Apple answers with a form when a name or an address is asked for. */
  readonly responseMode: 'query' | 'form_post';
  /** The issuer's endpoints and our client; discovered once, tried again after a failure. */
  configuration(): Promise<Configuration>;
}

export interface ProviderSettings {
  readonly issuer: string;
  readonly clientId: string;
  /** Made for each use where it is a short-lived JWT. */
  readonly clientSecret: () => Promise<string>;
}

/** Of discovery and of an exchange each: one after the other ends before a browser gives up, after ten. */
const TIMEOUT_SECONDS = 4;

/** Discovery that remembers its success, with a fresh client secret for each use. */
export function providerConfiguration(settings: ProviderSettings): () => Promise<Configuration> {
  let discovered: Promise<Configuration> | undefined;
  return async () => {
    discovered ??= discover(settings).catch((error: unknown) => {
      discovered = undefined;
      throw error;
    });
    const known = await discovered;
    const secret = await settings.clientSecret();
    const fresh = new Configuration(
      known.serverMetadata(),
      settings.clientId,
      { client_secret: secret },
      ClientSecretPost(secret),
    );
    fresh.timeout = TIMEOUT_SECONDS;
    if (isPlainHttp(settings.issuer)) allowInsecureRequests(fresh);
    return fresh;
  };
}

/** What an answer is called that is no answer of a provider: none in time, a broken one, a proxy's page. */
const NO_ANSWER: ReadonlySet<unknown> = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_PARSE_ERROR',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
]);

/** Whether the provider failed, in place of refusing. */
export function isOutOfReach(error: unknown): boolean {
  if (error instanceof ResponseBodyError) return error.status >= 500;
  // As fetch tells of a connection that was refused or broke.
  return (
    error instanceof TypeError || (error instanceof Error && 'code' in error && NO_ANSWER.has(error.code))
  );
}

function discover(settings: ProviderSettings): Promise<Configuration> {
  return discovery(new URL(settings.issuer), settings.clientId, undefined, None(), {
    timeout: TIMEOUT_SECONDS,
    // An issuer without TLS is one on this machine: the configuration allows no other.
    execute: isPlainHttp(settings.issuer) ? [allowInsecureRequests] : [],
  });
}

function isPlainHttp(issuer: string): boolean {
  return issuer.startsWith('http://');
}
