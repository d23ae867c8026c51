import { describe, expect, test } from 'vitest';
import { examples } from '#tests/support/examples.ts';
import { criterion } from '#tests/support/product-facts.ts';
import { limitClause, limitText, marginRatio, marginText, measuredText } from './margin.ts';

const UNKNOWN = criterion({ verdict: 'unknown', measured: null, margin: null, note: 'sodium is not stated' });
const EXEMPT = criterion({ measured: 310, margin: -110, note: 'exempt: nuts' });

describe('what is not known', () => {
  test('has no value, says what is missing, and draws no bar', () => {
    expect(measuredText(UNKNOWN)).toBeUndefined();
    expect(marginText(UNKNOWN)).toBe('sodium is not stated');
    expect(marginText({ ...UNKNOWN, note: null })).toBe('cannot be told');
    expect(marginRatio(UNKNOWN)).toBeUndefined();
  });
});

test('what does not apply has no margin, and draws no bar', () => {
  const raw = criterion({ verdict: 'not_applicable' });
  expect(marginText(raw)).toBe('does not apply');
  expect(marginText({ ...raw, note: 'raw poultry' })).toBe('raw poultry');
  expect(marginRatio(raw)).toBeUndefined();
});

test('an exemption is said in place of a margin that would contradict the verdict', () => {
  expect(marginText(EXEMPT)).toBe('exempt: nuts');
  expect(marginRatio(EXEMPT)).toBeUndefined();
});

test.each([
  [{ verdict: 'fail', measured: 310, margin: -110 }, '110\u00a0mg over', 1.55],
  [{}, '50\u00a0mg to spare', 0.75],
  [{ measured: 200, margin: 0 }, 'at the limit', 1],
  [
    { verdict: 'fail', comparison: '<', measured: 10, limit: 10, unit: '%', margin: 0 },
    'at the limit, not below',
    1,
  ],
  [{ unit: '%', measured: 30, limit: 35, margin: 5 }, '5 points to spare', 30 / 35],
  [
    { verdict: 'fail', comparison: '>=', unit: 'g', measured: 1, limit: 3, margin: -2 },
    '2\u00a0g short',
    1 / 3,
  ],
  [{ comparison: '>=', unit: 'g', measured: 4, limit: 3, margin: 1 }, '1\u00a0g more', 4 / 3],
  [{ comparison: '>=', unit: 'g', measured: 3, limit: 3, margin: 0 }, 'just enough', 1],
  [{ comparison: '=', unit: 'g', measured: 0, limit: 0, margin: 0 }, 'at the limit', undefined],
] as const)('%o reads %s', (more, text, ratio) => {
  expect(marginText(criterion(more))).toBe(text);
  expect(marginRatio(criterion(more))).toBe(ratio);
});

test('a label that rounds the difference away is named with it', () => {
  const rounding = 'the label rounds 2.71 g to 2.5 g';
  const over = criterion({ verdict: 'fail', unit: 'g', measured: 2.71, limit: 2.5, margin: -0.21, rounding });
  expect(marginText(over)).toBe('0.21\u00a0g over; the label rounds 2.71\u00a0g to 2.5\u00a0g');
});

test('values and limits come with their unit, words without', () => {
  expect(measuredText(criterion({ measured: 1310.456 }))).toEqual({ text: '1,310.46', unit: 'mg' });
  expect(measuredText(criterion({ measured: 'whole oats' }))).toEqual({ text: 'whole oats', unit: null });
  expect(limitText(criterion({ comparison: '<' }))).toEqual({ text: 'below 200', unit: 'mg' });
  expect(limitText(criterion({ comparison: '>=' }))).toEqual({ text: 'at least 200', unit: 'mg' });
  expect(limitText(criterion({ limit: 'none', comparison: 'is' }))).toEqual({ text: 'none', unit: null });
  expect(limitText(criterion({ limit: null }))).toBeUndefined();
});

examples('within a sentence the limit of %o is "%s"', (more) => limitClause(criterion(more)), [
  [{}, 'limit 200 mg'],
  [{ comparison: '<', limit: 10, unit: '%' }, 'limit below 10 %'],
  [{ comparison: '>=', limit: 2, unit: 'g' }, 'at least 2 g'],
  [{ comparison: 'is', limit: 'none' }, 'none'],
  [{ limit: null }, undefined],
]);
