import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface RawLoad {
  readonly answers: number;
  readonly perSecond: number;
  /** Of an answer's body, on average. */
  readonly bytes: number;
  readonly ms: readonly number[];
}

const HEAD_END = Buffer.from('\r\n\r\n');

/**
 * Asks as fast as answers come, on connections that are kept open: with the little of HTTP that a measurement needs, as a
 * whole client takes more of the processor than the server. Ends after some seconds, or when there is nothing more to ask.
 * Throws where an answer is not 200.
 */
export async function askWithoutPause(
  url: string,
  next: () => string | undefined,
  connections: number,
  seconds: number,
): Promise<RawLoad> {
  const { hostname, port } = new URL(url);
  const ms: number[] = [];
  let bytes = 0;
  const began = performance.now();
  const end = began + seconds * 1000;
  const work = async () => {
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    socket.setNoDelay(true);
    for (let address = next(); address !== undefined; address = next()) {
      const asked = performance.now();
      if (asked >= end) break;
      const length = await ask(socket, `GET ${address} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`);
      bytes += length;
      ms.push(performance.now() - asked);
    }
    socket.destroy();
  };
  await Promise.all(Array.from({ length: connections }, work));
  const took = (performance.now() - began) / 1000;
  return { answers: ms.length, perSecond: ms.length / took, bytes: bytes / ms.length, ms };
}

/** One request; answers the length of the body. */
function ask(socket: Socket, request: string): Promise<number> {
  return new Promise((resolve, reject) => {
    let head: Buffer = Buffer.alloc(0);
    let length = -1;
    let left = 0;
    const done = (error?: Error) => {
      socket.off('data', read).off('error', done).off('close', closed);
      if (error) reject(error);
      else resolve(length);
    };
    const closed = () => done(new Error(`${request}: the connection was closed`));
    const read = (chunk: Buffer) => {
      if (length >= 0) left -= chunk.length;
      else {
        head = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
        const at = head.indexOf(HEAD_END);
        if (at < 0) return;
        const text = head.toString('latin1', 0, at);
        length = Number(/^content-length: (\d+)/im.exec(text)?.[1] ?? Number.NaN);
        if (!text.startsWith('HTTP/1.1 200') || Number.isNaN(length))
          return done(new Error(`${request}: ${text}`));
        left = length - (head.length - at - HEAD_END.length);
      }
      if (left === 0) done();
    };
    socket.on('data', read).once('error', done).once('close', closed);
    socket.write(request);
  });
}
