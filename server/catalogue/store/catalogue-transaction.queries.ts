import { sql } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import type { Db } from '#server/db/schema.ts';

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

/** Waits for the catalogue's lock and holds it until the transaction ends, for what is written in the order of changes. */
export async function lockCatalogue(trx: Db): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${sql.lit(CATALOGUE_LOCK)})`.execute(trx);
}

/** Tells the search index of a change once the transaction commits. */
export async function notifyChange(client: PoolClient): Promise<void> {
  await client.query(`NOTIFY ${CATALOGUE_CHANGED}`);
}
