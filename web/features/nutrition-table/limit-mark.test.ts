import { describe, expect, test } from 'vitest';
import type { NutrientLimits, PastLimit } from '#contract/guideline.schema.ts';
import { type LimitsInWords, limitMark, unseenMarks } from './limit-mark.ts';
import { limitWords } from './limit-words.ts';

const sodium: PastLimit = {
  guideline: 'smart_snack',
  nutrient: 'sodium',
  label: 'Sodium per package',
  measured: 1310,
  limit: 200,
  unit: 'mg',
  comparison: '<=',
  margin: -1110,
  rounding: null,
};
const fiber: PastLimit = {
  ...sodium,
  guideline: 'good_choice',
  nutrient: 'dietary_fiber',
  label: 'Fiber per serving',
  measured: 1,
  limit: 2,
  unit: 'g',
  comparison: '>=',
};
const inWords = ({ past, implausible }: NutrientLimits): LimitsInWords => ({
  implausible,
  past: past.map((one) => ({ ...one, words: limitWords(one) })),
});
const limits = inWords({
  past: [sodium, { ...sodium, guideline: 'philly', label: 'Sodium per serving' }, fiber],
  implausible: [{ nutrient: 'protein', reason: '300 g of protein cannot be in 100 g' }],
});

describe('a figure', () => {
  test('has no mark where nothing is known, nothing is past, or no limit is looked at', () => {
    expect(limitMark(undefined, 'sodium', 'all')).toBeUndefined();
    expect(limitMark(limits, 'calories', 'all')).toBeUndefined();
    expect(limitMark(limits, 'sodium', 'none')).toBeUndefined();
    expect(limitMark(limits, 'sodium', 'good_choice')).toBeUndefined();
  });

  test('over a limit says each guideline, its value and its limit', () => {
    expect(limitMark(limits, 'sodium', 'all')).toEqual({
      kind: 'over',
      words: [
        'Smart Snack: sodium per package 1,310 mg, limit 200 mg',
        'Philly: sodium per serving 1,310 mg, limit 200 mg',
      ],
    });
    expect(limitMark(limits, 'sodium', 'philly')?.words).toHaveLength(1);
  });

  test('that reads as the limit says what the label rounds', () => {
    const rounding = 'the label rounds 2.71 g to 2.5 g';
    const past = [{ ...sodium, label: 'Saturated fat', measured: 2.71, limit: 2.5, unit: 'g', rounding }];
    expect(limitMark(inWords({ past, implausible: [] }), 'sodium', 'all')?.words).toEqual([
      'Smart Snack: saturated fat 2.71 g, limit 2.5 g (the label rounds 2.71 g to 2.5 g)',
    ]);
  });

  test('without a column is named, where it is marked', () => {
    expect(unseenMarks([limits], ['sodium'], 'all')).toEqual(['dietary_fiber', 'protein']);
    expect(unseenMarks([limits], ['dietary_fiber'], 'smart_snack')).toEqual(['sodium', 'protein']);
    expect(unseenMarks([], [], 'all')).toEqual([]);
  });

  test('that is asked for and too small is short', () => {
    expect(limitMark(limits, 'dietary_fiber', 'all')).toEqual({
      kind: 'short',
      words: ['Good Choice: fiber per serving 1 g, at least 2 g'],
    });
  });

  test('that cannot be true is doubtful, whichever limits are looked at', () => {
    expect(limitMark(limits, 'protein', 'none')).toEqual({
      kind: 'doubtful',
      words: ['300 g of protein cannot be in 100 g'],
    });
  });
});
