import { expect, test } from 'vitest';
import { nextInPlace, nextLawText } from './next-law-text.ts';

const law = (title: string, status: 'in_force' | 'coming' | 'enjoined', from: string) => ({
  title,
  status,
  from,
});

test('the law that begins first is next, with those of the same day', () => {
  expect(
    nextLawText([
      law('C', 'coming', '2028-01-01'),
      law('A', 'coming', '2027-01-01'),
      law('Stopped', 'enjoined', '2026-12-01'),
      law('B', 'coming', '2027-01-01'),
    ]),
  ).toBe('Next: A and B on 1 Jan 2027.');
});

test('where none is to come, none is next', () => {
  expect(nextLawText([law('Now', 'in_force', '2025-01-01')])).toBeUndefined();
  expect(nextLawText([])).toBeUndefined();
});

test('of a place that is watched, the next law is said with the place', () => {
  expect(nextInPlace([law('AB 418', 'coming', '2027-01-01')], 'CA')).toBe(
    'In California: AB 418 on 1 Jan 2027.',
  );
  expect(nextInPlace([law('Now', 'in_force', '2025-01-01')], 'CA')).toBeUndefined();
});
