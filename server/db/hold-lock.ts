import type { Pool } from 'pg';

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
  const free = (error?: Error) => {
    if (isFreed) return;
    isFreed = true;
    // Closing the connection frees the lock.
    client.release(error ?? true);
  };
  client.once('error', (error) => {
    free(error);
    onLost();
  });
  try {
    const { rows } = await client.query<{ locked: boolean }>(
      'SELECT pg_try_advisory_lock(hashtextextended($1, 13)) AS locked',
      [name],
    );
    if (rows[0]?.locked === true) return async () => free();
  } catch (error) {
    free(error instanceof Error ? error : new Error(String(error)));
    throw error;
  }
  isFreed = true;
  client.removeAllListeners('error');
  client.release();
  return undefined;
}
