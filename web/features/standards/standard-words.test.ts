import { expect, test } from 'vitest';
import { dateText } from '#contract/date-text.ts';
import { examples } from '#tests/support/examples.ts';
import { amountText, findingSentence, markOf } from './standard-words.ts';

const outcome = (tone: 'good' | 'bad' | 'step') => ({ key: 'x', name: 'X', tone });

examples('%j is drawn as %s', (possible) => markOf({ possible: [...possible] }), [
  [[], 'not_applicable'],
  [[outcome('good')], 'pass'],
  [[outcome('bad')], 'fail'],
  [[outcome('step')], 'step'],
  [[outcome('good'), outcome('bad')], 'unknown'],
]);

examples('%j reads %s', amountText, [
  [{ from: 12.5, to: 12.5, unit: 'g' }, '12.5 g'],
  [{ from: 0, to: 40, unit: '%' }, '0 to 40 %'],
  [{ from: 3, to: null, unit: 'g' }, 'at least 3 g'],
  [{ from: 0, to: null, unit: 'g' }, 'not known'],
  [{ from: 1, to: 1, unit: '' }, '1'],
]);

test('a day reads as a date, the same everywhere', () => {
  expect(dateText('2025-09-01')).toBe('1 Sep 2025');
});

test.each([
  ['Nutri-Score 2023', 'Nutri-Score C: 8 to 9 points.', 'Nutri-Score C: 8 to 9 points'],
  [
    'Smart Snack',
    'Fails Smart Snack: sodium 310 mg, limit 200 mg.',
    'Fails Smart Snack: sodium 310 mg, limit 200 mg',
  ],
  ['Chile’s black seals', 'Seal for calories.', 'Chile’s black seals: Seal for calories'],
])('of %s, a sentence names the standard once', (title, summary, sentence) => {
  expect(findingSentence({ title, summary })).toBe(sentence);
});
