import { expect, test } from 'vitest';
import { countEdits, ndcgOf, type ScoredAnswer, scoreAnswers } from './score.ts';

const ANSWER: ScoredAnswer = { term: 'tea', answered: [3], ideal: [3], total: 1, correctedTerm: null };

test('the best order there could be has an nDCG of 1, whatever comes after', () => {
  expect(ndcgOf({ answered: [3, 2, 1], ideal: [3, 2, 1] })).toBe(1);
  expect(ndcgOf({ answered: [3, 2, 1, 0, 0], ideal: [3, 2, 1] })).toBe(1);
});

test('gains are discounted by the logarithm of their place', () => {
  const gain = 7 / Math.log2(2) + 3 / Math.log2(3);
  expect(ndcgOf({ answered: [0, 3], ideal: [3, 2] })).toBeCloseTo(7 / Math.log2(3) / gain);
  expect(ndcgOf({ answered: [], ideal: [3] })).toBe(0);
});

test('places after the tenth do not count', () => {
  expect(ndcgOf({ answered: [...Array<0>(10).fill(0), 3], ideal: [3] })).toBe(0);
});

test('a product that is merely related is no success', () => {
  const { mrr, successAt3 } = scoreAnswers([
    ANSWER,
    { ...ANSWER, answered: [1, 0, 0, 2] },
    { ...ANSWER, answered: [1, 0, 2] },
  ]);
  expect(mrr).toBeCloseTo((1 + 1 / 4 + 1 / 3) / 3);
  expect(successAt3).toBeCloseTo(2 / 3);
});

test('queries without an answer are counted', () => {
  const none = { ...ANSWER, answered: [], total: 0 };
  expect(scoreAnswers([ANSWER, none, none, ANSWER]).zeroRate).toBe(0.5);
});

test('corrections cost their edits, as far as there are any', () => {
  expect(scoreAnswers([ANSWER]).correctionCost).toBeNull();
  const corrected = [
    { ...ANSWER, term: 'Ice cram', correctedTerm: 'ice cream' },
    { ...ANSWER, term: 'peanutbuttr', correctedTerm: 'peanut butter' },
  ];
  expect(scoreAnswers([ANSWER, ...corrected]).correctionCost).toBe(1.5);
});

test.each([
  ['', 'tea', 3],
  ['tea', 'tea', 0],
  ['tae', 'tea', 1],
  ['penut', 'peanut', 1],
  ['gren', 'green', 1],
  ['meat', 'wheat', 2],
] as const)('from %j to %j it is %d edits', (a, b, edits) => {
  expect(countEdits(a, b)).toBe(edits);
  expect(countEdits(b, a)).toBe(edits);
});
