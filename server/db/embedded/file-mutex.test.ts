import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openTestFolder } from '#tests/support/test-folder.ts';
import { withFileMutex } from './file-mutex.ts';

const folder = openTestFolder();

test('parts of one process that ask at the same time have it one after the other', async () => {
  let inside = 0;
  let done = 0;
  const work = async () => {
    expect(++inside).toBe(1);
    await nextTurn();
    inside--;
    done++;
  };
  const takeTurns = async () => {
    for (let turn = 0; turn < 20; turn++) await withFileMutex(join(folder, 'lock'), work);
  };
  await Promise.all(Array.from({ length: 8 }, takeTurns));
  expect(done).toBe(160);
  expect(await readdir(folder)).toEqual([]);
});
