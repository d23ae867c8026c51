import type { Pool, PoolClient } from 'pg';
import type { Log } from '../log.ts';

const RETRY_MS = 1_000;

export interface Listener {
  readonly log: Pick<Log, 'warn'>;
  /** After each time the connection was made: what was told before may have been missed. */
  readonly onConnect: () => void | Promise<void>;
  readonly onNotify: (payload: string) => void;
}

/** Hears a channel of the store for good, over lost connections too. Gives what ends it. */
export async function listen(pool: Pool, channel: string, listener: Listener): Promise<() => Promise<void>> {
  let client: PoolClient | undefined;
  let retry: NodeJS.Timeout | undefined;
  let stopped = false;

  async function connect(): Promise<void> {
    const next = await pool.connect();
    next.on('notification', ({ payload }) => listener.onNotify(payload ?? ''));
    next.once('error', (error) => {
      // Ended by ourselves, it was given back already.
      if (client !== next) return;
      client = undefined;
      next.release(error);
      lose(error);
    });
    client = next;
    await next.query(`LISTEN ${channel}`);
    await listener.onConnect();
  }

  function lose(error: Error): void {
    if (stopped) return;
    listener.log.warn(
      { channel, reason: error.message },
      'a channel of the store is not heard for the moment',
    );
    retry = setTimeout(() => connect().catch(lose), RETRY_MS);
  }

  await connect();
  return async () => {
    stopped = true;
    clearTimeout(retry);
    // Ended, not given back: a listening connection is of no use to others.
    const last = client;
    client = undefined;
    last?.release(true);
  };
}
