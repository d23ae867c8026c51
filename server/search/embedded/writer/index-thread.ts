import { Worker } from 'node:worker_threads';
import { openTaskThread, type TaskThread } from '#server/threads/task-thread.ts';
import type { IndexTasks } from './index-worker.ts';

export type IndexThread = TaskThread<IndexTasks>;

/** A batch's garbage is short-lived: with the default of 96 MB the process grew by 140 MB. */
const YOUNG_GENERATION_MB = 24;

/** Runs the tasks of the index, one after another. */
export function openIndexThread(): IndexThread {
  return openTaskThread(
    'index',
    () =>
      new Worker(new URL('./index-worker.ts', import.meta.url), {
        resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
      }),
  );
}
