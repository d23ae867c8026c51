import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { silentLog } from '#tests/support/silent-log.ts';
import { openSmtpServer, type SmtpMailbox } from '#tests/support/smtp-mailbox.ts';
import { openTestDb } from '#tests/support/test-db.ts';
import { type MailWorkerOptions, sendMail, startMailWorker, takeMails } from './mail-worker.ts';
import { queueMail } from './outbox.queries.ts';
import { signInMail } from './sign-in-mails.ts';
import { type MailTransport, smtpTransport } from './transport.ts';

interface Received {
  readonly to: readonly string[];
  readonly message: string;
}

const store = await openTestDb();
let server: Pick<SmtpMailbox, 'url' | 'close'>;
let transport: MailTransport;
let received: Received[];
/** What the server answers to the next mails; 250 when empty. */
let refusals: number[];
let now: Date;

beforeEach(async () => {
  await store.truncate();
  received = [];
  refusals = [];
  now = new Date('2026-01-01T12:00:00Z');
  server = await openSmtpServer((message, to) => {
    const code = refusals.shift();
    if (code === undefined) received.push({ to, message });
    return code;
  });
  transport = smtpTransport(server.url, 'Larder <larder@larder.example>');
});

afterEach(async () => {
  transport.close();
  await server.close();
});

const options = () => ({ db: store.db, transport, clock: () => now, log: silentLog });
/** Sends once what is due; answers how many mails were. */
const sendDueMails = async (using: MailWorkerOptions) => {
  const mails = await takeMails(using, 20);
  await Promise.all(mails.map((mail) => sendMail(using, mail)));
  return mails.length;
};
const queue = (recipient = 'marta@example.com') =>
  queueMail(store.db, signInMail(recipient, 'https://larder.example/auth/verify?token=abc', '123456'), now);
const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};

test('a mail whose transaction is rolled back is never sent', async () => {
  await store.db
    .transaction()
    .execute(async (trx) => {
      await queueMail(trx, signInMail('marta@example.com', 'https://larder.example', '1'), now);
      throw new Error('rolled back');
    })
    .catch(() => undefined);
  expect(await sendDueMails(options())).toBe(0);
  expect(received).toEqual([]);
});

test('an address with a comma or a line break adds no recipient and no header', async () => {
  await queue('a@example.com,b@example.com');
  await queue('a@example.com\r\nBcc: b@example.com');
  await sendDueMails(options());
  for (const { to, message } of received) {
    expect(to).toHaveLength(1);
    expect(message).not.toMatch(/^Bcc:/m);
  }
});

test('a mail is sent once by two workers, as text and HTML, and its body is forgotten', async () => {
  await queue();
  await Promise.all([sendDueMails(options()), sendDueMails(options())]);
  expect(received).toHaveLength(1);
  expect(received[0]?.to).toEqual(['marta@example.com']);
  expect(received[0]?.message).toContain('text/plain');
  expect(received[0]?.message).toContain('text/html');
  expect(received[0]?.message).toContain('123456');
  const row = await store.db.selectFrom('mail_outbox').selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ sent_at: now, text_body: '', html_body: '' });
});

test('a mail that can be stopped says how in its header, and may wait for longer than a link lives', async () => {
  const mail = {
    ...signInMail('marta@example.com', 'https://larder.example', '123456'),
    unsubscribeUrl: 'https://larder.example/unsubscribe/abc',
  };
  await queueMail(store.db, mail, now, 60 * 60_000);
  later(30 * 60_000);
  await sendDueMails(options());
  expect(received[0]?.message).toContain('List-Unsubscribe: <https://larder.example/unsubscribe/abc>');
  expect(received[0]?.message).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
});

test('a refusal that may pass is tried again later, one that is final is not', async () => {
  refusals = [451, 550];
  await queue('first@example.com');
  await sendDueMails(options());
  later(1_000);
  expect(await sendDueMails(options())).toBe(0);
  later(60_000);
  await queue('second@example.com');
  await sendDueMails(options());
  await sendDueMails(options());
  later(60 * 60_000);
  await sendDueMails(options());
  expect(received).toHaveLength(1);
  const rows = await store.db.selectFrom('mail_outbox').select(['sent_at', 'given_up_at']).execute();
  expect(rows.filter((row) => row.sent_at !== null)).toHaveLength(1);
  expect(rows.filter((row) => row.given_up_at !== null)).toHaveLength(1);
});

test('a mail taken by a process that died is sent by the next one', async () => {
  await queue();
  const dying = {
    ...options(),
    transport: { send: () => new Promise<void>(() => undefined), close: () => undefined },
  };
  void sendDueMails(dying);
  await expect
    .poll(
      async () => (await store.db.selectFrom('mail_outbox').select('attempts').executeTakeFirst())?.attempts,
    )
    .toBe(1);
  expect(await sendDueMails(options())).toBe(0);
  later(61_000);
  expect(await sendDueMails(options())).toBe(1);
  expect(received).toHaveLength(1);
});

test('a mail server that takes connections and says nothing does not keep the worker from ending', async () => {
  const connected = Promise.withResolvers<Socket>();
  const silent = createServer(connected.resolve).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const hanging = smtpTransport(`smtp://127.0.0.1:${port}`, 'Larder <larder@larder.example>');
  const stop = await startMailWorker({ ...options(), transport: hanging, pool: store.pool });
  await queue();
  const socket = await connected.promise;
  await stop();
  // It did not wait until the mail server was given up.
  const row = () => store.db.selectFrom('mail_outbox').select(['attempts', 'last_error']).executeTakeFirst();
  expect(await row()).toEqual({ attempts: 1, last_error: null });
  socket.destroy();
  silent.close();
  await expect.poll(async () => (await row())?.last_error).not.toBeNull();
  later(61_000);
  expect(await sendDueMails(options())).toBe(1);
  expect(received).toHaveLength(1);
});

test('a mail queued while the worker is busy with others goes out right after them', async () => {
  const busy = Promise.withResolvers<void>();
  const sent: string[] = [];
  const slow: MailTransport = {
    async send({ recipient }) {
      sent.push(recipient);
      await busy.promise;
    },
    close: () => undefined,
  };
  const stop = await startMailWorker({ ...options(), transport: slow, pool: store.pool });
  await queue('first@example.com');
  await expect.poll(() => sent).toEqual(['first@example.com']);
  await queue('second@example.com');
  busy.resolve();
  await expect.poll(() => sent).toEqual(['first@example.com', 'second@example.com']);
  await stop();
});
