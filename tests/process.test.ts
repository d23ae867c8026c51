import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isAlive } from '#server/db/embedded/process-identity.ts';
import { breakStart } from '#tests/support/break-start.ts';
import { pollUntil } from '#tests/support/poll-until.ts';
import {
  makeFolder,
  startAndFail,
  startServer,
  startThroughNpm,
  stopDuringStart,
} from '#tests/support/start-server.ts';

const QUICK = { DEMO: 'off' };

/** What a server without products left: to make a store takes longer than to start on it. */
let prepared: string;
beforeAll(async () => {
  prepared = await makeFolder();
  await (await startServer({ dataDir: prepared, env: QUICK })).stop();
});
afterAll(() => rm(prepared, { recursive: true, force: true }));

let folder: string;
afterEach(() => rm(folder, { recursive: true, force: true }));
const inNewFolder = () =>
  beforeEach(async () => {
    folder = await makeFolder();
  });
const inPreparedFolder = () =>
  beforeEach(async () => {
    folder = await makeFolder(prepared);
  });

/** Whether nothing listens at an address. */
const isFree = (url: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.once('connect', () => socket.destroy());
    socket.once('close', () => resolve(socket.bytesRead === 0 && socket.errored !== null));
    socket.once('error', () => undefined);
  });

/** The number of the process that runs the embedded PostgreSQL of the folder. */
async function postmaster(): Promise<number> {
  return Number((await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]);
}

describe('the start is refused with one line', () => {
  inNewFolder();

  test('by a wrong variable', async () => {
    expect(await startAndFail(folder, { PORT: 'http' })).toEqual({
      code: 1,
      output: 'PORT must be a number from 0 to 65535.\n',
    });
  });

  test('by a file of trade words with a wrong line', async () => {
    const path = join(folder, 'words.txt');
    await writeFile(path, 'ketchup = catsup\nsoda\n');
    expect(await startAndFail(folder, { ...QUICK, SEARCH_WORDS: path })).toEqual({
      code: 1,
      output: `SEARCH_WORDS ${path}: Line 2: "soda" stands alone: an entry reads "a = b" or "a > b".\n`,
    });
  });

  test('by a DATA_DIR that is a file', async () => {
    await writeFile(join(folder, 'file'), '');
    const { code, output } = await startAndFail(join(folder, 'file'), QUICK);
    expect(code).toBe(1);
    expect(output).toMatch(/^DATA_DIR .*file cannot be used: .*\n$/);
  });

  test.runIf(process.platform === 'linux').each(['/proc', '/proc/larder/data'])(
    'by a DATA_DIR that takes no files: %s',
    async (dataDir) => {
      const { code, output } = await startAndFail(dataDir, QUICK);
      expect(code).toBe(1);
      expect(output).toMatch(/^DATA_DIR \/proc\S* cannot be used: .*\n$/);
    },
  );

  test('by a store that cannot be reached', async () => {
    const { code, output } = await startAndFail(folder, {
      ...QUICK,
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    });
    expect(code).toBe(1);
    expect(output).toMatch(/^The store of DATABASE_URL cannot be reached: .*\n$/);
  });
});

describe('in a new folder', () => {
  inNewFolder();

  test('of two starts at once one serves and the other says why not', async () => {
    const starts = await Promise.allSettled([
      startServer({ dataDir: folder, env: QUICK }),
      startServer({ dataDir: folder, env: QUICK }),
    ]);
    const servers = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
    expect(servers).toHaveLength(1);
    const refused = starts.find((start) => start.status === 'rejected');
    expect(String(refused?.reason)).toContain('Larder already runs on');
    for (const server of servers) expect(await server.stop()).toBe(0);
  });

  test('the demo catalogue is there after the first start, and is not loaded again', async () => {
    const first = await startServer({ dataDir: folder });
    const { total } = (await (await fetch(`${first.url}/api/products?limit=1`)).json()) as { total: number };
    expect(total).toBe(2400);
    await first.stop();
    const second = await startServer({ dataDir: folder, env: { LOG_LEVEL: 'info' } });
    expect(second.output()).not.toContain('the demo catalogue was loaded');
    await second.stop();
  });

  test('it ends in order when it is asked to while it starts', async () => {
    const mark = /the store was migrated/;
    expect(await stopDuringStart(folder, { LOG_LEVEL: 'info' }, mark)).toBe(0);
    await expect(postmaster()).rejects.toThrow('ENOENT');
  });
});

describe('in the folder of an earlier start', () => {
  inPreparedFolder();

  test('a port that is taken refuses the start, and what was opened is closed again', async () => {
    const other = createServer();
    other.listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { code, output } = await startAndFail(folder, { ...QUICK, PORT: String(port) });
    other.close();
    expect(code).toBe(1);
    expect(output).toBe(`PORT ${port} on 127.0.0.1 is in use: stop what listens there, or set PORT.\n`);
    const server = await startServer({ dataDir: folder, env: QUICK });
    expect(await server.stop()).toBe(0);
  });

  test.each([
    ['route', /FST_ERR_DUPLICATED_ROUTE|Method 'GET' already declared for route '\/healthz'/],
    ['plugin', /Error: a plugin failed/],
  ] as const)(
    'a fault in a %s ends the start with its stack, and leaves no store running',
    async (fault, mark) => {
      const { code, output } = await startAndFail(folder, { ...QUICK, ...breakStart(fault) });
      expect(output).toMatch(mark);
      expect(output).toMatch(/\n +at /);
      expect(code).toBe(1);
      await expect(postmaster()).rejects.toThrow('ENOENT');
    },
  );

  test('a server that already runs on the same DATA_DIR refuses the start, and goes on', async () => {
    const server = await startServer({ dataDir: folder, env: QUICK });
    const { code, output } = await startAndFail(folder, QUICK);
    expect(code).toBe(1);
    expect(output).toBe(`Larder already runs on ${folder} (process ${server.pid}, ${server.url}).\n`);
    await pollUntil('it is ready', async () => (await fetch(`${server.url}/readyz`)).ok);
    await server.stop();
  });

  test('a killed server leaves nothing in the way of the next one', async () => {
    const killed = await startServer({ dataDir: folder, env: QUICK });
    await killed.kill();
    const next = await startServer({ dataDir: folder, env: QUICK });
    expect((await fetch(`${next.url}/api/categories`)).status).toBe(200);
    expect(await next.stop()).toBe(0);
  });

  test('a request in flight is finished before the process ends', async () => {
    const server = await startServer({ dataDir: folder, env: QUICK });
    const body = JSON.stringify({ email: 'marta@example.com' });
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    await once(socket, 'connect');
    socket.setEncoding('utf8');
    socket.write(
      `POST /api/auth/magic-link HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n`,
    );
    socket.write(`content-length: ${body.length}\r\n\r\n${body.slice(0, 5)}`);
    // Another exchange on the same process: by its end the server has read what was sent before.
    await fetch(`${server.url}/healthz`);
    const stopped = server.stop();
    await pollUntil('the server takes no new connections', () => isFree(server.url));
    socket.write(body.slice(5));
    const [answer] = (await once(socket, 'data')) as [string];
    expect(answer).toMatch(/^HTTP\/1.1 200 /);
    expect(await stopped).toBe(0);
  });
});

describe('in the folder of an earlier start, asked to end', () => {
  inPreparedFolder();

  test('the process does not wait for a body that never comes', async () => {
    const server = await startServer({ dataDir: folder, env: QUICK });
    const store = await postmaster();
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    await once(socket, 'connect');
    socket.write('POST /api/auth/refresh HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\n{"');
    await fetch(`${server.url}/healthz`);
    expect(await server.stop()).toBe(0);
    await pollUntil('PostgreSQL has ended', () => !isAlive({ pid: store, started: null }));
    socket.destroy();
  });
});

describe('started as the README says, the server, its store and its port are gone', () => {
  inPreparedFolder();

  test.each([
    ['npm is asked to end', 'SIGTERM', 1],
    ['npm is killed', 'SIGKILL', 1],
    ['Ctrl-C is pressed in its terminal', 'SIGINT', -1],
    ['its terminal is closed', 'SIGHUP', -1],
  ] as const)('after %s', async (_, signal, one) => {
    const { url, pid, ended } = await startThroughNpm(folder, QUICK);
    const store = await postmaster();
    process.kill(one * pid, signal);
    await ended;
    expect(await isFree(url)).toBe(true);
    await pollUntil('PostgreSQL has ended', () => !isAlive({ pid: store, started: null }));
  });
});
