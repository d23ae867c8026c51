import { Worker } from 'node:worker_threads';
import { endThread, inTurn, onlineOrEnded } from '../threads/thread-turn.ts';
import type { EndRequest, TaskInput, TaskName, TaskOutput, TaskReply, TaskRequest } from './index-worker.ts';

/** Runs tasks one after another in a thread that starts with the first one. */
export interface IndexThread {
  /** Rejects with the task's error, or where the thread ended before it answered. */
  run<N extends TaskName>(name: N, input: TaskInput<N>): Promise<TaskOutput<N>>;
  /** Ends the thread, which frees its memory. The next task starts another. */
  end(): Promise<void>;
}

interface Waiting {
  readonly resolve: (output: never) => void;
  readonly reject: (error: Error) => void;
}

/** A batch's garbage is short-lived: with the default of 96 MB the process grew by 140 MB. */
const YOUNG_GENERATION_MB = 24;

export function openIndexThread(): IndexThread {
  let worker: Promise<Worker> | undefined;
  let lastId = 0;
  const waiting = new Map<number, Waiting>();

  const failAll = (error: Error) => {
    worker = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  const settle = (reply: TaskReply) => {
    const task = waiting.get(reply.id);
    waiting.delete(reply.id);
    if ('error' in reply) task?.reject(new Error(reply.error));
    else task?.resolve(reply.output as never);
  };
  const start = () => {
    const starting = inTurn(async () => {
      const started = new Worker(new URL('./index-worker.ts', import.meta.url), {
        resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
      });
      const isOurs = () => worker === starting;
      started.on('message', settle);
      started.on('error', (error) => isOurs() && failAll(error));
      started.on('exit', () => isOurs() && failAll(new Error('the index thread ended')));
      await onlineOrEnded(started);
      return started;
    });
    return starting;
  };
  return {
    run: (name, input) =>
      new Promise((resolve, reject) => {
        worker ??= start();
        const id = ++lastId;
        waiting.set(id, { resolve, reject });
        worker.then((started) => {
          if (waiting.has(id)) started.postMessage({ id, name, input } satisfies TaskRequest);
        }, failAll);
      }),
    async end() {
      const ending = worker;
      failAll(new Error('the index thread was ended before its task'));
      const started = await ending?.catch(() => undefined);
      if (started) await inTurn(() => endThread(started, 'end' satisfies EndRequest));
    },
  };
}
