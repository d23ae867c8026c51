import { connect } from 'node:net';

export interface RawLoad {
  readonly answers: number;
  readonly perSecond: number;
  /** Of an answer's body, on average. */
  readonly bytes: number;
  readonly ms: readonly number[];
}

const HEAD_END = '\r\n\r\n';
const READ_BYTES = 64 * 1024;

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
  const ms: number[] = [];
  let bytes = 0;
  const began = performance.now();
  const end = began + seconds * 1000;
  const nextInTime = () => (performance.now() < end ? next() : undefined);
  const take = (length: number, tookMs: number) => {
    bytes += length;
    ms.push(tookMs);
  };
  await Promise.all(Array.from({ length: connections }, () => askOnConnection(url, nextInTime, take)));
  const took = (performance.now() - began) / 1000;
  return { answers: ms.length, perSecond: ms.length / took, bytes: bytes / ms.length, ms };
}

/** One request after another; each answer is read into the same memory. */
function askOnConnection(
  url: string,
  next: () => string | undefined,
  take: (length: number, ms: number) => void,
): Promise<void> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    let request = '';
    let asked = 0;
    let head = '';
    /** Of the answer's body; undefined while its head is read. */
    let length: number | undefined;
    let left = 0;
    const ask = () => {
      const address = next();
      if (address === undefined) {
        resolve();
        return socket.destroy();
      }
      request = `GET ${address} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`;
      [head, length, asked] = ['', undefined, performance.now()];
      return socket.write(request, 'latin1');
    };
    const readHead = (count: number, memory: Uint8Array) => {
      const before = head.length;
      head += Buffer.from(memory.buffer, memory.byteOffset, count).toString('latin1');
      const at = head.indexOf(HEAD_END);
      if (at < 0) return;
      length = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? Number.NaN);
      if (!head.startsWith('HTTP/1.1 200') || Number.isNaN(length)) {
        length = undefined;
        socket.destroy(new Error(`${request}: ${head.slice(0, at)}`));
        return;
      }
      left = length - (before + count - at - HEAD_END.length);
    };
    const read = (count: number, memory: Uint8Array) => {
      if (length === undefined) readHead(count, memory);
      else left -= count;
      if (length !== undefined && left === 0) {
        take(length, performance.now() - asked);
        ask();
      }
      return true;
    };
    const socket = connect({
      host: hostname,
      port: Number(port),
      noDelay: true,
      onread: { buffer: new Uint8Array(READ_BYTES), callback: read },
    });
    socket.once('connect', ask);
    socket
      .once('error', reject)
      .once('close', () => reject(new Error(`${request}: the connection was closed`)));
  });
}
