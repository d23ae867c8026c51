import type { Pool, PoolClient } from 'pg';
import type { CatalogueChange, ReadingPlace, SearchDocument } from '#server/search/document.ts';
import {
  type PackedChanges,
  type PackedDocuments,
  packChanges,
  packDocuments,
} from '#server/search/packed.ts';
import { readAhead } from '#server/threads/read-ahead.ts';
import { type ProductRow, SELECT_PRODUCT } from '../product/columns.ts';
import { searchDocument } from '../product/present-product.ts';
import { readFigures, SELECT_FIGURES } from './figures.queries.ts';

/** Products of a batch: a few megabytes. */
const BATCH = 2_000;
/** Products looked up at once, as their rows are larger than what is kept of them. */
const PIECE = 250;

export type ReadingSource = 'primary' | 'replica';

/** Reads the catalogue for an index; a reading that is broken off frees its connection. */
export interface Readings {
  readAll(source: ReadingSource, after: ReadingPlace | undefined): AsyncIterable<PackedDocuments>;
  readSince(source: ReadingSource, sequence: number): AsyncIterable<PackedChanges>;
}

/** Reads in the thread that asks, in raw SQL since all of the catalogue is read at once. */
export function readingsOf(poolOf: (source: ReadingSource) => Pool): Readings {
  return {
    readAll: (source, after) => inSnapshot(poolOf(source), (client) => readListed(client, after)),
    readSince: (source, sequence) => inSnapshot(poolOf(source), (client) => readChanges(client, sequence)),
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
async function* readListed(
  client: PoolClient,
  after: ReadingPlace | undefined,
): AsyncGenerator<PackedDocuments> {
  await client.query(
    `DECLARE listed NO SCROLL CURSOR FOR
     SELECT gtin FROM products WHERE listed ${after ? `AND ${isAfter(client, after)}` : ''}
     ORDER BY popularity DESC, gtin`,
  );
  for (;;) {
    const { rows } = await client.query<{ gtin: string }>(`FETCH ${BATCH} FROM listed`);
    if (rows.length === 0) return;
    const documents = await findDocuments(
      client,
      rows.map(({ gtin }) => gtin),
    );
    yield packDocuments(rows.flatMap(({ gtin }) => documents.get(gtin) ?? []));
  }
}

/** The declaration of a cursor takes no parameters. */
function isAfter(client: PoolClient, { popularity, gtin }: ReadingPlace): string {
  const place = `${client.escapeLiteral(String(popularity))}::real`;
  return `(popularity < ${place} OR (popularity = ${place} AND gtin > ${client.escapeLiteral(gtin)}))`;
}

interface Change {
  readonly gtin: string;
  readonly change_seq: number;
  readonly listed: boolean;
}

async function* readChanges(client: PoolClient, since: number): AsyncGenerator<PackedChanges> {
  let sequence = since;
  for (;;) {
    const changes = await findChanges(client, sequence);
    const last = changes.at(-1);
    if (!last) return;
    const documents = await findDocuments(
      client,
      changes.flatMap(({ gtin, listed }) => (listed ? [gtin] : [])),
    );
    const read = changes.map(({ gtin, change_seq }): CatalogueChange => {
      const document = documents.get(gtin);
      return document
        ? { sequence: change_seq, kind: 'upsert', document }
        : { sequence: change_seq, kind: 'delete', gtin };
    });
    yield packChanges(read);
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
  const documents = new Map<string, SearchDocument>();
  // While the documents of a piece are made, the store looks for the next.
  for await (const rows of readAhead(findPieces(client, gtins))) {
    for (const row of rows) documents.set(row.gtin, searchDocument(row, readFigures(row.figures)));
  }
  return documents;
}

interface FeedRow extends ProductRow {
  readonly figures: string | null;
}

async function* findPieces(client: PoolClient, gtins: readonly string[]): AsyncGenerator<FeedRow[]> {
  for (let start = 0; start < gtins.length; start += PIECE) {
    const { rows } = await client.query<FeedRow>({
      name: 'catalogue-feed',
      text: `SELECT product.*, (${SELECT_FIGURES}) AS figures
        FROM (${SELECT_PRODUCT} WHERE product.gtin = ANY($1)) product`,
      values: [gtins.slice(start, start + PIECE)],
    });
    yield rows;
  }
}
