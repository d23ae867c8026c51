import { expect, test } from 'vitest';
import { examples } from '#tests/support/examples.ts';
import { judgementOf, per100, possible } from '../judgement-fixture.ts';

const OPEN = ['pass', 'fail'];

examples('%s', (ingredients) => possible('whole_grain_rich', 'bread', per100({}, { ingredients })), [
  ['Whole wheat flour, water, enriched flour (wheat flour, niacin, reduced iron).', ['pass']],
  ['Water, whole oats, honey.', ['pass']],
  ['Whole wheat flour, water, malted barley flour, salt.', ['pass']],
  ['Enriched flour (wheat flour, niacin), whole wheat flour, water.', OPEN],
  ['Whole wheat flour, semolina, water.', ['fail']],
  ['Whole wheat flour, water, contains 2% or less of: wheat flour, salt.', ['pass']],
  ['Wheat flour, sugar.', ['fail']],
  ['Brown long grain rice.', OPEN],
  ['Whole wheat flour, water, enri', OPEN],
  [null, OPEN],
]);

test('a refined grain is named', () => {
  const { summary } = judgementOf(
    'whole_grain_rich',
    'bread',
    per100({}, { ingredients: 'Whole oats, rice flour.' }),
  );
  expect(summary).toBe('Does not meet it: other grains, “rice flour” is neither whole nor enriched.');
});

test('what is no grain product is left alone', () => {
  expect(possible('whole_grain_rich', 'yogurt', per100({}))).toEqual([]);
});
