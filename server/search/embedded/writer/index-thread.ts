import { Worker } from 'node:worker_threads';
import type { TaskInput, TaskName, TaskOutput } from './index-tasks.ts';
import type { EndRequest, TaskReply, TaskRequest } from './index-worker.ts';

/** Runs tasks one after another in a thread of their own, started with the first of them. */
export interface IndexThread {
  /** Rejects with the task's sentence, or where the thread ended before it answered. */
  run<N extends TaskName>(name: N, input: TaskInput<N>): Promise<TaskOutput<N>>;
  /** Ends the thread, and with it the memory that it worked in. The next task starts another. */
  end(): Promise<void>;
}

interface Waiting {
  readonly resolve: (output: never) => void;
  readonly reject: (error: Error) => void;
}

/** What a batch makes is dropped with it: with the default of 96 MB the process grew 140 MB larger. */
const YOUNG_GENERATION_MB = 24;

/** A thread in the middle of a large task is not waited for. */
const END_MS = 1_000;

export function openIndexThread(): IndexThread {
  let worker: Worker | undefined;
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
    const started = new Worker(new URL('./index-worker.ts', import.meta.url), {
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
    });
    started.on('message', settle);
    started.on('error', failAll);
    started.on('exit', () => {
      if (worker === started) failAll(new Error('the index thread ended'));
    });
    return started;
  };
  return {
    run: (name, input) =>
      new Promise((resolve, reject) => {
        worker ??= start();
        lastId++;
        waiting.set(lastId, { resolve, reject });
        worker.postMessage({ id: lastId, name, input } satisfies TaskRequest);
      }),
    async end() {
      const ending = worker;
      failAll(new Error('the index thread was ended before its task was'));
      if (ending) await endThread(ending);
    },
  };
}

/** It ends by itself where it can: a thread that is cut off while it starts has taken the process with it. */
async function endThread(worker: Worker): Promise<void> {
  const ended = new Promise((resolve) => worker.once('exit', resolve));
  worker.postMessage('end' satisfies EndRequest);
  const timer = setTimeout(() => void worker.terminate(), END_MS);
  await ended;
  clearTimeout(timer);
}
