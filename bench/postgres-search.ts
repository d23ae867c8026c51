import type { Pool } from 'pg';
import type { SearchQuery } from '#server/search/engine.ts';
import type { LoggedQuery } from './query-log.ts';

/**
 * The peer: PostgreSQL's full-text search over the same products, indexed, ordered by rank, with the exact total.
 * Milliseconds of each query, one at a time.
 */
export async function measurePostgres(pool: Pool, queries: readonly LoggedQuery[]): Promise<number[]> {
  const client = await pool.connect();
  try {
    await client.query(`CREATE TEMPORARY TABLE texts AS
      SELECT gtin, name, to_tsvector('english', coalesce(name, '') || ' ' || coalesce(ingredients, '')) AS words
      FROM products WHERE listed`);
    await client.query('CREATE INDEX ON texts USING gin (words)');
    await client.query('ANALYZE texts');
    const times: number[] = [];
    for (const { query } of queries) {
      const started = performance.now();
      await client.query(
        `WITH found AS MATERIALIZED (SELECT * FROM texts WHERE words @@ to_tsquery('english', $1))
         SELECT gtin, (SELECT count(*) FROM found) AS total FROM found
         ORDER BY ts_rank(words, to_tsquery('english', $1)) DESC LIMIT $2 OFFSET $3`,
        [toTsQuery(query), query.limit, query.offset],
      );
      times.push(performance.now() - started);
    }
    return times;
  } finally {
    client.release(true);
  }
}

/** Every word is required; the last one may be a prefix. */
function toTsQuery({ term }: SearchQuery): string {
  return `${term.split(' ').join(' & ')}:*`;
}
