import type { Pool } from 'pg';

/** Runs `work` while no other process of this store runs work under the same name. A killed process frees it. */
export async function withStoreLock<T>(pool: Pool, name: string, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken = true;
  try {
    await client.query('SELECT pg_advisory_lock(hashtextextended($1, 11))', [name]);
    const result = await work();
    await client.query('SELECT pg_advisory_unlock(hashtextextended($1, 11))', [name]);
    broken = false;
    return result;
  } finally {
    // A connection on which something failed may still hold the lock: it is closed, which frees it.
    client.release(broken);
  }
}
