import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface Receiver {
  readonly url: string;
  readonly received: Received[];
  /** What it does with the next messages: answers with a status, never answers, or breaks the connection off. */
  behave(how: number | 'silent' | 'broken'): void;
  /** Ends with its connections, as a killed process does; it may be started again at the same address. */
  kill(): Promise<void>;
  start(): Promise<void>;
}

/** A receiver of webhooks over real HTTP, on this machine. */
export async function openReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  let behaviour: number | 'silent' | 'broken' = 204;
  let port = 0;
  let server: Server;
  const start = async () => {
    server = createServer(async (request, response) => {
      received.push({ headers: request.headers, body: await text(request) });
      if (behaviour === 'broken') return request.socket.destroy();
      if (behaviour === 'silent') return;
      response.writeHead(behaviour, { location: '/elsewhere' }).end('x'.repeat(100_000));
    }).listen(port, '127.0.0.1');
    await once(server, 'listening');
    ({ port } = server.address() as AddressInfo);
  };
  await start();
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    behave: (how) => {
      behaviour = how;
    },
    kill: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
    start,
  };
}
