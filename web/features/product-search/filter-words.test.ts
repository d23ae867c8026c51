import { expect, test } from 'vitest';
import { categoryWords, guidelineWords } from './filter-words.ts';

test('no box ticked lists every category, and says so', () => {
  expect(categoryWords({ category: 'none' })).toBe('All Categories');
  expect(categoryWords({})).toBe('All Categories');
  expect(categoryWords({ category: ['Beverages'] })).toBe('Beverages');
});

test('one choice of the guidelines is named, more are counted', () => {
  expect(guidelineWords({})).toBe('Any');
  expect(guidelineWords({ guideline: ['philly'] })).toBe('Philly');
  expect(guidelineWords({ verdict: ['philly:not_applicable'] })).toBe('Philly not applicable');
  expect(guidelineWords({ guideline: ['philly'], verdict: ['philly:unknown'] })).toBe('2 chosen');
});
