import { expect, test } from 'vitest';
import { dayIn } from './read-day.ts';

test('a day is read however it is written out', () => {
  for (const text of ['2027-01-15', '15 Jan 2027', 'january 15, 2027', ' 15 january 2027'])
    expect(dayIn(text)).toBe('2027-01-15');
});

test('what is no day, or none that is judged by, is none', () => {
  const others = [
    '',
    'red 3',
    '15 ja 2027',
    '15 Jan',
    '31 feb 2027',
    '15 jan 1999',
    '1 2 2027',
    '15 jan 2027 soup',
  ];
  for (const text of others) expect(dayIn(text)).toBeUndefined();
});
