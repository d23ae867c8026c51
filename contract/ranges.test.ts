import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FIGURE_BASES } from './nutrient-sort.ts';
import { NUTRIENT_LABELS } from './nutrition.ts';
import { formatFigure, formatRange, parseFigure, parseNutrientRange, parseRange } from './ranges.ts';

test.each([
  '',
  '..',
  '5',
  'a..b',
  '-1..2',
  '1..-2',
  '1...2',
  '1e3..',
  ' 1..2',
  '1..2 ',
  '1.2345..',
  '12345678..',
])('%j is no range', (text) => {
  expect(parseRange(text)).toBeUndefined();
  expect(parseNutrientRange(`sodium:${text}`)).toBeUndefined();
});

test.each(['salt', 'sodium_per_100', 'sodium-per-1000', 'Sodium', 'sodium '])('%j is no figure', (text) => {
  expect(parseFigure(text)).toBeUndefined();
  expect(parseNutrientRange(`${text}:1..2`)).toBeUndefined();
});

test('what is written is read again', () => {
  const bound = fc.option(fc.nat({ max: 9_999_999_999 }).map((n) => n / 1_000));
  const range = fc.record({ min: bound, max: bound }).filter(({ min, max }) => min !== null || max !== null);
  const figure = fc.record({
    nutrient: fc.constantFrom(...NUTRIENT_LABELS),
    basis: fc.constantFrom(...FIGURE_BASES),
  });
  fc.assert(
    fc.property(figure, range, (ofNutrient, bounds) => {
      expect(parseRange(formatRange(bounds))).toEqual(bounds);
      expect(parseFigure(formatFigure(ofNutrient))).toEqual(ofNutrient);
      const text = `${formatFigure(ofNutrient)}:${formatRange(bounds)}`;
      expect(parseNutrientRange(text)).toEqual({ ...ofNutrient, ...bounds });
    }),
  );
});
