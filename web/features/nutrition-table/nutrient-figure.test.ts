import { describe, expect, test } from 'vitest';
import type { Nutrient } from '#contract/nutrition.schema.ts';
import { nutrient } from '#tests/support/product-facts.ts';
import { figureText, nutrientFigure } from './nutrient-figure.ts';

const sodium = nutrient('sodium', { standardized_value: 240, value_per_100: 600.4 });

describe('a figure of the table', () => {
  test('is N/A where it is missing, and where its unit cannot be the nutrient’s', () => {
    const flagged: Nutrient = { ...sodium, standardized_unit: 'flagged' };
    expect(nutrientFigure(undefined, 'sodium', 'serving')).toBeUndefined();
    expect(nutrientFigure({ nutrients: [] }, 'sodium', 'serving')).toBeUndefined();
    expect(nutrientFigure({ nutrients: [flagged] }, 'sodium', '100')).toBeUndefined();
    expect(
      nutrientFigure({ nutrients: [{ ...sodium, standardized_value: null }] }, 'sodium', 'serving'),
    ).toBeUndefined();
    expect(figureText(undefined)).toBe('N/A');
  });

  test('is a serving’s or that of 100 g, and zero is a figure', () => {
    expect(nutrientFigure({ nutrients: [sodium] }, 'sodium', 'serving')).toBe(240);
    expect(nutrientFigure({ nutrients: [sodium] }, 'sodium', '100')).toBe(600);
    expect(nutrientFigure({ nutrients: [{ ...sodium, standardized_value: 0 }] }, 'sodium', 'serving')).toBe(
      0,
    );
    expect(figureText(0)).toBe('0');
    expect(figureText(1234.5)).toBe('1,234.5');
    const below = nutrientFigure({ nutrients: [{ ...sodium, less_than: true }] }, 'sodium', '100');
    expect(below).toBe('<600');
    expect(figureText(below)).toBe('<600');
  });
});
