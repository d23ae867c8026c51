import { expect, test } from 'vitest';
import { STANDARD_OUTCOMES } from '#contract/standards.ts';
import { sharesInWords, sharesOf } from './shares-of.ts';

const standard = (keys: readonly string[], tone: 'step' | 'good' = 'step') => ({
  outcomes: keys.map((key) => ({ key, name: key.toUpperCase(), tone })),
  counts: [...keys, 'unknown', 'not_applicable'].map((value, i) => ({ value, name: value, count: i + 1 })),
});

test('grades are shades, best first, and what cannot be told comes last', () => {
  const shares = sharesOf(standard(STANDARD_OUTCOMES.nutri_score));
  expect(shares.map(({ filling, count }) => [filling, count])).toEqual([
    ...[1, 2, 3, 4, 5].map((n) => [`grade_${n}`, n]),
    ['unknown', 6],
  ]);
});

test('ten steps share five shades, and no product is lost', () => {
  const stars = standard(STANDARD_OUTCOMES.health_star);
  expect(sharesOf(stars).map(({ count }) => count)).toEqual([3, 7, 11, 15, 19, 11]);
  expect(sharesInWords(stars).map(({ word, count }) => [word, count])).toEqual([
    ['3.5 or more', 10],
    ['2 or less', 34],
    ['cannot be told', 11],
  ]);
});

test('letters are said by name', () => {
  expect(sharesInWords(standard(STANDARD_OUTCOMES.nutri_score)).map(({ word }) => word)).toEqual([
    'A or B',
    'D or E',
    'cannot be told',
  ]);
});

test('what is met or not is no scale', () => {
  const shares = sharesOf(standard(['pass', 'fail'], 'good'));
  expect(shares.map(({ filling }) => filling)).toEqual(['pass', 'pass', 'unknown']);
  expect(sharesInWords(standard(['pass', 'fail'], 'good'))).toEqual(shares);
});
