import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { StartError } from './start-error.ts';

/**
 * Connections that wait to be accepted. Beyond Node's own 511, a burst while the thread is busy leaves clients that take
 * themselves for connected, and the kernel resets them 15 s later; here they get an answer or a 503. The kernel's
 * `net.core.somaxconn` bounds it.
 */
const BACKLOG = 4_096;

/** As HTTP's own listener has them. */
const SOCKETS = { allowHalfOpen: true, noDelay: true };

/** `localhost` may have an address of each family, and clients choose; of another host the system chooses. */
export async function addressesOf(host: string): Promise<readonly string[]> {
  if (host !== 'localhost') return [host];
  return (await lookup(host, { all: true })).map(({ address }) => address);
}

/**
 * Listens on the first address with the server itself, and on each of the others with a listener that hands the server its
 * connections: they have its limits, and end with it. Answers these listeners.
 */
export async function listen(
  app: FastifyInstance,
  [first = '', ...others]: readonly string[],
  port: number,
): Promise<readonly Server[]> {
  try {
    await app.listen({ host: first, port, backlog: BACKLOG });
  } catch (error) {
    throw explain(error as NodeJS.ErrnoException, first, port);
  }
  const opened = others.map((address) => listenBesides(app, address, port));
  return (await Promise.all(opened)).flat();
}

async function listenBesides(app: FastifyInstance, host: string, port: number): Promise<readonly Server[]> {
  const listener = createServer(SOCKETS, (socket) => app.server.emit('connection', socket));
  try {
    await once(listener.listen({ host, port, backlog: BACKLOG }), 'listening');
    return [listener];
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (NOT_HERE.includes(code)) return [];
    throw explain(error as NodeJS.ErrnoException, host, port);
  }
}

/** Where IPv6 is off, `localhost` may be said to have an address of it all the same. */
const NOT_HERE = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'];

function explain(error: NodeJS.ErrnoException, host: string, port: number): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartError(`PORT ${port} on ${host} is in use: stop what listens there, or set PORT.`);
    case 'EACCES':
      return new StartError(`PORT ${port} may not be opened by this user: set PORT to 1024 or more.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartError(`HOST ${host} is no address of this machine.`);
    default:
      return error;
  }
}
