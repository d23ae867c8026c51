import { randomUUID } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { WEBHOOKS } from '#contract/webhooks.ts';
import { removeSource } from '#server/catalogue/store/remove-source.ts';
import { writeTradeItems } from '#server/catalogue/store/write-trade-items.ts';
import { sealText } from '#server/keys/sealed-text.ts';
import { keyRing } from '#server/keys/secret-keys.ts';
import { addPeople, personId } from '#tests/support/lists-app.ts';
import { pollUntil } from '#tests/support/poll-until.ts';
import { recordingLog } from '#tests/support/recording-log.ts';
import { openTestDb } from '#tests/support/test-db.ts';
import { demoGtin, tradeItem } from '#tests/support/trade-items.ts';
import { openReceiver } from '#tests/support/webhook-receiver.ts';
import { deliverNext, takeWebhooks } from './deliver.ts';
import { startWebhookWorker } from './webhook-worker.ts';
import { takeDueWebhooks } from './webhooks.queries.ts';

const store = await openTestDb();
const { db, pool } = store;
const receiver = await openReceiver();
afterAll(() => receiver.kill());
const { log, entries } = recordingLog();
const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const HOOK = randomUUID();
const HOUR_MS = 60 * 60_000;

let now: Date;
const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
const keys = keyRing('a key of at least thirty-two characters');
const options = { db, pool, keys, clock: () => now, log, allowsLoopback: true };
/** Sends once what is due; answers how many webhooks were. */
const deliver = async (more: object = {}) => {
  const hooks = await takeWebhooks(options, 8);
  await Promise.all(hooks.map((each) => deliverNext({ ...options, ...more }, each)));
  return hooks.length;
};
const change = (...numbers: number[]) =>
  writeTradeItems(
    pool,
    'demo',
    numbers.map((n) => tradeItem({ gtin: demoGtin(n), name: randomUUID() })),
    now,
  );
const hook = () => db.selectFrom('webhooks').selectAll().executeTakeFirstOrThrow();
const set = (columns: object) => db.updateTable('webhooks').set(columns).execute();
const messages = () => receiver.received.map(({ body }) => JSON.parse(body));

beforeEach(async () => {
  await store.truncate();
  receiver.received.length = 0;
  receiver.behave(204);
  now = new Date();
  await addPeople(store, 1);
  await db
    .insertInto('webhooks')
    .values({
      id: HOOK,
      user_id: personId(0),
      url: receiver.url,
      sealed_secret: sealText(keys, HOOK, SECRET),
      created_at: now,
      sequence: 0,
      next_attempt_at: now,
    })
    .execute();
});

test('a change is told once, signed, with the place to go on from', async () => {
  await change(1, 2);
  expect(await deliver()).toBe(1);
  const [{ headers, body } = { headers: {}, body: '' }] = receiver.received;
  const signed = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  expect(new Webhook(SECRET).verify(body, signed)).toMatchObject({
    type: 'catalogue.changed',
    data: { since: 0, changes: [{ gtin: demoGtin(1), change: 'changed' }, { gtin: demoGtin(2) }] },
  });
  const { sequence, message_body } = await hook();
  expect([sequence, message_body]).toEqual([messages()[0].data.sequence, null]);
  expect(await deliver()).toBe(0);
});

test('what leaves the catalogue is told as deleted, after what was changed before', async () => {
  await change(1);
  await deliver();
  await removeSource(pool, 'demo');
  await deliver();
  const [first, second] = messages();
  expect(second.data).toMatchObject({
    since: first.data.sequence,
    changes: [{ gtin: demoGtin(1), change: 'deleted' }],
  });
});

test('many changes come in messages of bounded size, in order, each once', async () => {
  await change(...Array.from({ length: WEBHOOKS.maxChanges + 3 }, (_, n) => n + 1));
  while ((await deliver()) > 0);
  const [first, second] = messages();
  expect([first.data.changes.length, second.data.changes.length]).toEqual([WEBHOOKS.maxChanges, 3]);
  expect(second.data.since).toBe(first.data.sequence);
});

describe('a message that is not accepted', () => {
  test.each([
    [500, 'The receiver answered with status 500.'],
    [302, 'The receiver answered with status 302.'],
    ['broken', 'The connection was broken off.'],
    ['silent', 'No answer came in time.'],
  ] as const)('because of %s is sent again as it was, before any later change', async (how, reason) => {
    receiver.behave(how);
    await change(1);
    const patience = new AbortController();
    const delivered = deliver(how === 'silent' ? { tooLate: patience.signal } : {});
    await pollUntil('it was received', () => receiver.received.length === 1);
    patience.abort();
    await delivered;
    expect(await hook()).toMatchObject({ failed_attempts: 1, last_error: reason, sequence: 0 });
    expect(await deliver()).toBe(0);
    await change(2);
    later(5_000);
    receiver.behave(204);
    while ((await deliver()) > 0);
    const [failed, again, next] = receiver.received;
    expect([again?.headers['webhook-id'], again?.body]).toEqual([
      failed?.headers['webhook-id'],
      failed?.body,
    ]);
    expect(messages()[2].data.changes).toMatchObject([{ gtin: demoGtin(2) }]);
    expect(next?.headers['webhook-id']).not.toBe(failed?.headers['webhook-id']);
    expect(await hook()).toMatchObject({ failed_attempts: 0, last_error: null, failing_since: null });
  });

  test('because the receiver was killed arrives once it is back', async () => {
    await change(1);
    await receiver.kill();
    await deliver();
    expect((await hook()).last_error).toBe('The connection was refused.');
    await receiver.start();
    later(5_000);
    await deliver();
    expect(messages()).toHaveLength(1);
  });

  test('by the process that had it, which died, is sent by the next one after the lease', async () => {
    await change(1);
    const { change_seq: latest } = await db
      .selectFrom('products')
      .select('change_seq')
      .executeTakeFirstOrThrow();
    const taken = { limit: 8, leaseMs: 60_000, latest: Number(latest), now };
    expect(await takeDueWebhooks(db, taken)).toHaveLength(1);
    expect(await deliver()).toBe(0);
    later(60_000);
    await deliver();
    expect(messages()).toHaveLength(1);
  });

  test('is tried less and less often, and for three days: then the webhook is disabled', async () => {
    receiver.behave(500);
    await change(1);
    const delays: number[] = [];
    for (;;) {
      await deliver();
      const { next_attempt_at, disabled_at } = await hook();
      if (disabled_at !== null) break;
      delays.push(next_attempt_at.getTime() - now.getTime());
      now = next_attempt_at;
    }
    expect(delays.slice(0, 3)).toEqual([5_000, 10_000, 20_000]);
    expect(Math.max(...delays)).toBe(HOUR_MS);
    expect(delays.reduce((sum, ms) => sum + ms)).toBeGreaterThan(71 * HOUR_MS);
    expect(delays.length).toBeLessThan(100);
    later(HOUR_MS);
    expect(await deliver()).toBe(0);
  });

  test('with 410 disables the webhook at once', async () => {
    receiver.behave(410);
    await change(1);
    await deliver();
    expect(await hook()).toMatchObject({ disabled_at: now, sequence: 0 });
  });
});

test('a worker tells a change as it is made, and ends at once although a receiver is silent', async () => {
  now = new Date();
  const stop = await startWebhookWorker(options);
  receiver.behave('silent');
  await change(1);
  await pollUntil('the change is being told', () => receiver.received.length === 1);
  await stop();
  expect(await hook()).toMatchObject({ failed_attempts: 0, sequence: 0, next_attempt_at: now });
  receiver.behave(204);
  await deliver();
  const [told, again] = receiver.received;
  expect(again?.body).toBe(told?.body);
});

test('nothing is sent while it is paused', async () => {
  await set({ is_paused: true });
  await change(1);
  expect(await deliver()).toBe(0);
  await set({ is_paused: false });
  expect(await deliver()).toBe(1);
});

test('a receiver ahead of a restored catalogue is told so, and continues from there', async () => {
  await change(1);
  await set({ sequence: 1_000_000 });
  await deliver();
  expect(messages()).toMatchObject([{ type: 'catalogue.restored', data: { since: 1_000_000, changes: [] } }]);
  expect((await hook()).sequence).toBe(messages()[0].data.sequence);
  expect(await deliver()).toBe(0);
});

test('a loopback address is called only where a test allows it', async () => {
  await change(1);
  await deliver({ allowsLoopback: false });
  expect(receiver.received).toEqual([]);
  expect((await hook()).last_error).toBe('url must begin with https://.');
});

test('the log has no secret and no address', () => {
  expect(entries.length).toBeGreaterThan(0);
  expect(JSON.stringify(entries)).not.toMatch(/whsec_|127\.0\.0\.1/);
});
