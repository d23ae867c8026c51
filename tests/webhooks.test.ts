import { randomUUID } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { writeTradeItems } from '#server/catalogue/store/write-trade-items.ts';
import { addPeople, personId } from '#tests/support/lists-app.ts';
import { pollUntil } from '#tests/support/poll-until.ts';
import { startServer } from '#tests/support/start-server.ts';
import { openTestDb } from '#tests/support/test-db.ts';
import { openTestFolder } from '#tests/support/test-folder.ts';
import { demoGtin, tradeItem } from '#tests/support/trade-items.ts';
import { openReceiver } from '#tests/support/webhook-receiver.ts';

test('a message under way when the server is killed is sent again by the next one, word for word', async () => {
  const [store, dataDir, receiver] = [await openTestDb(), openTestFolder(), await openReceiver()];
  await addPeople(store, 1);
  const at = new Date();
  const hook = { id: randomUUID(), user_id: personId(0), url: receiver.url, sequence: 0 };
  // Stored as it is, as Larder once did: the server seals it, and signs with it all the same.
  const plain_secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
  await store.db
    .insertInto('webhooks')
    .values({ ...hook, plain_secret, created_at: at, next_attempt_at: at })
    .execute();
  const env = { DATABASE_URL: store.url, DEMO: 'off', WEBHOOK_LOOPBACK: 'on' };
  const first = await startServer({ dataDir, env });
  receiver.behave('silent');
  await writeTradeItems(store.pool, 'demo', [tradeItem({ gtin: demoGtin(1) })], at);
  await pollUntil('the change is being told', () => receiver.received.length === 1);
  await first.kill();
  receiver.behave(204);
  // The lease of the killed process is over.
  await store.db.updateTable('webhooks').set({ next_attempt_at: new Date() }).execute();
  const second = await startServer({ dataDir, env });
  await pollUntil('it is told again', () => receiver.received.length === 2);
  const [told, again] = receiver.received;
  expect([again?.body, again?.headers['webhook-id']]).toEqual([told?.body, told?.headers['webhook-id']]);
  expect(
    again && new Webhook(plain_secret).verify(again.body, again.headers as Record<string, string>),
  ).toBeTruthy();
  await pollUntil('the answer is kept', async () => {
    const row = await store.db.selectFrom('webhooks').selectAll().executeTakeFirstOrThrow();
    return row.message_id === null && row.sequence > 0 && row.plain_secret === null;
  });
  expect(await second.stop()).toBe(0);
  await receiver.kill();
});
