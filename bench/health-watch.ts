import { once } from 'node:events';
import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

/** What who watches over a server hears from it. */
export interface Health {
  readonly asked: number;
  readonly answered: number;
  readonly longestMs: number;
}

const PROBE_MS = 100;

/**
 * Asks whether a server is alive, each time on a connection of its own, from a thread of its own: the one that makes the load
 * would be late itself.
 */
export async function watchHealth(url: string): Promise<{ stop(): Promise<Health> }> {
  const worker = new Worker(new URL(import.meta.url), { workerData: url });
  await once(worker, 'online');
  return {
    async stop() {
      worker.postMessage('stop');
      const [health] = await once(worker, 'message');
      return health as Health;
    },
  };
}

async function watch(port: NonNullable<typeof parentPort>, url: string): Promise<void> {
  let isStopped = false;
  port.once('message', () => {
    isStopped = true;
  });
  const health = { asked: 0, answered: 0, longestMs: 0 };
  while (!isStopped) {
    const begun = performance.now();
    health.asked++;
    if (await isAlive(url)) health.answered++;
    health.longestMs = Math.max(health.longestMs, performance.now() - begun);
    await pause(PROBE_MS);
  }
  port.postMessage(health);
}

function isAlive(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    get(`${url}/healthz`, { agent: false }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode === 200));
    }).once('error', () => resolve(false));
  });
}

if (!isMainThread && parentPort !== null) await watch(parentPort, workerData as string);
