import type { Pool, PoolClient } from 'pg';
import type { CatalogueChange, SearchDocument } from '#server/search/document.ts';
import type { CatalogueFeed } from '#server/search/feed.ts';
import { type ProductRow, SELECT_PRODUCT } from '../product/columns.ts';
import { searchDocument } from '../product/present-product.ts';
import { listFigures, NO_FIGURES } from './figures.queries.ts';

/** Products read at a time: a few megabytes. */
const BATCH = 2_000;

/** The store's catalogue as an index reads it. A reading that is broken off frees its connection. */
export function openCatalogueFeed(pool: Pool): CatalogueFeed {
  return {
    latestSequence: async () => {
      const { rows } = await pool.query<{ latest: number }>(
        `SELECT greatest(0, (SELECT max(change_seq) FROM products), (SELECT max(change_seq) FROM deleted_products))
           AS latest`,
      );
      return rows[0]?.latest ?? 0;
    },
    countProducts: async () => {
      const { rows } = await pool.query<{ count: number }>('SELECT count(*) FROM products WHERE listed');
      return rows[0]?.count ?? 0;
    },
    readAll: () => inSnapshot(pool, readListed),
    readSince: (sequence) => inSnapshot(pool, (client) => readChanges(client, sequence)),
  };
}

/** One consistent view of the store for as long as the reading takes. */
async function* inSnapshot<T>(
  pool: Pool,
  read: (client: PoolClient) => AsyncIterable<T>,
): AsyncGenerator<T, void, undefined> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    yield* read(client);
  } catch (error) {
    broken = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    await client.query('ROLLBACK').then(
      () => client.release(broken),
      (lost: Error) => client.release(lost),
    );
  }
}

/** Only the keys are sorted, through a cursor; the wide rows are then looked up batch by batch. */
async function* readListed(client: PoolClient): AsyncGenerator<readonly SearchDocument[]> {
  await client.query(
    `DECLARE listed NO SCROLL CURSOR FOR
     SELECT gtin FROM products WHERE listed ORDER BY popularity DESC, gtin`,
  );
  for (;;) {
    const { rows } = await client.query<{ gtin: string }>(`FETCH ${BATCH} FROM listed`);
    if (rows.length === 0) return;
    const documents = await findDocuments(
      client,
      rows.map(({ gtin }) => gtin),
    );
    yield rows.flatMap(({ gtin }) => documents.get(gtin) ?? []);
  }
}

interface Change {
  readonly gtin: string;
  readonly change_seq: number;
  readonly listed: boolean;
}

async function* readChanges(client: PoolClient, since: number): AsyncGenerator<readonly CatalogueChange[]> {
  let sequence = since;
  for (;;) {
    const changes = await findChanges(client, sequence);
    const last = changes.at(-1);
    if (!last) return;
    const documents = await findDocuments(
      client,
      changes.flatMap(({ gtin, listed }) => (listed ? [gtin] : [])),
    );
    yield changes.map(({ gtin, change_seq }) => {
      const document = documents.get(gtin);
      return document
        ? { sequence: change_seq, kind: 'upsert', document }
        : { sequence: change_seq, kind: 'delete', gtin };
    });
    sequence = last.change_seq;
  }
}

async function findChanges(client: PoolClient, since: number): Promise<Change[]> {
  const { rows } = await client.query<Change>(
    `(SELECT gtin, change_seq, listed FROM products WHERE change_seq > $1 ORDER BY change_seq LIMIT ${BATCH})
     UNION ALL
     (SELECT gtin, change_seq, false FROM deleted_products WHERE change_seq > $1 ORDER BY change_seq LIMIT ${BATCH})
     ORDER BY change_seq LIMIT ${BATCH}`,
    [since],
  );
  return rows;
}

async function findDocuments(
  client: PoolClient,
  gtins: readonly string[],
): Promise<ReadonlyMap<string, SearchDocument>> {
  const figures = await listFigures(client, gtins);
  const { rows } = await client.query<ProductRow>({
    name: 'catalogue-feed',
    text: `${SELECT_PRODUCT} WHERE product.gtin = ANY($1)`,
    values: [gtins],
  });
  return new Map(rows.map((row) => [row.gtin, searchDocument(row, figures.get(row.gtin) ?? NO_FIGURES)]));
}
