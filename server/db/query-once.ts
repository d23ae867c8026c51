import type { Pool, QueryConfig, QueryResultRow } from 'pg';

/** One query on a connection of its own. */
export async function queryOnce<R extends QueryResultRow>(
  pool: Pick<Pool, 'connect'>,
  query: QueryConfig,
): Promise<R[]> {
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    return (await client.query<R>(query)).rows;
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    client.release(failure);
  }
}
