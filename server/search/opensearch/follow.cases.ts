import { describe, expect, onTestFinished, test } from 'vitest';
import { holdLock } from '#server/db/store-lock.ts';
import type { OpenSearchNode } from '#tests/support/opensearch/start-opensearch.ts';
import { pollUntil } from '#tests/support/poll-until.ts';
import { silentLog } from '#tests/support/silent-log.ts';
import type { TestDb } from '#tests/support/test-db.ts';
import { arrayFeed } from '../conformance/array-feed.ts';
import { plainDocument } from '../conformance/plain-catalogue.ts';
import type { CatalogueChange } from '../document.ts';
import type { SearchIndex } from '../embedded/search-index.ts';
import { ALL_PRODUCTS } from '../engine.ts';
import { sendChanges } from './bulk-writes.ts';
import { openCluster as connect } from './cluster.ts';
import { openCluster } from './open-engines.fixture.ts';

const PATIENCE_MS = 60_000;
const products = (count: number) => Array.from({ length: count }, (_, i) => plainDocument(i + 1));
const totalOf = async (search: SearchIndex, term = '') =>
  (await search.search({ ...ALL_PRODUCTS, term, limit: 1 })).total;

export function followCases(node: () => OpenSearchNode, { pool }: TestDb): void {
  const open = (
    ...[feed, options]: [Parameters<typeof openCluster>[1], Parameters<typeof openCluster>[2]?]
  ) => {
    const search = openCluster(node(), feed, options);
    onTestFinished(() => search.close());
    return search;
  };
  const withLock = { holdLock: (name: string, onLost: () => void) => holdLock(pool, name, onLost) };

  describe('the index of a cluster', () => {
    test('is not ready before it has everything, and follows changes of the catalogue', async () => {
      const feed = arrayFeed(products(30));
      const search = open(feed);
      expect(search.isReady()).toBe(false);
      await search.caughtUp();
      expect(search.isReady()).toBe(true);
      const version = search.version();
      feed.upsert(plainDocument(31, { name: 'Rye crackers' }));
      feed.upsert(plainDocument(1, { name: 'Rye bread' }));
      feed.delete(plainDocument(2).gtin);
      await search.caughtUp();
      expect([await totalOf(search), await totalOf(search, 'rye')]).toEqual([30, 2]);
      expect(search.version()).not.toBe(version);
    });

    test('takes changes again and out of order: a deleted product never comes back', async () => {
      const [client, index] = [connect(node().url), `changes-${process.pid}`];
      const change: CatalogueChange = { sequence: 5, kind: 'upsert', document: plainDocument(1) };
      const gone: CatalogueChange = { sequence: 6, kind: 'delete', gtin: plainDocument(1).gtin };
      await client.indices.create({ index });
      for (const changes of [[change, gone], [change], [gone]])
        await sendChanges(client, index, changes, silentLog);
      await client.indices.refresh({ index });
      expect((await client.count({ index })).body.count).toBe(0);
      await client.indices.delete({ index });
      await client.close();
    });

    test('is written by one process; another takes over when that one loses its store', async () => {
      const prefix = `shared-${process.pid}`;
      const feed = arrayFeed(products(10));
      const [first, second] = [open(feed, { prefix, ...withLock }), open(feed, { prefix, ...withLock })];
      await Promise.all([first.caughtUp(), second.caughtUp()]);
      const holders = `SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND granted
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
      const { rows } = await pool.query<{ pid: number }>(holders);
      expect(rows).toHaveLength(1);
      await pool.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
      feed.upsert(plainDocument(11));
      await Promise.all([first.caughtUp(), second.caughtUp()]);
      expect([await totalOf(first), await totalOf(second)]).toEqual([11, 11]);
    });

    test('is made again where the cluster has lost it', async () => {
      const prefix = `lost-${process.pid}`;
      const search = open(arrayFeed(products(5)), { prefix });
      await search.caughtUp();
      await deleteIndexes(node().url, `${prefix}-products-`);
      await pollUntil(
        'it is made again',
        () =>
          totalOf(search).then(
            (total) => total === 5,
            () => false,
          ),
        PATIENCE_MS,
      );
    });

    test('of a newer version is built beside the older one, which goes on answering', async () => {
      const prefix = `versions-${process.pid}`;
      const feed = arrayFeed(products(20));
      const older = open(feed, { prefix, schema: 'older' });
      await older.caughtUp();
      const newer = open(feed, { prefix, schema: 'newer' });
      feed.upsert(plainDocument(21));
      await Promise.all([older.caughtUp(), newer.caughtUp()]);
      expect([await totalOf(older), await totalOf(newer)]).toEqual([21, 21]);
    });

    test('is swapped in one step when it is rebuilt: every search has the old or the new total', async () => {
      const prefix = `swap-${process.pid}`;
      const before = openCluster(node(), arrayFeed(products(700)), { prefix });
      await before.caughtUp();
      await before.close();
      // Another store of the same sequence: the number of products tells.
      const search = open(arrayFeed(products(1_500)), { prefix });
      await pollUntil('the index is open', search.isReady, PATIENCE_MS);
      const totals = new Set<number>();
      await pollUntil(
        'the new index answers',
        async () => {
          const total = await totalOf(search);
          totals.add(total);
          return total === 1_500;
        },
        PATIENCE_MS,
      );
      expect([...totals].filter((total) => total !== 700 && total !== 1_500)).toEqual([]);
    });
  });
}

async function deleteIndexes(url: string, prefix: string): Promise<void> {
  const client = connect(url);
  const { body } = await client.indices.get({ index: `${prefix}*` });
  await client.indices.delete({ index: Object.keys(body).join(',') });
  await client.close();
}
