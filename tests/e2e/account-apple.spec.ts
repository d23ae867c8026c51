import { createPublicKey } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { exportPKCS8, generateKeyPair, jwtVerify } from 'jose';
import { findFreePort } from '#server/free-port.ts';
import { type OidcIssuer, startOidcIssuer } from '../support/oidc-issuer.ts';
import { type StartedServer, startServer } from '../support/start-server.ts';

test.describe.configure({ mode: 'default' });
let server: StartedServer;
let apple: OidcIssuer;
let url = '';

test.beforeAll(async () => {
  const port = await findFreePort('127.0.0.1');
  url = `http://localhost:${port}`;
  const client = await exportPKCS8((await generateKeyPair('ES256', { extractable: true })).privateKey);
  // As Apple checks it: a short-lived token of the team, for the issuer, signed with the client's key.
  const isClientSecret = async (secret: string) => {
    const expected = { audience: apple.issuer, issuer: 'TEAM' };
    return (await jwtVerify(secret, createPublicKey(client), expected)).payload.sub === apple.clientId;
  };
  apple = await startOidcIssuer(`${url}/api/auth/apple/callback-form`, isClientSecret);
  server = await startServer({
    env: {
      PORT: String(port),
      APPLE_CLIENT_ID: apple.clientId,
      APPLE_TEAM_ID: 'TEAM',
      APPLE_KEY_ID: 'KEY',
      APPLE_PRIVATE_KEY: client.replaceAll('\n', String.raw`\n`),
      APPLE_ISSUER: apple.issuer,
    },
  });
});
test.afterAll(async () => {
  await server.stop();
  await apple.close();
});

test('Apple: consent denied, then in by the form it posts back', async ({ page }) => {
  apple.person = { subject: 'a-1', email: 'apple@example.com', email_verified: true };
  await page.goto(`${url}/login`);
  apple.isDenying = true;
  await page.getByRole('button', { name: 'Continue with Apple' }).click();
  await expect(page).toHaveURL(/\/login\/apple\/callback/);
  await expect(page.getByText(/access_denied/)).toBeVisible();
  apple.isDenying = false;
  await page.getByRole('link', { name: 'Try Again' }).click();
  await page.getByRole('button', { name: 'Continue with Apple' }).click();
  await expect(page).toHaveURL(`${url}/products`);
  await page.goto(`${url}/profile`);
  await expect(page.getByText('apple@example.com').first()).toBeVisible();
});

test('a code that Apple never gave leads nowhere', async ({ page }) => {
  await page.goto(`${url}/login/apple/callback?code=made-up`);
  await expect(page.getByRole('link', { name: 'Try Again' })).toBeVisible();
  await page.goto(`${url}/login/apple/callback`);
  await expect(page.getByText('No authorization code received.')).toBeVisible();
});
