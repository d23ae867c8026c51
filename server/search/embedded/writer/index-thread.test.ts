import { expect, test } from 'vitest';
import { openIndexThread } from './index-thread.ts';

const NOWHERE = { folder: '/nowhere' };

test('a task that fails rejects with its sentence, and the thread takes the next', async () => {
  const thread = openIndexThread();
  for (let task = 0; task < 2; task++) {
    await expect(thread.run('load', NOWHERE)).rejects.toThrow('no such file');
  }
  await thread.end();
});

test('an end rejects what is waiting, can be asked for twice, and another task starts another thread', async () => {
  const thread = openIndexThread();
  await thread.end();
  const waiting = expect(thread.run('load', NOWHERE)).rejects.toThrow('was ended before its task was');
  await Promise.all([thread.end(), thread.end()]);
  await waiting;
  await expect(thread.run('load', NOWHERE)).rejects.toThrow('no such file');
  await thread.end();
});

test('any number of threads may be asked to start and to end at the same moment', async () => {
  const threads = Array.from({ length: 6 }, () => openIndexThread());
  const run = async (thread: (typeof threads)[number]) => {
    for (let round = 0; round < 2; round++) {
      await expect(thread.run('load', NOWHERE)).rejects.toThrow('no such file');
      await thread.end();
    }
  };
  await Promise.all(threads.map(run));
});
