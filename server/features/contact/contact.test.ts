import { beforeEach, describe, expect, test } from 'vitest';
import { MESSAGE_SENT } from '#contract/contact.ts';
import { readConfig } from '#server/config.ts';
import { openFeatureApp } from '#tests/support/feature-app.ts';
import { openTestDb } from '#tests/support/test-db.ts';
import { contactRoutes } from './contact.routes.ts';

const MESSAGE = {
  name: 'Ada Field',
  email: 'ada@school.example',
  message: 'Do you list oat milk?\nThank you.',
};
const HOUR_MS = 3_600_000;

let now: Date;

const { db, truncate } = await openTestDb();
const config = readConfig({ MAIL_FROM: 'desk@larder.example' });
const app = await openFeatureApp((route) => contactRoutes(route, { db, config, clock: () => now }));
beforeEach(async () => {
  now = new Date('2026-03-01T12:00:00Z');
  await truncate();
});

async function send(body: object, remoteAddress = '192.0.2.1') {
  const reply = await app.inject({ method: 'POST', url: '/api/contact', payload: body, remoteAddress });
  return { status: reply.statusCode, body: reply.json(), retryAfter: reply.headers['retry-after'] };
}
const messages = () => db.selectFrom('contact_messages').selectAll().execute();
const mails = () => db.selectFrom('mail_outbox').selectAll().execute();

describe('a message from the contact page', () => {
  test('is refused with a sentence for every field that is missing or wrong, and nothing is kept', async () => {
    const empty = await send({ name: ' ', email: '', message: '' });
    expect(empty.status).toBe(422);
    expect(empty.body.errors).toEqual(
      expect.arrayContaining([
        { path: 'name', message: 'Name is required.' },
        { path: 'email', message: 'Email is required.' },
        { path: 'message', message: 'Message is required.' },
      ]),
    );
    expect(await send({ ...MESSAGE, email: 'ada' })).toMatchObject({ status: 422 });
    expect(await send({ ...MESSAGE, name: 'Ada\r\nBcc: all@school.example' })).toMatchObject({ status: 422 });
    expect(await send({ ...MESSAGE, message: 'a'.repeat(5_001) })).toMatchObject({ status: 422 });
    expect(await send({ ...MESSAGE, message: 'a\0b' })).toMatchObject({ status: 422 });
    expect(await messages()).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  test('is kept, and mailed to the address that mails come from', async () => {
    expect(await send(MESSAGE)).toMatchObject({ status: 200, body: { message: MESSAGE_SENT } });
    expect(await messages()).toMatchObject([MESSAGE]);
    const [mail] = await mails();
    expect(mail).toMatchObject({ recipient: 'desk@larder.example' });
    expect(mail?.text_body).toContain('Do you list oat milk?');
    expect(mail?.text_body).toContain('Answer to ada@school.example');
  });

  test('cannot bring markup into the mail', async () => {
    await send({ ...MESSAGE, name: '<b>Ada</b>', message: '<script>alert(1)</script>' });
    const [mail] = await mails();
    expect(mail?.html_body).not.toMatch(/<script>|<b>Ada/);
  });

  test('that fills in the hidden field is answered alike and dropped', async () => {
    const answer = await send({ ...MESSAGE, website: 'https://spam.example' });
    expect(answer).toMatchObject({ status: 200, body: { message: MESSAGE_SENT } });
    expect(await messages()).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  test('is one of at most five an hour of a network address, also when they come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(MESSAGE)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body.detail).toBe('Too many messages were sent. Please try again in 60 minutes.');
    expect(Number(refused?.retryAfter)).toBe(3_600);
    expect((await send(MESSAGE, '192.0.2.2')).status).toBe(200);
    now = new Date(now.getTime() + HOUR_MS + 1);
    expect((await send(MESSAGE)).status).toBe(200);
    const kept = await messages();
    expect(kept.filter((each) => each.client_hash !== null)).toHaveLength(1);
  });
});
