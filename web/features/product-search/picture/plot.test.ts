import { describe, expect, test } from 'vitest';
import type { Point } from '#contract/points.schema.ts';
import { examples } from '#tests/support/examples.ts';
import { countUnknown, nearestPoint, pointsWithin, roundTo, ticksOf } from './plot.ts';

const at = (gtin: string, x: number | null, y: number | null): Point => ({
  gtin,
  name: gtin,
  brand: null,
  verdict: 'pass',
  x,
  y,
});
const POINTS = [at('a', 0, 0), at('b', 100, 5), at('c', null, 5), at('d', 100, null), at('e', null, null)];

describe('an axis', () => {
  examples('up to %d names round amounts that hold it', ticksOf, [
    [420, [0, 100, 200, 300, 400, 500]],
    [1, [0, 0.2, 0.4, 0.6, 0.8, 1]],
    [0, [0, 0.2, 0.4, 0.6, 0.8, 1]],
    [0.03, [0, 0.01, 0.02, 0.03]],
  ]);

  test('reads a pointer as a hundredth of it, never below zero', () => {
    expect([roundTo(123.456, 500), roundTo(-3, 500), roundTo(0.1234, 1)]).toEqual([123, 0, 0.12]);
  });
});

test('an area holds its bounds, and nothing whose figure is not known', () => {
  const found = pointsWithin(POINTS, { x: [0, 100], y: [0, 5] });
  expect(found.map(({ gtin }) => gtin)).toEqual(['a', 'b']);
});

test('what is not known is counted by axis', () => {
  expect(countUnknown(POINTS)).toEqual({ onlyX: 1, onlyY: 1, both: 1 });
});

test('a press finds the nearest point, and none out of reach', () => {
  const press = (left: number, top: number) =>
    nearestPoint(POINTS, { left, top }, { x: 200, y: 10 }, { width: 400, height: 200 }, 12)?.gtin;
  expect(press(0.5, 0.52)).toBe('b');
  expect(press(0, 1)).toBe('a');
  expect(press(0.9, 0.1)).toBeUndefined();
});
