import type { Pool, PoolClient } from 'pg';

/** Key of the advisory lock that every writer of the catalogue holds until it commits ("catalog" on a telephone). */
const CATALOGUE_LOCK = 2_282_564;

/** What writers notify and the search index listens to. */
export const CATALOGUE_CHANGED = 'catalogue_changed';

/**
 * Runs `work` in one transaction that holds the catalogue's lock: change numbers become visible in their order.
 * Nothing of it stays where `work` fails.
 */
export async function inCatalogueTransaction<T>(
  pool: Pool,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(`SELECT pg_advisory_xact_lock(${CATALOGUE_LOCK})`);
    const result = await work(client);
    await client.query('COMMIT');
    client.release();
    return result;
  } catch (error) {
    // A connection that cannot even roll back is of no further use.
    await client.query('ROLLBACK').then(
      () => client.release(),
      (lost: Error) => client.release(lost),
    );
    throw error;
  }
}

/** Tells the search index of a change once the transaction commits. */
export async function notifyChange(client: PoolClient): Promise<void> {
  await client.query(`NOTIFY ${CATALOGUE_CHANGED}`);
}
