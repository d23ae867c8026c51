import { Agent, request } from 'node:http';

export interface Write {
  readonly method: 'POST' | 'PUT';
  readonly path: string;
  readonly token: string;
  readonly body: object;
}

/** A client that keeps its connections; `send` answers the milliseconds until the last byte. */
export function openWriter(url: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const { hostname, port } = new URL(url);
  const send = ({ method, path, token, body }: Write) =>
    new Promise<number>((resolve, reject) => {
      const started = performance.now();
      const text = JSON.stringify(body);
      const headers = {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'content-length': text.length,
      };
      const asked = request({ agent, hostname, port, method, path, headers }, (response) => {
        response.resume();
        response.on('error', reject);
        response.on('end', () => {
          if (response.statusCode === 200) resolve(performance.now() - started);
          else reject(new Error(`${method} ${path} answered ${response.statusCode}`));
        });
      });
      asked.on('error', reject);
      asked.end(text);
    });
  return { send, close: () => agent.destroy() };
}

/** Work for so many workers at a time; answers each one's milliseconds and how many were done in a second. */
export async function saturateWith(
  workers: number,
  count: number,
  work: (n: number) => Promise<number>,
): Promise<{ readonly ms: readonly number[]; readonly perSecond: number }> {
  const ms: number[] = [];
  let next = 0;
  const started = performance.now();
  const worker = async () => {
    for (let n = next++; n < count; n = next++) ms.push(await work(n));
  };
  await Promise.all(Array.from({ length: workers }, worker));
  return { ms, perSecond: Math.round((count * 1000) / (performance.now() - started)) };
}

/** Work begun at a rate, whether or not it keeps up: waiting for a free server counts. */
export async function workAtRate(
  rate: number,
  count: number,
  work: (n: number) => Promise<number>,
): Promise<readonly number[]> {
  const started = performance.now();
  return Promise.all(
    Array.from({ length: count }, async (_, n) => {
      const due = started + (n * 1000) / rate;
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
      // A timer is up to a millisecond late, and that is not the server's doing.
      const late = performance.now() - due;
      return (late > 5 ? late : 0) + (await work(n));
    }),
  );
}
