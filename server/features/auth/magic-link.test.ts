import { describe, expect, test } from 'vitest';
import { EMAIL, MARTA, openAuthApp } from '#tests/support/auth-app.ts';

const auth = await openAuthApp();

test('the mail goes to the address that was proven, however it is typed', async () => {
  await auth.signUp();
  auth.later(3_600_000);
  await auth.post('magic-link', { email: 'MARTA@Example.com' });
  expect((await auth.lastMail(EMAIL)).subject).toMatch(/sign|log/i);
  await expect(auth.lastMail('MARTA@Example.com')).rejects.toThrow();
});

describe('what is refused', () => {
  test.each([
    [{}, 'Email is required.'],
    [{ email: '' }, 'Email is required.'],
    [{ email: 'marta' }, 'Invalid email format.'],
    [{ email: 'a@b@c' }, 'Invalid email format.'],
    [{ email: 'a@example.com\r\nBcc: x@example.com' }, 'Invalid email format.'],
    [{ email: `${'a'.repeat(250)}@example.com` }, 'Invalid email format.'],
    [{ email: '"quoted"@example.com' }, 'Invalid email format.'],
    [{ email: ['a@example.com'] }, 'Email is required.'],
  ])('%j', async (body, message) => {
    const { status, body: problem } = await auth.post('magic-link', body);
    expect(status).toBe(422);
    expect(problem.errors).toContainEqual({ path: 'email', message });
  });

  test('an address with letters that only look like its own', async () => {
    await auth.signUp();
    const { status } = await auth.post('magic-link', { email: 'marta@example\uff0ecom' });
    expect(status).toBe(422);
  });

  test('a name that would forge a mail header', async () => {
    const { status, body } = await auth.post('signup', {
      ...MARTA,
      first_name: 'Marta\r\nBcc: x@example.com',
    });
    expect(status).toBe(422);
    expect(body.errors).toEqual([{ path: 'first_name', message: 'Must be one line of text' }]);
  });

  test('a token that is unknown, empty or cut short', async () => {
    await auth.post('signup', MARTA);
    const { token = '' } = await auth.lastMail(EMAIL);
    for (const wrong of ['x', token.slice(0, -1), `${token}x`, "' OR 1=1 --"]) {
      expect(await auth.post('verify', { token: wrong })).toMatchObject({
        status: 401,
        body: { detail: 'This sign-in link is not valid. Please ask for a new one.' },
      });
    }
    for (const missing of [{}, { token: '' }]) {
      expect(await auth.post('verify', missing)).toMatchObject({
        status: 422,
        body: { detail: 'No verification token found' },
      });
    }
    expect((await auth.post('verify', { token })).status).toBe(200);
  });

  test('a link that is used, too old, or not the newest', async () => {
    await auth.post('signup', MARTA);
    const first = await auth.lastMail(EMAIL);
    await auth.post('signup', MARTA);
    const second = await auth.lastMail(EMAIL);
    expect((await auth.post('verify', { token: first.token })).body.detail).toMatch(
      /^A newer sign-in link was sent/,
    );
    expect((await auth.post('verify', { token: second.token })).status).toBe(200);
    expect((await auth.post('verify', { token: second.token })).body.detail).toMatch(/already used/);
    await auth.post('magic-link', { email: EMAIL });
    auth.later(15 * 60_000);
    expect((await auth.post('verify', { token: (await auth.lastMail(EMAIL)).token })).body.detail).toMatch(
      /expired/,
    );
  });

  test('the sixth link for an address within an hour, in words and with Retry-After, until one is an hour old', async () => {
    for (let link = 0; link < 5; link++)
      expect((await auth.post('magic-link', { email: EMAIL })).status).toBe(200);
    auth.later(60_000);
    const refused = await auth.post('magic-link', { email: EMAIL.toUpperCase() });
    expect(refused.status).toBe(429);
    expect(refused.headers['retry-after']).toBe('3540');
    expect(refused.body.detail).toBe('Too many links were asked for. Please try again in 59 minutes.');
    auth.later(59 * 60_000);
    expect((await auth.post('magic-link', { email: EMAIL })).status).toBe(200);
  });

  test('the thirty-first link from one client, whatever the addresses', async () => {
    for (let link = 0; link < 30; link++) await auth.post('magic-link', { email: `a${link}@example.com` });
    expect((await auth.post('magic-link', { email: 'b@example.com' })).status).toBe(429);
  });
});

describe('whether an address has an account', () => {
  test('shows in the mail, never in the answer', async () => {
    await auth.signUp();
    const known = await auth.post('magic-link', { email: EMAIL });
    const unknown = await auth.post('magic-link', { email: 'nobody@example.com' });
    expect(unknown.status).toBe(known.status);
    expect(Object.keys(unknown.body)).toEqual(Object.keys(known.body));
    expect(unknown.body.message).toBe(known.body.message);
    expect(String(unknown.body.nonce)).toHaveLength(String(known.body.nonce).length);
    expect((await auth.lastMail(EMAIL)).token).toBeDefined();
    expect(await auth.lastMail('nobody@example.com')).toMatchObject({
      subject: 'No Larder account for this address',
      token: undefined,
      code: undefined,
    });
  });

  test('does not show in what a wrong code is answered, try by try', async () => {
    await auth.signUp();
    const answers = await Promise.all(
      [EMAIL, 'nobody@example.com'].map(async (email) => {
        const { body } = await auth.post('magic-link', { email });
        const said: unknown[] = [];
        for (let attempt = 0; attempt < 7; attempt++) {
          const { status, body: problem } = await auth.post('verify', { nonce: body.nonce, code: '000000' });
          said.push([status, problem.detail]);
        }
        return said;
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
  });

  test('a signup of an address that has one sends a sign-in link and changes nothing', async () => {
    await auth.signUp();
    await auth.post('signup', { ...MARTA, first_name: 'Mallory' });
    const mail = await auth.lastMail(EMAIL);
    expect(mail.subject).toBe('Your Larder sign-in link');
    const { body } = await auth.post('verify', { token: mail.token });
    expect(body.user).toMatchObject({ first_name: 'Marta' });
  });
});

describe('the code', () => {
  test('signs in with the nonce of its request, within five tries', async () => {
    const { body } = await auth.post('signup', MARTA);
    const { code } = await auth.lastMail(EMAIL);
    const wrong = code === '111111' ? '222222' : '111111';
    for (let attempt = 0; attempt < 4; attempt++) {
      expect((await auth.post('verify', { nonce: body.nonce, code: wrong })).status).toBe(401);
    }
    expect((await auth.post('verify', { nonce: 'another', code })).status).toBe(401);
    expect((await auth.post('verify', { nonce: body.nonce, code })).status).toBe(200);
  });

  test('is worth nothing after five wrong ones, even the right one, and the link still works', async () => {
    const { body } = await auth.post('signup', MARTA);
    const { code, token } = await auth.lastMail(EMAIL);
    const wrong = code === '111111' ? '222222' : '111111';
    for (let attempt = 0; attempt < 5; attempt++)
      await auth.post('verify', { nonce: body.nonce, code: wrong });
    expect((await auth.post('verify', { nonce: body.nonce, code })).status).toBe(401);
    expect((await auth.post('verify', { token })).status).toBe(200);
  });
});

test('two redeemers of one link at once: one session', async () => {
  await auth.post('signup', MARTA);
  const { token } = await auth.lastMail(EMAIL);
  const answers = await Promise.all(Array.from({ length: 10 }, () => auth.post('verify', { token })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('the account has what was given, its business id masked on the wire and sealed in the store', async () => {
  const { body } = await auth.signUp();
  expect(body.user).toMatchObject({
    email: EMAIL,
    first_name: 'Marta',
    business_id: '•••••6789',
    is_verified: true,
  });
  const row = await auth.store.db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
  expect(row.business_id?.includes('123-45-6789')).toBe(false);
  expect(JSON.stringify(body)).not.toContain('123-45');
});
