import { expect, test } from 'vitest';
import { fixable, guidelinesOf } from './fix-choice.ts';

const tally = (lines: number) => ({ lines, quantity: 0 });
const card = {
  failing: tally(6),
  failing_by: [
    { guidelines: ['smart_snack' as const], ...tally(1) },
    { guidelines: ['smart_snack' as const, 'philly' as const], ...tally(2) },
    { guidelines: ['philly' as const], ...tally(3) },
  ],
};

test('a line that fails two of the chosen guidelines counts once, and one that fails others not at all', () => {
  expect(fixable(card, ['smart_snack', 'good_choice'])).toEqual({
    guidelines: ['smart_snack', 'good_choice'],
    lines: 3,
  });
  expect(fixable(card, ['smart_snack', 'philly']).lines).toBe(6);
});

test('where no line fails a chosen guideline, those that lines fail are the ones to fix', () => {
  expect(fixable(card, ['good_choice'])).toEqual({ guidelines: ['smart_snack', 'philly'], lines: 6 });
});

test('an address names guidelines that exist, or none', () => {
  expect(guidelinesOf({ guideline: ['philly', 'smart_snack', 'x'] })).toEqual(['smart_snack', 'philly']);
  expect(guidelinesOf({ guideline: 'philly' })).toEqual(['philly']);
  expect(guidelinesOf({ guideline: 'x' })).toBeUndefined();
  expect(guidelinesOf({})).toBeUndefined();
});
