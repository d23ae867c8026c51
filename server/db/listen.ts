import type { Pool, PoolClient } from 'pg';
import type { Log } from '../log.ts';

const RETRY_MS = 1_000;

export interface Listener {
  readonly log: Pick<Log, 'warn'>;
  /** After each time the connection was made: what was told before may have been missed. */
  readonly onConnect: () => void | Promise<void>;
  readonly onNotify: (payload: string) => void;
}

/**
 * Hears a channel of the store for good, over lost connections too. Gives what ends it; then, or where the first
 * connection could not be made, it holds none.
 */
export async function listen(pool: Pool, channel: string, listener: Listener): Promise<() => Promise<void>> {
  let client: PoolClient | undefined;
  let retry: NodeJS.Timeout | undefined;
  let stopped = false;

  async function connect(): Promise<void> {
    const next = await pool.connect();
    if (stopped) return next.release();
    client = next;
    next.on('notification', ({ payload }) => listener.onNotify(payload ?? ''));
    next.once('error', (error) => {
      if (drop(next)) retryAfter(error);
    });
    try {
      await next.query(`LISTEN ${channel}`);
      await listener.onConnect();
    } catch (error) {
      // Dropped before: it was stopped, or its loss is being retried.
      if (drop(next)) throw error;
    }
  }

  /** Ends a connection, since one that listens is of no use to others. False where that was done already. */
  function drop(used: PoolClient | undefined): boolean {
    if (used === undefined || used !== client) return false;
    client = undefined;
    used.release(true);
    return true;
  }

  function retryAfter(error: Error): void {
    if (stopped) return;
    listener.log.warn(
      { channel, reason: error.message },
      'a channel of the store is not heard for the moment',
    );
    retry = setTimeout(() => {
      connecting = connect().catch(retryAfter);
    }, RETRY_MS);
  }

  let connecting = connect();
  await connecting;
  return async () => {
    stopped = true;
    clearTimeout(retry);
    drop(client);
    await connecting;
  };
}
