import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeTradeItems } from '#server/catalogue/store/write-trade-items.ts';
import { migrate } from '#server/db/migrate.ts';
import { openStore } from '#server/db/open-db.ts';
import { silentLog } from '#tests/support/silent-log.ts';
import { demoGtin, tradeItem } from '#tests/support/trade-items.ts';
import { seconds, writeSection } from './results.ts';

/** What recording the changes of watched products costs an import that changes every product. */
const PRODUCTS = 2_000;
const PEOPLE = 500;
const ROUNDS = 7;

const dataDir = await mkdtemp(join(tmpdir(), 'larder-bench-'));
const { pool, close } = await openStore({ dataDir, databaseUrl: undefined, log: silentLog });
let version = 0;

/** Every product with another formula and other figures than the last time. */
function products() {
  version += 1;
  return Array.from({ length: PRODUCTS }, (_, n) =>
    tradeItem({
      gtin: demoGtin(n),
      name: `Oat bar ${n}`,
      ingredients: `Oats, honey, flavor ${version}.`,
      serving: { size: { value: 40, unit: 'g' }, description: null, per_container: null },
      nutrients: (['sodium', 'protein', 'sugars', 'iron'] as const).map((nutrient) => ({
        nutrient,
        value: 100 + version,
        unit: 'mg',
        basis: '100g',
      })),
      allergens: [{ allergen: 'milk', containment: version % 2 === 0 ? 'contains' : 'free_from' }],
    }),
  );
}

const others = `INSERT INTO watches (id, user_id, kind, created_at) SELECT gen_random_uuid(), id, 'wishlist', now() FROM users`;
const share = (count: number) =>
  `INSERT INTO watched_search_products SELECT watch.id, product.gtin FROM (SELECT id FROM watches LIMIT 1) watch,
   (SELECT gtin FROM products ORDER BY gtin LIMIT ${count}) product`;
const CASES: readonly (readonly [name: string, statements: readonly string[]])[] = [
  ['nothing is watched', []],
  [`${PEOPLE} people watch 100 other products each`, [others]],
  ['and one in a hundred of the products', [others, share(PRODUCTS / 100)]],
  ['and all of the products', [others, share(PRODUCTS)]],
];

try {
  await migrate(pool, silentLog);
  await pool.query(
    `INSERT INTO users (id, email, email_key, auth_provider, is_verified, created_at, updated_at)
     SELECT gen_random_uuid(), n || '@example.com', n || '@example.com', 'email', true, now(), now()
     FROM generate_series(1, ${PEOPLE}) n`,
  );
  await pool.query(
    `INSERT INTO wishlist_items SELECT gen_random_uuid(), id, lpad((9000000000000 + n)::text, 14, '0'), now()
     FROM users, generate_series(1, 100) n`,
  );
  await writeTradeItems(pool, 'demo', products(), new Date());
  await pool.query('ANALYZE');
  const times = CASES.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [at, [, statements]] of CASES.entries()) {
      await pool.query('DELETE FROM watches');
      for (const statement of statements) await pool.query(statement);
      times[at]?.push(await seconds(() => writeTradeItems(pool, 'demo', products(), new Date())));
    }
  }
  const floor = Math.min(...(times[0] ?? []));
  writeSection({
    title: 'Changes of watched products',
    method: `An import that changes all of ${PRODUCTS} products, fastest of ${ROUNDS} rounds in turn. The floor is the same import while nothing is watched.`,
    columns: ['watched', 'µs a product', 'ratio to the floor'],
    rows: CASES.map(([name], at) => {
      const time = Math.min(...(times[at] ?? []));
      return [name, ((time * 1e6) / PRODUCTS).toFixed(0), (time / floor).toFixed(2)];
    }),
  });
} finally {
  await close();
  await rm(dataDir, { recursive: true, force: true });
}
