import { flushCompileCache } from 'node:module';
import { parentPort } from 'node:worker_threads';

/** What a thread does for another, by name. */
export type Tasks = Readonly<Record<string, (input: never) => unknown>>;

export interface TaskRequest {
  readonly id: number;
  readonly name: string;
  readonly input: unknown;
}
/** The last message to the thread. */
export type EndRequest = 'end';
export type TaskReply =
  | { readonly id: number; readonly output: unknown }
  | { readonly id: number; readonly error: Error };

export interface TaskOptions {
  /** Memory of an output that is moved to who asked instead of copied. */
  readonly movedBy?: (output: unknown) => ArrayBuffer[];
  /** Called at the end, to close what would keep the thread alive. */
  readonly onEnd?: () => Promise<void>;
}

/** Performs what `openTaskThread` asks of this thread, until it is to end. */
export function performTasks(tasks: Tasks, { movedBy = () => [], onEnd }: TaskOptions = {}): void {
  let isCodeKept = false;
  const perform = async ({ id, name, input }: TaskRequest) => {
    try {
      const output = await tasks[name]?.(input as never);
      parentPort?.postMessage({ id, output } satisfies TaskReply, movedBy(output));
      // Compiled code, for the next start; not at the end, which a crash never comes to.
      if (!isCodeKept) flushCompileCache();
      isCodeKept = true;
    } catch (error) {
      const failure = error instanceof Error ? error : new Error(String(error));
      parentPort?.postMessage({ id, error: failure } satisfies TaskReply);
    }
  };
  parentPort?.on('message', async (request: TaskRequest | EndRequest) => {
    if (request !== 'end') return perform(request);
    await onEnd?.();
    parentPort?.close();
  });
}
