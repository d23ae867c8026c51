import { v7 as uuidv7 } from 'uuid';
import { startServer } from '#tests/support/start-server.ts';
import { openWriter, saturateWith, type Write, workAtRate } from './list-writes.ts';
import { joinStore } from './real-store.ts';
import { percentile, writeSection } from './results.ts';
import { addSignedInUsers } from './signed-in-users.ts';

/** The whole program as it runs: cart writes over HTTP, each answering the whole cart, against the bare row's write. */
const USERS = 200;
const LINES = 4;
const CONNECTIONS = 16;
const WRITES = Number(process.env.WRITES ?? 12_000);
const WARM_UP = 3_000;
const TARGET_RATE = 2_000;

const server = await startServer({ env: { LOG_LEVEL: 'error' } });
const store = await joinStore(server.dataDir);
const products = await store.db
  .selectFrom('products')
  .select('gtin')
  .where('listed', '=', true)
  .limit(LINES)
  .execute();
const gtins = products.map(({ gtin }) => gtin);
const users = await addSignedInUsers(server.dataDir, USERS);

/** Three of four change a quantity, as a stepper does; every fourth adds. */
function writeOf(n: number): Write {
  const token = users[n % USERS]?.token ?? '';
  const gtin = gtins[Math.floor(n / USERS) % LINES] ?? '';
  if (n % 4 === 3) return { method: 'POST', path: '/api/cart/add', token, body: { gtin, quantity: 1 } };
  return { method: 'PUT', path: '/api/cart/update', token, body: { gtin, quantity: 1 + (n % 40) } };
}

async function bareWrite(n: number): Promise<number> {
  const started = performance.now();
  const [user, gtin] = [users[n % USERS]?.id, gtins[Math.floor(n / USERS) % LINES]];
  if (n % 4 === 3) {
    await store.pool.query({
      name: 'bench-insert',
      text: `INSERT INTO cart_items (id, user_id, gtin, quantity, added_at) VALUES ($1, $2, $3, 1, $4)
             ON CONFLICT (user_id, gtin) DO UPDATE SET quantity = excluded.quantity`,
      values: [uuidv7(), user, gtin, new Date()],
    });
  } else {
    await store.pool.query({
      name: 'bench-update',
      text: 'UPDATE cart_items SET quantity = $3 WHERE user_id = $1 AND gtin = $2',
      values: [user, gtin, 1 + (n % 40)],
    });
  }
  return performance.now() - started;
}

const writer = openWriter(server.url, 64);
const send = (n: number) => writer.send(writeOf(n));
for (const gtin of gtins) {
  await saturateWith(CONNECTIONS, USERS, (n) =>
    writer.send({ method: 'POST', path: '/api/cart/add', token: users[n]?.token ?? '', body: { gtin } }),
  );
}
await saturateWith(CONNECTIONS, WARM_UP, send);
const saturated = await saturateWith(CONNECTIONS, WRITES, send);
const steady = await workAtRate(TARGET_RATE, WRITES, send);
await saturateWith(CONNECTIONS, WARM_UP, bareWrite);
const floor = await saturateWith(CONNECTIONS, WRITES, bareWrite);
writer.close();
const reply = await fetch(`${server.url}/api/cart`, {
  headers: { authorization: `Bearer ${users[0]?.token}` },
});
const bytes = (await reply.text()).length;
await store.close();
await server.stop();

const row = (name: string, ms: readonly number[], perSecond: number) => [
  name,
  ...[0.5, 0.95, 0.99].map((share) => percentile(ms, share).toFixed(1)),
  perSecond,
  (perSecond / floor.perSecond).toFixed(2),
];
writeSection({
  title: 'Cart writes',
  method: `The whole program over its embedded store with fsync on, asked on loopback from another process that shares its processors: ${WRITES.toLocaleString('en-US')} writes of ${USERS} users, three of four set a quantity, one adds; each answers the whole cart of ${LINES} products (${bytes} bytes) with its access token checked. Floor: the bare UPDATE or INSERT of the row through a pool of 16 connections in the same run, without HTTP, token, product or answer. Target: ${TARGET_RATE.toLocaleString('en-US')} a second, 99 of 100 under 25 ms.`,
  columns: ['writes', 'p50, ms', 'p95, ms', 'p99, ms', 'a second', 'share of the floor'],
  rows: [
    row('floor: bare row', floor.ms, floor.perSecond),
    row(`cart, ${CONNECTIONS} connections without a pause`, saturated.ms, saturated.perSecond),
    row(`cart, begun at ${TARGET_RATE} a second`, steady, TARGET_RATE),
  ],
});
