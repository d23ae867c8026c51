import { expect, test } from 'vitest';
import { recordingLog } from '#tests/support/recording-log.ts';
import { startWorker } from './start-worker.ts';

/** A worker with two places whose jobs, numbers, are done when a test says so. */
async function openWorker() {
  const { log, entries } = recordingLog();
  const waiting: number[] = [];
  const ends = new Map<number, PromiseWithResolvers<void>>();
  let ring = () => {};
  const stop = await startWorker<number>({
    subscribe: async (onWork) => {
      ring = onWork;
      return async () => undefined;
    },
    places: 2,
    take: async (most) => waiting.splice(0, most),
    work: async (job, stopping) => {
      const end = Promise.withResolvers<void>();
      stopping.addEventListener('abort', () => end.resolve());
      ends.set(job, end);
      await end.promise;
    },
    log,
    failureText: 'a job failed',
  });
  const begun = async (...jobs: number[]) => expect.poll(() => [...ends.keys()]).toEqual(jobs);
  return { waiting, ends, begun, entries, stop, ring: () => ring() };
}

test('a slow job holds only its own place: others go on, also those that come up meanwhile', async () => {
  const { waiting, ends, begun, ring, stop } = await openWorker();
  waiting.push(1, 2, 3);
  ring();
  await begun(1, 2);
  ends.get(2)?.resolve();
  await begun(1, 2, 3);
  ends.get(3)?.resolve();
  waiting.push(4);
  ring();
  await begun(1, 2, 3, 4);
  await stop();
});

test('a job that fails frees its place and is told in the log', async () => {
  const { waiting, ends, begun, ring, entries, stop } = await openWorker();
  waiting.push(1, 2, 3);
  ring();
  await begun(1, 2);
  ends.get(1)?.reject(new Error('broken'));
  await begun(1, 2, 3);
  expect(entries).toEqual([{ level: 'warn', facts: { reason: 'broken' }, message: 'a job failed' }]);
  await stop();
});

test('what ends it aborts jobs under way, and takes no more', async () => {
  const { waiting, begun, ring, stop } = await openWorker();
  waiting.push(1, 2, 3);
  ring();
  await begun(1, 2);
  await stop();
  expect(waiting).toEqual([3]);
});
