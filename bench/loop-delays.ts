import { once } from 'node:events';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';

/** How late timers of the thread fire, in ms. */
export interface Delays {
  readonly worst: number;
  readonly p99: number;
}

const RESOLUTION_MS = 1;

export function measureDelays(): { stop(): Delays } {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  return {
    stop() {
      histogram.disable();
      const late = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - RESOLUTION_MS);
      return { worst: late(histogram.max), p99: late(histogram.percentile(99)) };
    },
  };
}

/** The same in a thread that does nothing: what a busy machine does to timers. */
export interface DelayFloor {
  start(): Promise<void>;
  stop(): Promise<Delays>;
  end(): Promise<void>;
}

export async function openDelayFloor(): Promise<DelayFloor> {
  const worker = new Worker(new URL(import.meta.url));
  await once(worker, 'online');
  const ask = async (request: 'start' | 'stop') => {
    worker.postMessage(request);
    const [reply] = await once(worker, 'message');
    return reply as Delays;
  };
  return {
    async start() {
      await ask('start');
    },
    stop: () => ask('stop'),
    async end() {
      await worker.terminate();
    },
  };
}

function serve(port: NonNullable<typeof parentPort>): void {
  let running: ReturnType<typeof measureDelays> | undefined;
  port.on('message', (request: 'start' | 'stop') => {
    if (request === 'start') running = measureDelays();
    port.postMessage(request === 'stop' ? running?.stop() : null);
  });
}

if (!isMainThread && parentPort !== null) serve(parentPort);
