import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { afterRunning } from './after-running.ts';

/** Holds the thread, as a machine that stands still does. */
const standStill = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

test('what the machine stood still does not count, and the time is over all the same', async () => {
  const done: string[] = [];
  afterRunning(100, () => done.push('over'));
  standStill(300);
  await pause(0);
  done.push('looked at what came meanwhile');
  await expect.poll(() => done).toEqual(['looked at what came meanwhile', 'over']);
});

test('called off, it never calls back', async () => {
  let calls = 0;
  const callOff = afterRunning(10, () => calls++);
  afterRunning(20, () => calls++);
  callOff();
  await expect.poll(() => calls).toBe(1);
});
