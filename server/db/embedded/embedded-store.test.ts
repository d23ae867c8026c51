import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client, type ClientConfig } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeFolder } from '#tests/support/start-server.ts';
import { joinEmbeddedStore } from './embedded-store.ts';
import { isUncollected } from './process-identity.ts';

let folder: string;
beforeEach(async () => {
  folder = await makeFolder();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function query(connection: ClientConfig, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client(connection);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

async function postmaster(): Promise<number> {
  return Number((await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]);
}

/** Joins the store in a process of its own that keeps it until it is killed. */
async function joinElsewhere() {
  const script = `import { joinEmbeddedStore } from '#server/db/embedded/embedded-store.ts';
    await joinEmbeddedStore(${JSON.stringify(folder)}); console.log('joined'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], {
    cwd: join(import.meta.dirname, '..', '..', '..'),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

describe('a folder that cannot hold a store is refused with one sentence', () => {
  test('a file in its place', async () => {
    await writeFile(join(folder, 'file'), '');
    await expect(joinEmbeddedStore(join(folder, 'file'))).rejects.toThrow(
      /^DATA_DIR .*file cannot be used: /,
    );
  });

  test('a cluster of another version', async () => {
    await mkdir(join(folder, 'postgres'));
    await writeFile(join(folder, 'postgres', 'PG_VERSION'), '12\n');
    await expect(joinEmbeddedStore(folder)).rejects.toThrow('was made by PostgreSQL 12, this is 18');
  });
});

test('it opens no port, fsyncs, and the last to leave stops it', async () => {
  const first = await joinEmbeddedStore(folder);
  const second = await joinEmbeddedStore(folder);
  expect(await query(first.connection, 'SHOW listen_addresses')).toEqual([{ listen_addresses: '' }]);
  expect(await query(first.connection, 'SHOW fsync')).toEqual([{ fsync: 'on' }]);
  await first.leave();
  expect(await query(second.connection, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await second.leave();
  await expect(query(second.connection, 'SELECT 1')).rejects.toThrow();
});

test('a folder nobody else may enter works too, for root and for its owner', async () => {
  await chmod(folder, 0o700);
  const store = await joinEmbeddedStore(join(folder, 'inner'));
  expect(await query(store.connection, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await store.leave();
});

test('a long path gets its socket in a short folder', async () => {
  const deep = join(folder, 'a'.repeat(60), 'b'.repeat(60));
  await mkdir(deep, { recursive: true });
  const store = await joinEmbeddedStore(deep);
  expect(await query(store.connection, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await store.leave();
});

describe('in the folder of a store that was stopped', () => {
  /** To make a store takes longer than to start on it. */
  let stopped: string;
  beforeAll(async () => {
    stopped = await makeFolder();
    await (await joinEmbeddedStore(stopped)).leave();
  });
  afterAll(() => rm(stopped, { recursive: true, force: true }));
  beforeEach(async () => {
    await rm(folder, { recursive: true, force: true });
    folder = await makeFolder(stopped);
  });

  test('a server left over by a killed process is taken over, with what was committed', async () => {
    const other = await joinElsewhere();
    other.kill('SIGKILL');
    await once(other, 'exit');
    const running = await postmaster();
    const store = await joinEmbeddedStore(folder);
    expect(await postmaster()).toBe(running);
    await store.leave();
    await expect(query(store.connection, 'SELECT 1')).rejects.toThrow();
  });

  test('a server that was killed itself starts again over its stale pid file', async () => {
    const store = await joinEmbeddedStore(folder);
    await query(store.connection, 'CREATE TABLE kept AS SELECT 42 AS answer');
    process.kill(await postmaster(), 'SIGKILL');
    const again = await joinEmbeddedStore(folder);
    expect(await query(again.connection, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
    await store.leave();
    await again.leave();
  });

  test('a server that is killed while it is used comes back by itself, with what was committed', async () => {
    const store = await joinEmbeddedStore(folder);
    await query(store.connection, 'CREATE TABLE kept AS SELECT 42 AS answer');
    const killed = await postmaster();
    process.kill(killed, 'SIGKILL');
    const answer = () => query(store.connection, 'SELECT answer FROM kept').catch(() => undefined);
    await expect.poll(postmaster).not.toBe(killed);
    await expect.poll(answer).toEqual([{ answer: 42 }]);
    await store.leave();
    await expect(query(store.connection, 'SELECT 1')).rejects.toThrow();
  });

  test('the files of a dead server whose parent never asked for it hold up no start', async () => {
    const store = await joinEmbeddedStore(folder);
    const paths = [join(folder, 'postgres', 'postmaster.pid'), join(folder, 'socket', '.s.PGSQL.5432.lock')];
    const texts = await Promise.all(paths.map((path) => readFile(path, 'utf8')));
    await store.leave();
    // The shell becomes a program that does not know of its child.
    const parent = spawn('sh', ['-c', 'sleep 0.1 & echo $!; exec sleep 60'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const dead = Number(await once(parent.stdout, 'data'));
    await expect.poll(() => isUncollected(dead)).toBe(true);
    for (const [n, path] of paths.entries())
      await writeFile(path, (texts[n] ?? '').replace(/^\d+/, String(dead)));
    const again = await joinEmbeddedStore(folder);
    expect(await query(again.connection, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await again.leave();
    parent.kill();
  });

  test('a query that outlives its killed server is waited for', async () => {
    const store = await joinEmbeddedStore(folder);
    const client = new Client(store.connection);
    client.on('error', () => undefined);
    await client.connect();
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    const ended = client
      .query('SELECT count(*) FROM generate_series(1, 1e12::bigint)')
      .catch(() => undefined);
    process.kill(await postmaster(), 'SIGKILL');
    const again = joinEmbeddedStore(folder);
    const log = () => readFile(join(folder, 'postgres', 'server.log'), 'utf8');
    await expect.poll(log).toContain('pre-existing shared memory block');
    process.kill(rows[0]?.pid ?? 0, 'SIGKILL');
    await ended;
    expect(await query((await again).connection, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await store.leave();
    await (await again).leave();
  });
});
