import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Range } from '#contract/ranges.ts';
import { handlesOf, isBarWithin, moveHandle, scaleOf } from './scale.ts';

const SODIUM = scaleOf({ step: 50, counts: new Array(24).fill(1) });
const steps = fc
  .tuple(fc.constantFrom(1, 2, 2.5, 5), fc.integer({ min: -1, max: 3 }))
  .map(([digit, power]) => Number((digit * 10 ** power).toFixed(3)));
const scales = steps.map((step) => scaleOf({ step, counts: new Array(24).fill(1) }));
const amounts = fc.integer({ min: 0, max: 9_999_999_999 }).map((thousandths) => thousandths / 1000);
const bounds = fc.option(amounts);
const ranges = fc
  .tuple(bounds, bounds)
  .filter(([min, max]) => min === null || max === null || min <= max)
  .map(([min, max]): Range => ({ min, max }));

test('a press is a round part of a bar', () => {
  expect(SODIUM).toEqual({ step: 10, bar: 50, end: 1200 });
  expect([1, 2, 2.5, 5, 20, 25, 0.2].map((step) => scaleOf({ step, counts: [1] }).step)).toEqual([
    0.2, 0.5, 0.5, 1, 5, 5, 0.05,
  ]);
});

test('the ends of the scale are no bounds', () => {
  expect(handlesOf({ min: null, max: null }, SODIUM)).toEqual([0, 1200]);
  expect(moveHandle({ min: 100, max: 140 }, 0, 0, SODIUM)).toEqual({ min: null, max: 140 });
  expect(moveHandle({ min: 100, max: 140 }, 1, 1200, SODIUM)).toEqual({ min: 100, max: null });
});

test('a bound beyond the bars, or between two stops, stays when the other handle moves', () => {
  const range = { min: 12.345, max: 5000 };
  expect(moveHandle(range, 0, 20, SODIUM)).toEqual({ min: 20, max: 5000 });
  expect(moveHandle(range, 1, 200, SODIUM)).toEqual({ min: 12.345, max: 200 });
});

test('handles stand on the scale, in order, and at the amount wherever it is on the scale', () => {
  fc.assert(
    fc.property(scales, ranges, (scale, range) => {
      const [low, high] = handlesOf(range, scale);
      expect(low).toBeGreaterThanOrEqual(0);
      expect(low).toBeLessThanOrEqual(high);
      expect(high).toBeLessThanOrEqual(scale.end);
      if (range.min !== null && range.min <= scale.end) expect(low).toBe(range.min);
      if (range.max !== null && range.max <= scale.end) expect(high).toBe(range.max);
    }),
  );
});

test('a handle put at an amount within the scale stands there', () => {
  fc.assert(
    fc.property(scales, fc.integer({ min: 1, max: 95 }), fc.constantFrom(0, 1), (scale, presses, handle) => {
      const to = Number((presses * scale.step).toFixed(3));
      const moved = moveHandle({ min: null, max: null }, handle, to, scale);
      expect(handlesOf(moved, scale)[handle]).toBe(to);
    }),
  );
});

test('a bar is within where the range lets some of its amounts through', () => {
  const upTo140 = { min: null, max: 140 };
  expect(isBarWithin(upTo140, 120, 140)).toBe(true);
  expect(isBarWithin(upTo140, 140, 160)).toBe(false);
  expect(isBarWithin(upTo140, 130, 150)).toBe(true);
  expect(isBarWithin({ min: 140, max: null }, 120, 140)).toBe(false);
  expect(isBarWithin({ min: 0, max: 0 }, 0, 20)).toBe(true);
});
