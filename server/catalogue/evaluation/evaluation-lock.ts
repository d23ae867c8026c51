import type { Pool, PoolClient } from 'pg';

/** Key of the advisory lock of the one process that evaluates a store ("evaluate" on a telephone). */
const EVALUATION_LOCK = 38_258_283;

/**
 * Runs `work` as the only evaluation of this store; undefined where another process has one under way. The lock is the
 * connection's: it goes with a killed process, and where the connection is lost `work` is told by its signal.
 */
export async function asOnlyEvaluation<T>(
  pool: Pool,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T | undefined> {
  const client = await pool.connect();
  const lost = new AbortController();
  let loss: Error | undefined;
  const onError = (error: Error) => {
    loss = error;
    lost.abort();
  };
  client.on('error', onError);
  try {
    if (!(await tryLock(client))) return undefined;
    const result = await work(AbortSignal.any([signal, lost.signal]));
    await client.query('SELECT pg_advisory_unlock($1)', [EVALUATION_LOCK]);
    return result;
  } catch (error) {
    loss ??= error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    client.off('error', onError);
    // A connection on which something failed may still hold the lock: it is closed, which frees it.
    client.release(loss);
  }
}

async function tryLock(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>('SELECT pg_try_advisory_lock($1) AS locked', [
    EVALUATION_LOCK,
  ]);
  return rows[0]?.locked === true;
}
