import { expect, test } from 'vitest';
import type { Criterion } from '#contract/guideline.schema.ts';
import { drawnCriterion, measuredOf } from './drawn-criterion.ts';

const criterion = (says: Partial<Criterion>) =>
  ({
    id: 'sodium',
    label: 'Sodium per serving',
    verdict: 'fail',
    measured: 310,
    limit: 200,
    unit: 'mg',
    margin: -110,
    ...says,
  }) as Criterion;
const smartSnack = (...criteria: Criterion[]) => [{ guideline: 'smart_snack' as const, criteria }];
const drawn = {
  guideline: 'smart_snack',
  id: 'sodium',
  label: 'Sodium per serving',
  unit: 'mg',
  was: 310,
  limit: 200,
} as const;

test('drawn is what fails by the most of its limit, of the guidelines asked for', () => {
  const sugars = criterion({ id: 'sugars', measured: 40, limit: 35, unit: '%', margin: -5 });
  expect(drawnCriterion(smartSnack(sugars, criterion({})), ['smart_snack'])).toEqual(drawn);
  expect(drawnCriterion(smartSnack(criterion({})), ['philly'])).toBeUndefined();
});

test.each([
  { verdict: 'pass' },
  { measured: null },
  { measured: 'yes', limit: 'no', margin: null },
  { limit: 0 },
] as const)('nothing is drawn of %j', (says) => {
  expect(drawnCriterion(smartSnack(criterion(says)), ['smart_snack'])).toBeUndefined();
});

test('an alternative’s value is a number, not known, or not asked for', () => {
  const of = (says: Partial<Criterion>) =>
    measuredOf(smartSnack(criterion({ verdict: 'pass', ...says })), drawn);
  expect(of({ measured: 85 })).toBe(85);
  expect(of({ measured: null })).toBeNull();
  expect(of({ verdict: 'not_applicable' })).toBeUndefined();
  expect(of({ id: 'fat' })).toBeUndefined();
});
