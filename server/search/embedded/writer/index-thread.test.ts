import { expect, test } from 'vitest';
import { openIndexThread } from './index-thread.ts';

const NOWHERE = { folder: '/nowhere', arrays: [], taken: new Int32Array(1) };

test('a failed task rejects with its error, and the thread takes the next', async () => {
  const thread = openIndexThread();
  for (let task = 0; task < 2; task++) {
    await expect(thread.run('readArrays', NOWHERE)).rejects.toThrow('no such file');
  }
  await thread.end();
});

test('a task that cannot be sent rejects, and the thread takes the next', async () => {
  const thread = openIndexThread();
  const given = new ArrayBuffer(1);
  structuredClone(given, { transfer: [given] });
  await expect(thread.run('readArrays', NOWHERE, [given])).rejects.toThrow('Cannot transfer');
  await expect(thread.run('readArrays', NOWHERE)).rejects.toThrow('no such file');
  await thread.end();
});

test('ending rejects waiting tasks, can be repeated, and the next task starts another thread', async () => {
  const thread = openIndexThread();
  await thread.end();
  const waiting = expect(thread.run('readArrays', NOWHERE)).rejects.toThrow('was ended before its task');
  await Promise.all([thread.end(), thread.end()]);
  await waiting;
  await expect(thread.run('readArrays', NOWHERE)).rejects.toThrow('no such file');
  await thread.end();
});

test('any number of threads can start and end at the same moment', async () => {
  const threads = Array.from({ length: 6 }, () => openIndexThread());
  const run = async (thread: (typeof threads)[number]) => {
    for (let round = 0; round < 2; round++) {
      await expect(thread.run('readArrays', NOWHERE)).rejects.toThrow('no such file');
      await thread.end();
    }
  };
  await Promise.all(threads.map(run));
});
