import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { writeTradeItems } from '#server/catalogue/store/write-trade-items.ts';
import type { Store } from '#server/db/open-db.ts';
import { pollUntil } from '#tests/support/poll-until.ts';
import { type StartedServer, startServer } from '#tests/support/start-server.ts';
import { demoGtin } from '#tests/support/trade-items.ts';
import { itemsFrom, openFaultWorld, PEOPLE, PRODUCTS, SECRET_KEY } from './fault-world.ts';

const LONGEST_LIFE_MS = 400;
const ENV = { DEMO: 'off', SECRET_KEY };

export interface KillCounts {
  readonly acknowledged: number;
  /** Sent and not answered. */
  readonly unanswered: number;
  /** From the start of the process to ready, each. */
  readonly readyMs: readonly number[];
  readonly faults: readonly string[];
}

/** Writes that were acknowledged, and those that may or may not have happened. */
interface Ledger {
  readonly quantities: number[];
  readonly unsure: number[];
  readonly groups: string[];
  products: number;
}

/**
 * Kills a server at random moments under writes of carts, groups and products; every third time its PostgreSQL too. After
 * each start it looks whether everything acknowledged is there, and whether the search has what the store has.
 */
export async function killRepeatedly(dataDir: string, count: number): Promise<KillCounts> {
  const ledger: Ledger = {
    quantities: Array<number>(PEOPLE).fill(0),
    unsure: Array<number>(PEOPLE).fill(0),
    groups: [],
    products: PRODUCTS,
  };
  const faults: string[] = [];
  const readyMs: number[] = [];
  let server = await startServer({ dataDir, env: ENV });
  const { store, tokens } = await openFaultWorld(dataDir);
  for (let kill = 1; kill <= count; kill++) {
    const stopping = new AbortController();
    const load = [
      ...tokens.map((token, person) => writeOn(server, token, person, ledger, stopping.signal)),
      importOn(store, ledger, stopping.signal),
    ];
    await pause(Math.random() * LONGEST_LIFE_MS);
    if (kill % 3 === 0) await killPostgres(dataDir);
    await server.kill();
    stopping.abort();
    await Promise.all(load);
    const begun = performance.now();
    server = await startServer({ dataDir, env: ENV });
    readyMs.push(performance.now() - begun);
    faults.push(...(await findLosses(server, store, ledger)).map((fault) => `kill ${kill}: ${fault}`));
  }
  await store.close();
  await server.stop();
  const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);
  const acknowledged = sum(ledger.quantities) + ledger.groups.length + ledger.products - PRODUCTS;
  return { acknowledged, unanswered: sum(ledger.unsure), readyMs, faults };
}

async function writeOn(
  { url }: StartedServer,
  token: string,
  person: number,
  ledger: Ledger,
  signal: AbortSignal,
): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const post = (path: string, body: object) =>
    fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) }).catch(() => undefined);
  for (let n = 0; !signal.aborted; n++) {
    const added = await post('/api/cart/add', { gtin: demoGtin(n % PRODUCTS) });
    if (added?.ok) ledger.quantities[person] = (ledger.quantities[person] ?? 0) + 1;
    else ledger.unsure[person] = (ledger.unsure[person] ?? 0) + 1;
    if (n % 5 > 0 || ledger.groups.length > 400) continue;
    const made = await post('/api/wishlist-groups', { name: `Group ${n}` });
    const group = made?.ok ? await made.json().catch(() => undefined) : undefined;
    if (group) ledger.groups.push((group as { id: string }).id);
  }
}

/** As an importer does, in a process that is not killed. */
async function importOn(store: Store, ledger: Ledger, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const items = itemsFrom(ledger.products, 5);
    const isWritten = await writeTradeItems(store.pool, 'demo', items, new Date()).then(
      () => true,
      () => false,
    );
    if (isWritten) ledger.products += items.length;
    else await pause(50);
  }
}

async function killPostgres(dataDir: string): Promise<void> {
  const [pid] = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n');
  process.kill(Number(pid), 'SIGKILL');
}

async function findLosses(server: StartedServer, store: Store, ledger: Ledger): Promise<string[]> {
  const faults: string[] = [];
  const { rows } = await store.pool.query<{ person: number; sum: number }>(
    `SELECT right(user_id::text, 2)::int AS person, sum(quantity)::int AS sum FROM cart_items GROUP BY user_id`,
  );
  const stored = new Map(rows.map(({ person, sum }) => [person, sum]));
  ledger.quantities.forEach((least, person) => {
    const there = stored.get(person) ?? 0;
    const most = least + (ledger.unsure[person] ?? 0);
    if (there < least || there > most)
      faults.push(`the cart of ${person} has ${there}, not ${least} to ${most}`);
  });
  const groups = await store.db.selectFrom('wishlist_groups').select('id').execute();
  const missing = ledger.groups.filter((id) => !groups.some((group) => group.id === id));
  if (missing.length > 0) faults.push(`${missing.length} groups are lost`);
  const products = await store.db.selectFrom('products').select('gtin').execute();
  if (products.length < ledger.products)
    faults.push(`${ledger.products - products.length} products are lost`);
  const total = async () => {
    const reply = await fetch(`${server.url}/api/products?search_term=oat&limit=1`);
    return reply.ok ? ((await reply.json()) as { total: number }).total : -1;
  };
  await pollUntil('the search has what the store has', async () => (await total()) === products.length).catch(
    async () => faults.push(`the search has ${await total()} of ${products.length} products`),
  );
  return faults;
}
