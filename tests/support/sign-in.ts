import { randomInt, randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

/**
 * Makes an account by a real signup, its mail and its link, and is that person in this browser from the next page on.
 * Answers the access token. A new address each time, where it does not matter: an account outlives a test, and a server may
 * outlive a run.
 */
export async function signIn(page: Page, email = `${randomUUID()}@example.com`): Promise<string> {
  const { request } = page;
  const signup = await request.post('/api/auth/signup', {
    headers: otherClient(),
    data: { email, first_name: 'Ada', last_name: 'Field', business_id: '12-3456789' },
  });
  expect(signup.status()).toBe(200);
  const token = await findToken(page, email);
  const verified = await request.post('/api/auth/verify', { data: { token } });
  expect(verified.status()).toBe(200);
  const { access_token = '', refresh_token = '' } = (await verified.json()) as Record<string, string>;
  await page.addInitScript(
    ([access, refresh]) => {
      if (localStorage.getItem('accessToken')) return;
      localStorage.setItem('accessToken', access);
      localStorage.setItem('refreshToken', refresh);
    },
    [access_token, refresh_token] as const,
  );
  return access_token;
}

/** One client address may ask for few links an hour; the test stands before the server as a proxy does. */
export function otherClient() {
  return { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` };
}

async function findToken(page: Page, email: string): Promise<string> {
  let token: string | undefined;
  await expect(async () => {
    const mailbox = await (await page.request.get('/dev/mailbox')).text();
    const mail = mailbox.slice(mailbox.indexOf(email));
    token = /verify\?token=([\w-]+)/.exec(mail)?.[1];
    expect(token).toBeDefined();
  }).toPass();
  return token ?? '';
}
