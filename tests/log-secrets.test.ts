import { expect, test } from 'vitest';
import { findSecrets } from '#tests/support/find-secrets.ts';
import { pollUntil } from '#tests/support/poll-until.ts';
import { startServer } from '#tests/support/start-server.ts';

const PERSON = {
  email: 'marta.ruiz@example.com',
  first_name: 'Marta',
  last_name: 'Ruiz',
  business_id: '123-45-6789',
};

/** Nothing listens on port 2, and fetch does not refuse it. */
const UNREACHABLE_PROVIDER = {
  GOOGLE_CLIENT_ID: 'larder',
  GOOGLE_CLIENT_SECRET: 'secret-of-the-client',
  GOOGLE_ISSUER: 'http://127.0.0.1:2',
};

test('what a secret looks like is found, and what a log needs is not', () => {
  const found = [
    'a marta@example.com',
    `Bearer eyJhbGciOiJFZERTQSJ9.eyJzdWIi`,
    ` ${'k'.repeat(43)} `,
    '12-3456789',
  ];
  for (const text of found) expect(findSecrets(text)).toHaveLength(1);
  for (const text of ['01900000-0000-7000-8000-000000000001', '/tmp/a/b-c.js:12:3', '2026-03-01T12:00:00Z']) {
    expect(findSecrets(text)).toEqual([]);
  }
});

test('the log of a person’s whole visit, refusals too, holds no address, token, code or business id', async () => {
  const server = await startServer({ env: { DEMO: 'off', LOG_LEVEL: 'trace', ...UNREACHABLE_PROVIDER } });
  const call = async (method: string, path: string, body?: unknown, token = '') => {
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      cookie: `larder_sign_in=${token}`,
    };
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const reply = await fetch(server.url + path, {
      method,
      headers,
      ...(text !== undefined && { body: text }),
    });
    return (await reply.json().catch(() => ({}))) as Record<string, string>;
  };
  const { nonce } = await call('POST', '/api/auth/signup', PERSON);
  let link = '';
  await pollUntil('the mail is there', async () => {
    link = /verify\?token=([\w-]+)/.exec(await (await fetch(`${server.url}/dev/mailbox`)).text())?.[1] ?? '';
    return link !== '';
  });
  await call('POST', '/api/auth/verify', { nonce, code: '000000' });
  await call('GET', `/auth/verify?token=${link}`);
  const { access_token = '', refresh_token = '' } = await call('POST', '/api/auth/verify', { token: link });
  await call('POST', '/api/auth/verify', { token: link });
  await call('GET', '/api/auth/export', undefined, access_token);
  const group = await call('POST', '/api/wishlist-groups', { name: PERSON.email }, access_token);
  const { share_token } = await call('POST', `/api/wishlist-groups/${group.id}/share`, {}, access_token);
  expect(share_token).toHaveLength(22);
  for (const path of ['/shared-groups/', '/api/wishlist-groups/shared/'])
    await call('GET', path + share_token);
  const unsubscribe = 'unsubscribe-one-person';
  for (const [method, path] of [
    ['GET', '/unsubscribe/'],
    ['POST', '/unsubscribe/'],
    ['POST', '/api/watches/unsubscribe/'],
    ['GET', '/api/scorecards/shared/'],
  ] as const)
    await call(method, path + unsubscribe);
  await call('POST', '/api/contact', {
    name: 'Marta',
    email: PERSON.email,
    message: `Call ${PERSON.business_id}`,
  });
  await call('POST', '/api/auth/refresh', `{"refresh_token": "${refresh_token}"`);
  await call('GET', `/auth/google?access_token=${access_token}&email=${PERSON.email}`);
  await call('GET', '/api/auth/google/url');
  await call('GET', '/api/auth/google/callback?code=code-of-the-provider&state=state-of-the-provider');
  await call('POST', '/api/auth/refresh', { refresh_token });
  await call('DELETE', '/api/auth/me', undefined, access_token);
  // The last lines are written when it ends. It also searches for everything that looks like a secret, in PostgreSQL's own log too.
  await server.stop();
  const output = server.output();
  expect(output).toContain('"path":"/shared-groups/…"');
  expect(output).toContain('"provider":"google","step":"discovery","cause":"ECONNREFUSED"');
  for (const secret of [
    link,
    nonce,
    access_token,
    refresh_token,
    share_token,
    unsubscribe,
    PERSON.email,
    PERSON.business_id,
    'Marta',
    UNREACHABLE_PROVIDER.GOOGLE_CLIENT_SECRET,
    'code-of-the-provider',
    'state-of-the-provider',
  ]) {
    expect(output).not.toContain(secret);
  }
});
