import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { Tokens } from '#contract/auth.schema.ts';
import { findFreePort } from '#server/free-port.ts';
import { type OidcIssuer, startOidcIssuer } from './oidc-issuer.ts';
import { otherClient } from './sign-in.ts';
import { openSmtpMailbox, type SmtpMailbox } from './smtp-mailbox.ts';
import { type StartedServer, startServer } from './start-server.ts';

export interface AccountWorld extends Pick<StartedServer, 'url' | 'dataDir' | 'pid'> {
  readonly mailbox: SmtpMailbox;
  readonly google: OidcIssuer;
  /** An account and its tokens, made as a person makes them but without a screen. */
  signUp(email: string): Promise<Tokens>;
  /** A page of the browser in which that account is signed in. */
  signedIn(context: BrowserContext, email: string, path?: string): Promise<Page>;
  close(): Promise<void>;
}

/** The real server with real mail and a real OpenID provider in Google's place. */
export async function openAccountWorld(env: Readonly<Record<string, string>> = {}): Promise<AccountWorld> {
  const mailbox = await openSmtpMailbox();
  const port = await findFreePort('127.0.0.1');
  const url = `http://localhost:${port}`;
  const google = await startOidcIssuer(`${url}/api/auth/google/callback`);
  const server = await startServer({
    env: {
      PORT: String(port),
      TRUSTED_PROXIES: '127.0.0.1',
      SMTP_URL: mailbox.url,
      GOOGLE_CLIENT_ID: google.clientId,
      GOOGLE_CLIENT_SECRET: google.clientSecret,
      GOOGLE_ISSUER: google.issuer,
      ...env,
    },
  });

  async function signUp(email: string): Promise<Tokens> {
    await post('signup', { email, first_name: 'Marta', last_name: 'Ruiz', business_id: '12-3456789' });
    const { link = '' } = await mailbox.take(email);
    return (await post('verify', { token: new URL(link).searchParams.get('token') })) as Tokens;
  }

  async function post(call: string, body: unknown): Promise<unknown> {
    const response = await fetch(`${url}/api/auth/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...otherClient() },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${call}: ${await response.text()}`);
    return response.json();
  }

  return {
    url,
    dataDir: server.dataDir,
    pid: server.pid,
    mailbox,
    google,
    signUp,
    async signedIn(context, email, path = '/profile') {
      const { access_token, refresh_token } = await signUp(email);
      const page = await context.newPage();
      await page.goto(`${url}/login`);
      await page.evaluate(
        ([access, refresh]) => {
          localStorage.setItem('accessToken', access ?? '');
          localStorage.setItem('refreshToken', refresh ?? '');
        },
        [access_token, refresh_token],
      );
      await page.goto(url + path);
      await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
      return page;
    },
    async close() {
      await server.stop();
      await Promise.all([mailbox.close(), google.close()]);
    },
  };
}
