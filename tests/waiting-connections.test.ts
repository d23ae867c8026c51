import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { type StartedServer, startServer } from '#tests/support/start-server.ts';
import { twoLocalhosts } from '#tests/support/two-localhosts.ts';

/** Connections that Linux keeps for a program that does not take them yet; 0 elsewhere. */
const backlog = Number(await readFile('/proc/sys/net/core/somaxconn', 'utf8').catch(() => '0'));

/** Opens connections with a request each, which the server takes only after `meanwhile`; the answers that are no 200. */
async function failuresOf(server: StartedServer, count: number, meanwhile?: () => void, host = '127.0.0.1') {
  process.kill(server.pid, 'SIGSTOP');
  const sockets: Socket[] = [];
  try {
    for (let n = 0; n < count; n++) {
      const socket = connect(Number(new URL(server.url).port), host);
      sockets.push(socket);
      await once(socket, 'connect', { signal: AbortSignal.timeout(60_000) });
      socket.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n');
    }
    meanwhile?.();
  } finally {
    process.kill(server.pid, 'SIGCONT');
  }
  const answers = await Promise.all(sockets.map((socket) => once(socket, 'data')));
  for (const socket of sockets) socket.destroy();
  return answers.map(String).filter((answer) => !/^HTTP\/1.1 200 /.test(answer));
}

test.skipIf(backlog < 2_000)('a burst of a thousand is kept for later, and all are answered', async () => {
  const server = await startServer({ env: { DEMO: 'off' } });
  expect(await failuresOf(server, 1_000)).toEqual([]);
  expect(await server.stop()).toBe(0);
});

/**
 * A stop cuts connections that are unanswered after three seconds. A busy machine takes 4 ms for each, too long for a
 * thousand.
 */
const AT_THE_END = 300;

test.skipIf(backlog < 2_000).each([
  { host: '127.0.0.1', env: {} },
  { host: '127.0.0.2', env: twoLocalhosts() },
])(
  'those that wait on $host when the server is asked to end are answered before it does',
  async ({ host, env }) => {
    const server = await startServer({ env: { DEMO: 'off', ...env } });
    let stopped: Promise<number | null> | undefined;
    const stop = () => {
      stopped = server.stop();
    };
    expect(await failuresOf(server, AT_THE_END, stop, host)).toEqual([]);
    expect(await stopped).toBe(0);
  },
);
