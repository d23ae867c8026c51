import { getHeapStatistics } from 'node:v8';
import { expect, test } from 'vitest';
import { collectWhenQuiet } from './collect-when-quiet.ts';
import { collectGarbage } from './threads/collect-garbage.ts';

const usedMb = () => getHeapStatistics().used_heap_size / 2 ** 20;

test('a quiet process collects the garbage of its busy times', async () => {
  // Of earlier tests there is garbage too.
  collectGarbage();
  const stop = collectWhenQuiet(50);
  const before = usedMb();
  let garbage: object[] | undefined = Array.from({ length: 2_000_000 }, (_, n) => ({ n }));
  expect(usedMb() - before).toBeGreaterThan(30);
  expect(garbage.length).toBe(2_000_000);
  garbage = undefined;
  await expect.poll(usedMb, { interval: 500 }).toBeLessThan(before + 20);
  stop();
});
