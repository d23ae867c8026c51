import { describe, expect, test } from 'vitest';
import type { Verdict } from '#contract/guideline.ts';
import { criterion } from '#tests/support/product-facts.ts';
import {
  citation,
  criteriaCount,
  headline,
  keepUnits,
  ruleText,
  sortCriteria,
  splitLabel,
} from './verdict-words.ts';

const judged = (id: string, verdict: Verdict) => criterion({ id, verdict });

describe('a verdict’s heading', () => {
  test('is the sentence without its full stop, with numbers kept by their units', () => {
    expect(headline({ summary: 'Fails Smart Snack: sodium per package 310 mg, limit 200 mg.' })).toBe(
      'Fails Smart Snack: sodium per package 310\u00a0mg, limit 200\u00a0mg',
    );
  });

  test('leaves it to the mark to say that a set is provisional', () => {
    expect(
      headline({
        summary: 'Meets Philly (provisional set, not the published text) as snacks: all 3 criteria.',
      }),
    ).toBe('Meets Philly as snacks: all 3 criteria');
  });
});

test('a number keeps its unit and lets other words go', () => {
  expect(keepUnits('8 fl oz, 10 % and 3 grams')).toBe('8\u00a0fl\u00a0oz, 10\u00a0% and 3 grams');
});

test('what cannot be told is never counted as met, and what does not apply not at all', () => {
  expect(criteriaCount([])).toBeUndefined();
  expect(criteriaCount([judged('a', 'not_applicable')])).toBeUndefined();
  expect(criteriaCount([judged('a', 'unknown')])).toBe('0 of 1 criterion met, 1 cannot be told');
  expect(criteriaCount([judged('a', 'pass'), judged('b', 'fail')])).toBe('1 of 2 criteria met');
  expect(criteriaCount([judged('a', 'pass'), judged('b', 'not_applicable')])).toBe('1 of 1 criterion met');
});

test('what decides comes first, then what is not known, what does not apply last', () => {
  const sorted = sortCriteria([
    judged('e', 'not_applicable'),
    judged('a', 'pass'),
    judged('b', 'unknown'),
    judged('c', 'fail'),
    judged('d', 'fail'),
  ]);
  expect(sorted.map(({ id }) => id).join('')).toBe('cdbae');
});

test.each([
  ['Trans fat', 'Trans fat', undefined],
  ['Sodium per package', 'Sodium', 'per package'],
  ['Sugars by weight', 'Sugars', 'by weight'],
  ['Sodium per serving, canned or frozen', 'Sodium', 'per serving, canned or frozen'],
  ['Caffeine, middle school', 'Caffeine', 'middle school'],
])('%s is %s, %s', (label, name, basis) => {
  expect(splitLabel(label)).toEqual({ name, basis });
});

test('a source is cited by its short name, where it begins with one', () => {
  expect(citation('7 CFR 210.11(i): snack items have not more than 200 mg sodium')).toBe('7 CFR 210.11(i)');
  expect(citation('NYC Good Choice criteria, Snacks: <= 200 mg per package')).toBeUndefined();
  expect(citation('')).toBeUndefined();
  expect(ruleText('Snacks: <= 200 mg')).toBe('Snacks: ≤ 200\u00a0mg');
});
