import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeTradeItems } from '#server/catalogue/store/write-trade-items.ts';
import { openPool, type Store } from '#server/db/open-db.ts';
import { issueAccessToken } from '#server/features/auth/access-token.ts';
import { keyRing } from '#server/keys/secret-keys.ts';
import { addPeople, personId } from '#tests/support/lists-app.ts';
import { openPrometheus } from '#tests/support/open-prometheus.ts';
import { pollUntil } from '#tests/support/poll-until.ts';
import { type ClusterNode, openCluster } from '#tests/support/postgres-cluster.ts';
import { silentLog } from '#tests/support/silent-log.ts';
import { type StartedServer, startAndFail, startServer } from '#tests/support/start-server.ts';
import { openTlsProxy, type TlsProxy } from '#tests/support/tls-proxy.ts';
import { demoGtin, tradeItem } from '#tests/support/trade-items.ts';

const PRODUCTS = 40;
const PEOPLE = 8;
const SECRET_KEY = 'a key that the servers of one store have';
const METRICS_TOKEN = 'a token for the metrics of servers, in tests';
const METRICS = ['deploy/grafana/larder.json', 'deploy/prometheus/alerts.yml'];

const started: { stop(): Promise<unknown> }[] = [];
const keep = <T extends { stop(): Promise<unknown> }>(part: T): T => {
  started.push(part);
  return part;
};
let root: string;
let cluster: Awaited<ReturnType<typeof openCluster>>;
let primary: ClusterNode;
let replica: ClusterNode;
let store: Store;
let servers: StartedServer[];
let proxy: TlsProxy;
let tokens: string[];

const settings = () => ({
  DATABASE_URL: primary.url,
  DATABASE_READ_URL: replica.url,
  SECRET_KEY,
  METRICS_TOKEN,
});
const start = async (name: string) => {
  const dataDir = join(root, name);
  await mkdir(dataDir, { recursive: true });
  const env = { ...settings(), DEMO: 'off', TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'info' };
  return keep(await startServer({ dataDir, env }));
};
const readersOf = async (node: ClusterNode) =>
  (
    await node.query(
      "SELECT FROM pg_stat_activity WHERE application_name = 'larder' AND pid <> pg_backend_pid()",
    )
  ).length;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'larder-cluster-'));
  await chmod(root, 0o755);
  cluster = await openCluster(root);
  primary = keep(await cluster.startPrimary());
  replica = keep(await cluster.startReplica(primary));
  // Both at once on an empty store: one migrates it, and both take the same key.
  servers = await Promise.all([start('one'), start('two')]);
  store = await openPool({ connectionString: primary.url }, silentLog, async () => undefined);
  await addPeople({ ...store, url: primary.url, truncate: async () => undefined }, PEOPLE);
  const items = Array.from({ length: PRODUCTS }, (_, n) =>
    tradeItem({ gtin: demoGtin(n), name: `Oat bar ${n}` }),
  );
  await writeTradeItems(store.pool, 'demo', items, new Date());
  const [first, second] = servers.map(({ url }) => url);
  proxy = keep(await openTlsProxy(join(root, 'nginx'), [first ?? '', second ?? '']));
  const keys = keyRing(SECRET_KEY);
  tokens = await Promise.all(
    Array.from({ length: PEOPLE }, (_, n) => issueAccessToken(keys, personId(n), personId(n), new Date())),
  );
});
afterAll(async () => {
  await store?.close();
  for (const part of started.reverse()) await part.stop().catch(() => undefined);
  await rm(root, { recursive: true, force: true });
});

test('a server with another key than its store does not start', async () => {
  const other = { ...settings(), SECRET_KEY: 'another key than the other servers have' };
  expect((await startAndFail(join(root, 'three'), other)).output).toContain(
    'lack the one its store is used with',
  );
});

test('a primary or a replica that is killed does not write file by file before it recovers', async () => {
  for (const node of [primary, replica])
    expect(await node.query('SHOW recovery_init_sync_method')).toEqual([
      { recovery_init_sync_method: 'syncfs' },
    ]);
});

test('both follow the catalogue through the replica, and a token of one opens the other', async () => {
  for (const { url } of servers) {
    await pollUntil('the products are found', async () => {
      const reply = await fetch(`${url}/api/products?search_term=oat&limit=1`);
      return ((await reply.json()) as { total: number }).total === PRODUCTS;
    });
    const headers = { authorization: `Bearer ${tokens[0]}` };
    expect((await fetch(`${url}/api/cart`, { headers })).status).toBe(200);
    const page = await fetch(`${url}/api/products/${demoGtin(1)}/guidelines`);
    expect(page.status).toBe(200);
  }
  await pollUntil('the replica is read', async () => (await readersOf(replica)) > 0);
});

test('what a dashboard or an alert reads is measured', async () => {
  const measured = await (await fetch(`${servers[0]?.url}/metrics`)).text();
  for (const path of METRICS) {
    const named = (await readFile(path, 'utf8')).match(/\b(?:larder|process|nodejs)_[a-z0-9_]+/g) ?? [];
    for (const name of named) expect(measured, path).toContain(name.replace(/_(?:count|bucket)$/, ''));
  }
});

test('Prometheus takes the configuration and the rules, and scrapes both', async () => {
  const urls = servers.map(({ url }) => url);
  const prometheus = keep(await openPrometheus(join(root, 'prometheus'), urls, METRICS_TOKEN));
  const isUp = async () => String(await prometheus.query('up{job="larder"}')) === '1,1';
  await pollUntil('both are scraped', isUp);
  const products = 'larder_search_index_products';
  await pollUntil('it has their figures', async () =>
    (await prometheus.query(products)).every((value) => value === PRODUCTS),
  );
  await prometheus.stop();
});

test('one of two is killed under load: no acknowledged write is lost, and only requests in flight fail', async () => {
  const counts = { acknowledged: 0, inFlight: 0, after: 0 };
  let isKilled = false;
  let isOver = false;
  const addAll = async (person: number) => {
    for (let n = 0; !isOver; n = (n + 1) % PRODUCTS) {
      const beganAfter = isKilled;
      const body = { gtin: demoGtin(n), quantity: 1 };
      const { status } = await proxy.call('POST', '/api/cart/add', tokens[person], body);
      if (status === 200) counts.acknowledged++;
      else if (beganAfter) counts.after++;
      else counts.inFlight++;
    }
  };
  const load = Array.from({ length: PEOPLE }, (_, person) => addAll(person));
  await pollUntil('writes go on', () => counts.acknowledged > 50);
  await servers[1]?.kill();
  isKilled = true;
  const before = counts.acknowledged;
  await pollUntil('writes go on', () => counts.acknowledged > before + 50);
  const again = await start('two');
  await again.stop();
  isOver = true;
  await Promise.all(load);
  const [row] = await primary.query<{ sum: string }>('SELECT sum(quantity) FROM cart_items');
  const stored = Number(row?.sum);
  expect(counts.after).toBe(0);
  expect(stored).toBeGreaterThanOrEqual(counts.acknowledged);
  expect(stored).toBeLessThanOrEqual(counts.acknowledged + counts.inFlight);
});

test('a replica that is killed is passed over, and a person sees at once what they changed', async () => {
  await replica.kill();
  const guidelines = async () => (await proxy.call('GET', `/api/products/${demoGtin(2)}/guidelines`)).status;
  await pollUntil('the primary is read', async () => (await guidelines()) === 200);
  const body = { gtin: demoGtin(3), quantity: 7 };
  expect((await proxy.call('PUT', '/api/cart/update', tokens[0], body)).status).toBe(200);
  expect((await proxy.call('GET', '/api/cart', tokens[0])).body).toContain('"quantity":7');
  expect(servers[0]?.output()).toContain('the replica is read');
});

test('the store is taken back to a moment before an accident, from a copy and the archive of its log', async () => {
  await cluster.copy(primary, 'copied');
  const people = async (node: ClusterNode) =>
    Number((await node.query<{ count: string }>('SELECT count(*) FROM users'))[0]?.count);
  await primary.query("SELECT pg_create_restore_point('before the accident')");
  await primary.query('DELETE FROM users');
  const [log] = await primary.query<{ name: string }>('SELECT pg_walfile_name(pg_switch_wal()) AS name');
  await pollUntil('the log is archived', () =>
    readFile(join(cluster.archive, log?.name ?? '')).then(
      () => true,
      () => false,
    ),
  );
  expect(await people(primary)).toBe(0);
  const recovered = keep(await cluster.recover('copied', 'before the accident'));
  expect(await people(recovered)).toBe(PEOPLE);
});

test('during an update the proxy asks the next server for a script that one of another version lacks', async () => {
  const asked: string[] = [];
  const open = async (version: string) => {
    const http = createServer(({ url = '' }, answer) => {
      asked.push(`${version} ${url}`);
      answer.statusCode = url === '/healthz' || url.includes(version) ? 200 : 404;
      answer.end(version);
    }).listen(0, '127.0.0.1');
    await once(http, 'listening');
    keep({ stop: async () => http.close() });
    return `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  };
  const mixed = keep(await openTlsProxy(join(root, 'mixed'), [await open('old'), await open('new')]));
  for (const version of ['old', 'new', 'old', 'new'])
    expect(await mixed.call('GET', `/assets/${version}.js`)).toEqual({ status: 200, body: version });
  expect((await mixed.call('GET', '/assets/none.js')).status).toBe(404);
  asked.length = 0;
  await mixed.call('GET', '/api/products/none');
  expect(asked).toHaveLength(1);
});
