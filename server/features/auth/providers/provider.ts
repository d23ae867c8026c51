import { allowInsecureRequests, ClientSecretPost, Configuration, discovery, None } from 'openid-client';
import type { IdentityProvider } from '#server/db/account-tables.ts';
import type { ReportFailure } from './provider-failure.ts';

/** A sign-in provider as configured: an OpenID Connect issuer and our client there. */
export interface Provider {
  readonly name: IdentityProvider;
  readonly redirectUri: string;
  readonly scope: string;
  /** Apple answers with a form when a name or an address is asked for. */
  readonly responseMode: 'query' | 'form_post';
  /** The issuer's endpoints and our client; discovered once, tried again after a failure. */
  configuration(): Promise<Configuration>;
  readonly reportFailure: ReportFailure;
}

export interface ProviderSettings {
  readonly issuer: string;
  readonly clientId: string;
  /** Made for each use where it is a short-lived JWT. */
  readonly clientSecret: () => Promise<string>;
  readonly reportFailure: ReportFailure;
}

/** Of discovery and of an exchange each: one after the other ends before a browser gives up, after ten. */
const TIMEOUT_SECONDS = 4;

/** Discovery that remembers its success, with a fresh client secret for each use. */
export function providerConfiguration(settings: ProviderSettings): () => Promise<Configuration> {
  let discovered: Promise<Configuration> | undefined;
  return async () => {
    discovered ??= discover(settings).catch((error: unknown) => {
      discovered = undefined;
      // Once for all who wait for it.
      settings.reportFailure('discovery', error);
      throw error;
    });
    const known = await discovered;
    const secret = await settings.clientSecret().catch((error: unknown) => {
      settings.reportFailure('client_secret', error);
      throw error;
    });
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
