import { expect, test } from 'vitest';
import { hasRoomForBoth, timeScale } from './time-scale.ts';

test('a line begins and ends with a year, and days lie between by their time', () => {
  const { years, at } = timeScale(['2025-01-16', '2026-11-22', '2027-01-15']);
  expect(years).toEqual([2025, 2026, 2027, 2028]);
  expect(at('2025-01-01')).toBe(0);
  expect(at('2028-01-01')).toBe(100);
  expect(at('2027-01-15')).toBeCloseTo((100 * (730 + 14)) / 1095, 5);
});

test('of many years only some have a tick, evenly apart and on the line', () => {
  const { years, at } = timeScale(['2005-12-01', '2026-11-22']);
  expect(years).toEqual([2005, 2010, 2015, 2020, 2025]);
  for (const year of years) expect(at(`${year}-01-01`)).toBeLessThanOrEqual(100);
  expect(timeScale(['2026-03-01', '2026-11-22']).years).toEqual([2026, 2027]);
});

test.each([
  ['it begins today', 60, 60, false],
  ['it has just begun', 60, 40, false],
  ['it began long ago', 98, 4, true],
  ['it is to begin at the far end', 45, 100, true],
  ['it is to begin soon, near the end', 75, 85, false],
  ['it is to begin soon, after the middle', 55, 60, true],
  ['it began some time before', 30, 10, true],
  ['it began just before', 30, 20.5, false],
])('both days have a label where these do not touch: %s', (_case, now, from, hasRoom) => {
  expect(hasRoomForBoth(now, from)).toBe(hasRoom);
});
