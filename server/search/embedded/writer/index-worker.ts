import { parentPort } from 'node:worker_threads';
import { indexTasks, type TaskInput, type TaskName } from './index-tasks.ts';

/** A task for the worker, and what it answers. */
export interface TaskRequest {
  readonly id: number;
  readonly name: TaskName;
  readonly input: TaskInput<TaskName>;
}
/** Nothing more will come. */
export type EndRequest = 'end';
export type TaskReply =
  | { readonly id: number; readonly output: unknown }
  | { readonly id: number; readonly error: string };

parentPort?.on('message', (request: TaskRequest | EndRequest) => {
  if (request === 'end') {
    parentPort?.close();
    return;
  }
  const { id, name, input } = request;
  parentPort?.postMessage(perform(id, () => indexTasks[name](input as never)));
});

function perform(id: number, task: () => unknown): TaskReply {
  try {
    return { id, output: task() };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}
