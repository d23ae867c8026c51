import { expect, test } from 'vitest';
import { timeScale } from './time-scale.ts';

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
