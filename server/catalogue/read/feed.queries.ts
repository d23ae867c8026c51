import type { Pool, PoolClient } from 'pg';
import type { NutrientLabel } from '#contract/nutrition.ts';
import { listen } from '#server/db/listen.ts';
import type { Reads } from '#server/db/open-reads.ts';
import type { Log } from '#server/log.ts';
import type { CatalogueChange, SearchDocument } from '#server/search/document.ts';
import type { CatalogueFeed, ReadingPlace } from '#server/search/feed.ts';
import { type ProductRow, SELECT_PRODUCT } from '../product/columns.ts';
import { type Figures, searchDocument } from '../product/present-product.ts';
import { CATALOGUE_CHANGED } from '../store/catalogue-transaction.queries.ts';
import { latestSequence } from './latest-sequence.queries.ts';
import { poolAt } from './pool-at.ts';

/** Products of a batch: a few megabytes. */
const BATCH = 2_000;
/** Products looked up and presented between two turns of the event loop: a few milliseconds. */
const PIECE = 50;

const NO_FIGURES: Figures = { perServing: {}, per100: {} };

/**
 * The store's catalogue as an index reads it, in raw SQL since all of it is read at once: numbers from the primary, products
 * from the replica where it has come so far. A reading that is broken off
 * frees its connection.
 */
export function openCatalogueFeed(pool: Pool, reads: Reads): CatalogueFeed {
  /** The newest change a caller knows of: what it reads then must not be older. */
  let known = 0;
  const source = () => poolAt(pool, reads, known);
  return {
    latestSequence: async () => {
      const latest = await latestSequence(pool);
      known = latest;
      return latest;
    },
    countProducts: async () => {
      const { rows } = await pool.query<{ count: number }>('SELECT count(*) FROM products WHERE listed');
      return rows[0]?.count ?? 0;
    },
    readAll: (after) => inSnapshot(source, (client) => readListed(client, after)),
    readSince: (sequence) => inSnapshot(source, (client) => readChanges(client, sequence)),
  };
}

/** One consistent view of the store for as long as the reading takes. */
async function* inSnapshot<T>(
  source: () => Promise<Pool>,
  read: (client: PoolClient) => AsyncIterable<T>,
): AsyncGenerator<T, void, undefined> {
  const client = await (await source()).connect();
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
): AsyncGenerator<readonly SearchDocument[]> {
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
    yield rows.flatMap(({ gtin }) => documents.get(gtin) ?? []);
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
  const documents = new Map<string, SearchDocument>();
  for (let start = 0; start < gtins.length; start += PIECE) {
    for (const document of await findPiece(client, gtins.slice(start, start + PIECE)))
      documents.set(document.gtin, document);
  }
  return documents;
}

async function findPiece(client: PoolClient, gtins: readonly string[]): Promise<SearchDocument[]> {
  const figures = await listFigures(client, gtins);
  const { rows } = await client.query<ProductRow>({
    name: 'catalogue-feed',
    text: `${SELECT_PRODUCT} WHERE product.gtin = ANY($1)`,
    values: [gtins],
  });
  return rows.map((row) => searchDocument(row, figures.get(row.gtin) ?? NO_FIGURES));
}

interface FiguresRow {
  readonly gtin: string;
  /** `sodium 140 350,protein 5 `: in a serving and in 100 g or mL; empty where it is not known. */
  readonly figures: string;
}

/** The nutrients of products, by GTIN; one line of text a product, as there are a dozen nutrients of each. */
export async function listFigures(
  client: PoolClient,
  gtins: readonly string[],
): Promise<ReadonlyMap<string, Figures>> {
  const { rows } = await client.query<FiguresRow>({
    name: 'catalogue-figures',
    text: `SELECT gtin, string_agg(nutrient || ' ' || coalesce(per_serving::text, '') || ' ' ||
        coalesce(per_100::text, ''), ',') AS figures
      FROM product_nutrients WHERE gtin = ANY($1) AND NOT flagged GROUP BY gtin`,
    values: [gtins],
  });
  return new Map(rows.map(({ gtin, figures }) => [gtin, readFigures(figures)]));
}

function readFigures(text: string): Figures {
  const perServing: Partial<Record<NutrientLabel, number>> = {};
  const per100: Partial<Record<NutrientLabel, number>> = {};
  for (const figure of text.split(',')) {
    const [nutrient, serving, hundred] = figure.split(' ') as [NutrientLabel, string, string];
    if (serving !== '') perServing[nutrient] = Number(serving);
    if (hundred !== '') per100[nutrient] = Number(hundred);
  }
  return { perServing, per100 };
}

/**
 * Calls `onChange` after every committed change of the catalogue, whichever process made it, and after each time the
 * connection was made, since something may have been missed. Gives what ends it.
 */
export function listenForChanges(
  pool: Pool,
  onChange: () => void,
  log: Pick<Log, 'warn'>,
): Promise<() => Promise<void>> {
  return listen(pool, CATALOGUE_CHANGED, { log, onConnect: onChange, onNotify: onChange });
}
