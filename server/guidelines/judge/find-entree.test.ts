import { describe, expect, test } from 'vitest';
import type { SmartSnackTerms } from '../rules/rule.ts';
import { ruleSet } from '../rules/rule-sets.ts';
import { factsOf, packed, product } from '../subject-fixture.ts';
import { readTable } from '../text-table.ts';
import { findDishType } from './find-entree.ts';
import { explainVerdict } from './judge.ts';

const NOW: SmartSnackTerms = { calorieFree: '<', entreeGrain: 'any' };
const BEFORE: SmartSnackTerms = { calorieFree: '<=', entreeGrain: 'whole' };

describe('what makes an entrée', () => {
  test.each(readTable`
    meat and a refined grain | Enriched flour, chicken, water | entree
    cheese and a refined grain | Enriched flour, cheddar cheese (milk, salt) | entree
    meat and vegetables | Chicken, carrots, water | entree
    meat alone | Chicken, water, salt | entree
    beans alone | Black beans, water, salt | entree
    eggs and vegetables | Eggs, tomatoes | entree
    eggs alone | Eggs, water, salt | snack
    cheese alone | Cheddar cheese (milk, salt, enzymes) | snack
    nuts alone | Almonds, salt | snack
    vegetables alone | Carrots, potatoes, water | side
    a grain alone | Enriched flour, water | side
    a noodle’s egg | Noodles (wheat flour, eggs), carrots | side
    a sauce’s soy | Rice, carrots, soy sauce (water, soybeans, wheat) | side
    a trace of meat | Rice, carrots, contains 2% or less of: chicken | side
    what cannot be read: the roomier limits, and the list keeps it open | Rice, glorp, zyx | entree
  `)('%s: %s is %s', (_, ingredients, expected) => {
    expect(findDishType(factsOf('meal', product('Dinner', ingredients)), NOW)).toBe(expected);
  });

  test('before July 2024 the grain was whole grain-rich', () => {
    const typeOf = (ingredients: string) =>
      findDishType(factsOf('meal', product('Dinner', ingredients)), BEFORE);
    expect(typeOf('Whole wheat flour, chicken')).toBe('entree');
    expect(typeOf('Enriched flour, chicken')).toBe('side');
    expect(typeOf('Enriched flour, chicken, carrots')).toBe('entree');
  });
});

describe('a package of hard-boiled eggs is a snack', () => {
  const eggs = (calories: number, kind: 'egg' | 'meal') => {
    const given = product('Hard Boiled Eggs', 'Eggs, water, citric acid', {
      per_serving: { calories, total_fat: 14, saturated_fat: 4.5, sodium: 180, sugars: 1 },
      ...packed(132),
    });
    return explainVerdict(ruleSet('smart_snack'), factsOf(kind, given));
  };

  test.each(['egg', 'meal'] as const)('at 200 kcal they pass, three of 210 kcal fail (%s)', (kind) => {
    expect(eggs(200, kind).criteria.find(({ id }) => id === 'calories.snack')?.verdict).toBe('pass');
    expect(eggs(210, kind)).toMatchObject({
      verdict: 'fail',
      summary: expect.stringContaining('calories per package 210 kcal, limit 200 kcal'),
    });
  });

  test('their fat is exempt', () => {
    expect(eggs(140, 'egg').verdict).toBe('pass');
  });
});
