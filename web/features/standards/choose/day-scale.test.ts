import { expect, test } from 'vitest';
import { addDays, clamp, dayScale } from './day-scale.ts';

test('no day is one that cannot be asked about', () => {
  expect([clamp('2005-11-30'), clamp('2041-01-01')]).toEqual(['2005-12-01', '2040-12-31']);
  const { first, last, dayAt } = dayScale(['2005-12-05', '2040-12-20']);
  expect([first, last]).toEqual(['2005-12-01', '2040-12-31']);
  expect([dayAt(-20, []), dayAt(120, [])]).toEqual([first, last]);
});

test('a day and its place on the line are each other’s', () => {
  const { at, dayAt } = dayScale(['2026-11-25', '2028-01-01']);
  for (const day of ['2026-11-25', '2027-02-28', '2028-01-01']) expect(dayAt(at(day), [])).toBe(day);
});

test('near a day that is marked, that day is meant', () => {
  const { at, dayAt } = dayScale(['2026-11-25', '2028-01-01']);
  const [near, far] = [addDays('2027-01-15', 3), addDays('2027-01-15', 30)];
  expect(dayAt(at(near), ['2027-01-15', '2027-07-01'])).toBe('2027-01-15');
  expect(dayAt(at(far), ['2027-01-15', '2027-07-01'])).toBe(far);
});

test('half years are marked, of many years some', () => {
  expect(dayScale(['2026-11-25', '2028-01-01']).ticks).toEqual(['2027-01-01', '2027-07-01', '2028-01-01']);
  expect(dayScale(['2022-03-01', '2040-06-01']).ticks).toEqual([
    '2023-01-01',
    '2026-01-01',
    '2029-01-01',
    '2032-01-01',
    '2035-01-01',
    '2038-01-01',
  ]);
});
