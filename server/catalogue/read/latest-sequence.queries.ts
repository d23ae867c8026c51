import type { Pool } from 'pg';

/** The number of the newest committed change; 0 for an empty catalogue. */
export async function latestSequence(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ latest: number }>(
    `SELECT greatest(0, (SELECT max(change_seq) FROM products), (SELECT max(change_seq) FROM deleted_products))
       AS latest`,
  );
  return rows[0]?.latest ?? 0;
}
