import { expect, test, vi } from 'vitest';
import { openTestDb } from '#tests/support/test-db.ts';
import { type Listener, listen } from './listen.ts';

const store = await openTestDb();

const quiet: Listener = {
  log: { warn: () => undefined },
  onConnect: () => undefined,
  onNotify: () => undefined,
};

/** Connections that were taken and not given back. */
const inUse = () => store.pool.totalCount - store.pool.idleCount;

/** Breaks the listening connection as a restart of the server would, once those of before have ended. */
async function breakConnection(): Promise<void> {
  const countListeners = async () => {
    const { rowCount } = await store.pool.query(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND query = 'LISTEN news'`,
    );
    return rowCount;
  };
  await expect.poll(countListeners).toBe(1);
  const { rowCount } = await store.pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND query = 'LISTEN news'`,
  );
  expect(rowCount).toBe(1);
}

/** Listens, and answers each connection made as a step of its own. */
async function listenForNews(onConnect: () => void | Promise<void> = () => undefined) {
  const heard = vi.fn();
  const connections = vi.fn(onConnect);
  const stop = await listen(store.pool, 'news', { ...quiet, onConnect: connections, onNotify: heard });
  const connected = (times: number) => expect.poll(() => connections.mock.calls.length).toBe(times);
  return { stop, heard, connected };
}

test('what is told is heard, over a lost connection too, until it is stopped', async () => {
  const { stop, heard, connected } = await listenForNews();
  await store.pool.query(`NOTIFY news, 'first'`);
  await expect.poll(() => heard.mock.calls).toEqual([['first']]);
  await breakConnection();
  await connected(2);
  await store.pool.query(`NOTIFY news, 'second'`);
  await expect.poll(() => heard.mock.calls).toEqual([['first'], ['second']]);
  await stop();
  expect(inUse()).toBe(0);
});

test('a channel that the server refuses rejects and keeps no connection', async () => {
  await expect(listen(store.pool, 'no channel', quiet)).rejects.toThrow('syntax error');
  expect(inUse()).toBe(0);
});

test('a listener that cannot catch up at the start rejects and keeps no connection', async () => {
  await expect(listenForNews(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(inUse()).toBe(0);
});

test('a listener that cannot catch up after a lost connection is tried again, on one connection', async () => {
  let attempts = 0;
  const { stop, heard, connected } = await listenForNews(() => {
    attempts++;
    if (attempts === 2) throw new Error('no');
  });
  await breakConnection();
  await connected(3);
  expect(inUse()).toBe(1);
  await store.pool.query(`NOTIFY news, 'once'`);
  await expect.poll(() => heard.mock.calls).toEqual([['once']]);
  await stop();
});

test('stopped while it reconnects, it keeps no connection', async () => {
  const { stop } = await listenForNews();
  await breakConnection();
  const stopped = Promise.withResolvers<void>();
  const connect = store.pool.connect.bind(store.pool);
  vi.spyOn(store.pool, 'connect').mockImplementationOnce(() => {
    queueMicrotask(() => stopped.resolve(stop()));
    return connect();
  });
  await stopped.promise;
  expect(inUse()).toBe(0);
});
