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

/**
 * Takes a lock of the store that one process holds at a time, on a connection of its own: it is free again once this
 * process ends or loses the connection, of which `onLost` is told. Gives what frees it; undefined where another holds it.
 */
export async function holdLock(
  pool: Pool,
  name: string,
  onLost: () => void,
): Promise<(() => Promise<void>) | undefined> {
  const client = await pool.connect();
  let isFreed = false;
  let isWanted = true;
  const free = (error: Error) => {
    if (isFreed) return;
    isFreed = true;
    // Closing the connection frees the lock, some time after.
    client.release(error);
  };
  client.once('error', (error) => {
    free(error);
    if (isWanted) onLost();
  });
  /** Another may take the lock once this has resolved. */
  const unlock = async () => {
    if (isFreed) return;
    isWanted = false;
    try {
      await client.query('SELECT pg_advisory_unlock(hashtextextended($1, 13))', [name]);
    } catch (error) {
      free(error instanceof Error ? error : new Error(String(error)));
    }
    giveBack();
  };
  const giveBack = () => {
    if (isFreed) return;
    isFreed = true;
    client.removeAllListeners('error');
    client.release();
  };
  try {
    const { rows } = await client.query<{ locked: boolean }>(
      'SELECT pg_try_advisory_lock(hashtextextended($1, 13)) AS locked',
      [name],
    );
    if (rows[0]?.locked === true) return unlock;
  } catch (error) {
    free(error instanceof Error ? error : new Error(String(error)));
    throw error;
  }
  giveBack();
  return undefined;
}
