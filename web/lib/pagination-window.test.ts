import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paginationWindow } from './pagination-window.ts';

test('no pages give nothing', () => {
  expect(paginationWindow(1, 0)).toEqual([]);
});

test('up to seven pages are all shown', () => {
  expect(paginationWindow(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('from eight pages on, the first, the last and two either side of the current are shown', () => {
  expect(paginationWindow(10, 20)).toEqual([1, 'gap', 8, 9, 10, 11, 12, 'gap', 20]);
});

test('no gap stands where nothing is left out', () => {
  expect(paginationWindow(1, 8)).toEqual([1, 2, 3, 'gap', 8]);
  expect(paginationWindow(4, 8)).toEqual([1, 2, 3, 4, 5, 6, 'gap', 8]);
  expect(paginationWindow(5, 8)).toEqual([1, 'gap', 3, 4, 5, 6, 7, 8]);
  expect(paginationWindow(8, 8)).toEqual([1, 'gap', 6, 7, 8]);
});

test('pages ascend, the ends and the current page are always there, and a gap always hides something', () => {
  const pages = fc
    .integer({ min: 1, max: 5000 })
    .chain((last) => fc.record({ last: fc.constant(last), current: fc.integer({ min: 1, max: last }) }));
  fc.assert(
    fc.property(pages, ({ current, last }) => {
      const steps = paginationWindow(current, last);
      const numbers = steps.filter((step) => step !== 'gap');
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      expect(numbers).toEqual(expect.arrayContaining([1, current, last]));
      steps.forEach((step, i) => {
        if (step !== 'gap') return;
        const [before, after] = [steps[i - 1], steps[i + 1]];
        expect(Number(after) - Number(before)).toBeGreaterThan(1);
      });
      expect(steps.length).toBeLessThanOrEqual(9);
    }),
  );
});
