import type { Config } from '#server/config.ts';
import { appleClientSecret } from './apple-client-secret.ts';
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
