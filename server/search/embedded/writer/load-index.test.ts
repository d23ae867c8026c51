import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { silentLog } from '#tests/support/silent-log.ts';
import { openTestFolder } from '#tests/support/test-folder.ts';
import { batchesOf, plainDocument } from '../../conformance/plain-catalogue.ts';
import { loadSnapshot } from '../storage/load-snapshot.ts';
import { openIndexThread } from './index-thread.ts';
import { openIndexWriter } from './index-writer.ts';
import { loadIndex } from './load-index.ts';

const folder = join(openTestFolder(), 'search');
const path = join(folder, 'index.bin');
const thread = openIndexThread();
beforeAll(async () => {
  const writer = openIndexWriter(folder, silentLog);
  await writer.rebuild(batchesOf(Array.from({ length: 700 }, (_, n) => plainDocument(n + 1))), 700);
  await writer.close();
});
afterEach(() => thread.end());

test('two threads read what one does', async () => {
  const byTwo = await loadIndex(folder, thread, 0);
  const [alone] = loadSnapshot(folder).segments;
  const [segment, ...others] = byTwo.segments;
  expect(others).toEqual([]);
  expect(segment?.segment.arrays).toEqual(alone?.segment.arrays);
  expect([segment?.live, segment?.segment.bodies]).toEqual([alone?.live, alone?.segment.bodies]);
});

test('an array that is damaged is refused, whichever thread reads it', async () => {
  const good = readFileSync(path);
  const start = 16 + good.readUInt32LE(8);
  const file = openSync(path, 'r+');
  for (const share of [0.1, 0.3, 0.5, 0.7, 0.9]) {
    const at = start + Math.floor((good.length - start) * share);
    writeSync(file, Buffer.from([(good[at] ?? 0) ^ 1]), 0, 1, at);
    await expect(loadIndex(folder, thread, 0)).rejects.toThrow(/^array \w+ is damaged$/);
    writeSync(file, good, at, 1, at);
  }
  closeSync(file);
  expect((await loadIndex(folder, thread, 0)).sequence).toBe(700);
});
