import type { Worker } from 'node:worker_threads';
import type { EndRequest, TaskReply, TaskRequest, Tasks } from './perform-tasks.ts';
import { endThread, inTurn, onlineOrEnded } from './thread-turn.ts';

/** Runs tasks in a thread that starts with the first one. */
export interface TaskThread<T extends Tasks> {
  /**
   * Rejects with the task's error, or where the thread ended before it answered.
   * @param moved memory of the input that goes over to the thread instead of being copied
   */
  run<N extends keyof T & string>(
    name: N,
    input: Parameters<T[N]>[0],
    moved?: readonly ArrayBuffer[],
  ): Promise<Awaited<ReturnType<T[N]>>>;
  /** Ends the thread, which frees its memory. The next task starts another. */
  end(): Promise<void>;
}

interface Waiting {
  readonly resolve: (output: never) => void;
  readonly reject: (error: Error) => void;
}

/** @param title what errors call the thread */
export function openTaskThread<T extends Tasks>(title: string, open: () => Worker): TaskThread<T> {
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
    if ('error' in reply) task?.reject(reply.error);
    else task?.resolve(reply.output as never);
  };
  const start = () => {
    const starting = inTurn(async () => {
      const started = open();
      const isOurs = () => worker === starting;
      started.on('message', settle);
      started.on('error', (error: Error) => isOurs() && failAll(error));
      started.on('exit', () => isOurs() && failAll(new Error(`the ${title} thread ended`)));
      await onlineOrEnded(started);
      return started;
    });
    return starting;
  };
  return {
    run: (name, input, moved = []) =>
      new Promise((resolve, reject) => {
        worker ??= start();
        const id = ++lastId;
        waiting.set(id, { resolve, reject });
        worker
          .then((started) => {
            if (waiting.has(id)) started.postMessage({ id, name, input } satisfies TaskRequest, [...moved]);
          }, failAll)
          .catch((error: Error) => {
            // It cannot be sent: a matter of this task alone.
            waiting.delete(id);
            reject(error);
          });
      }),
    async end() {
      const ending = worker;
      failAll(new Error(`the ${title} thread was ended before its task`));
      const started = await ending?.catch(() => undefined);
      if (started) await inTurn(() => endThread(started, 'end' satisfies EndRequest));
    },
  };
}
