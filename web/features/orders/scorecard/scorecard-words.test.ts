import { expect, test } from 'vitest';
import type { Scorecard } from '#contract/scorecard.schema.ts';
import { amountOf, percentOf, quantityFigure, scorecardSentences } from './scorecard-words.ts';

const tally = (lines: number) => ({ lines, quantity: lines });
const smartSnack = (pass: number, fail: number, unknown: number) => ({
  guideline: 'smart_snack' as const,
  pass: tally(pass),
  fail: tally(fail),
  unknown: tally(unknown),
  not_applicable: tally(500),
});
const card = (says: Partial<Scorecard>) =>
  ({
    judged: tally(3),
    not_judged: 0,
    guidelines: [smartSnack(0, 0, 0)],
    criteria: [],
    ...says,
  }) as Scorecard;

test('a share is 100 only where all pass, and 0 only where none does', () => {
  expect(percentOf(999, 1000)).toBe(99);
  expect(percentOf(1, 1000)).toBe(1);
  expect(percentOf(1000, 1000)).toBe(100);
  expect(percentOf(0, 1000)).toBe(0);
});

test('what cannot be told is in the whole, what does not apply is not', () => {
  const sodium = { key: 'Sodium', name: 'Sodium', guidelines: [], lines: 96, quantity: 1, alone: 58 };
  expect(scorecardSentences(card({ guidelines: [smartSnack(1, 1, 2)], criteria: [sodium] }))).toBe(
    'Of the lines it applies to, 25\u00a0% pass Smart Snack. Sodium costs the most: 96 lines, 58 of them for nothing else.',
  );
});

test('where nothing is judged, or nothing can be told, no share is said', () => {
  const none = { judged: tally(0) };
  expect(scorecardSentences(card(none))).toBe('There are no lines to judge.');
  expect(scorecardSentences(card({ ...none, not_judged: 2 }))).toBe(
    'No line has a product of the catalogue: there is nothing to judge.',
  );
  expect(scorecardSentences(card({ guidelines: [smartSnack(0, 0, 3)] }))).toBe(
    'The labels say too little to tell whether any line passes. No line is known to fail.',
  );
});

test('a guideline of which nothing can be told is in no sentence: unknown is not 0 %', () => {
  const goodChoice = { ...smartSnack(0, 0, 3), guideline: 'good_choice' as const };
  expect(scorecardSentences(card({ guidelines: [smartSnack(1, 1, 2), goodChoice] }))).toBe(
    'Of the lines it applies to, 25\u00a0% pass Smart Snack. No line is known to fail.',
  );
});

test('an order that no guideline applies to neither passes nor fails', () => {
  expect(scorecardSentences(card({}))).toBe('None of these guidelines applies to any line.');
  expect(scorecardSentences(card({ guidelines: [smartSnack(0, 0, 3)] }))).toContain(
    'No line is known to fail.',
  );
});

test('an amount has the unit that suits its size', () => {
  expect(amountOf('calories', 88_400_000)).toEqual({ figure: '88.4\u00a0million', unit: 'kcal' });
  expect(amountOf('sodium', 141_000_000)).toEqual({ figure: '141', unit: 'kg' });
  expect(amountOf('sodium', 2_300)).toEqual({ figure: '2.3', unit: 'g' });
  expect(amountOf('protein', 3_624_000)).toEqual({ figure: '3,624', unit: 'kg' });
  expect(amountOf('calories', 0)).toEqual({ figure: '0', unit: 'kcal' });
});

test('parts of a case are shown while they matter', () => {
  expect(quantityFigure(2.25)).toBe('2.3');
  expect(quantityFigure(4212.4)).toBe('4,212');
});
