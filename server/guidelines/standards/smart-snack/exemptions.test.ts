import { expect, test } from 'vitest';
import { ruleSet } from '../../rules/rule-sets.ts';
import { FAR_PAST, food, GPC, resultOf } from '../../subject-fixture.ts';

const FAT = ['total_fat', 'saturated_fat'];
const LIMITS = ['calories.snack', 'sodium.snack', ...FAT, 'sugars'];
const GUM = '50160000 50161800 10006390';
const TUNA = '50120000 50121900 10000018';

test.each([
  ['fresh fruit', GPC.fresh_fruit, 'Gala Apple', null, LIMITS],
  ['frozen fruit with nothing added', GPC.frozen_fruit, 'Frozen Berries', 'Blueberries, raspberries', LIMITS],
  ['frozen fruit with sugar', GPC.frozen_fruit, 'Frozen Berries', 'Blueberries, sugar', []],
  ['canned fruit in juice', GPC.canned_fruit, 'Peach Slices', 'Peaches, pear juice', LIMITS],
  ['fruit in syrup', GPC.canned_fruit, 'Peach Slices in Light Syrup', 'Peaches, water, sugar', LIMITS],
  ['fruit in heavy syrup', GPC.canned_fruit, 'Peach Slices in Heavy Syrup', 'Peaches, water, sugar', []],
  ['vegetables without salt', GPC.canned_vegetable, 'Green Beans', 'Green beans, water', LIMITS],
  ['canned vegetables with salt', GPC.canned_vegetable, 'Green Beans', 'Green beans, water, salt', []],
  ['reduced-fat cheese', GPC.cheese, 'Reduced Fat Cheddar', 'Milk, salt', FAT],
  ['part-skim mozzarella', GPC.cheese, 'Part-Skim Mozzarella Stick', 'Part skim milk, salt', FAT],
  ['cheese', GPC.cheese, 'Cheddar', 'Milk, salt', []],
  ['nuts', GPC.nuts, 'Almonds', 'Almonds, salt', FAT],
  ['sugared nuts', GPC.nuts, 'Almonds', 'Almonds, sugar', FAT],
  ['peanut butter', GPC.none, 'Peanut Butter', 'Peanuts, salt', FAT],
  ['eggs without added fat', GPC.egg, 'Hard Boiled Eggs', 'Eggs, water', FAT],
  ['eggs with butter', GPC.egg, 'Eggs', 'Eggs, butter', []],
  ['dried fruit with nuts', GPC.trail_mix, 'Trail Mix', 'Raisins, almonds', [...FAT, 'sugars']],
  ['the same with chocolate', GPC.trail_mix, 'Trail Mix', 'Raisins, almonds, chocolate (sugar)', []],
  ['dried fruit', GPC.dried_fruit, 'Raisins', 'Raisins', ['sugars']],
  ['sweetened dried cranberries', GPC.dried_fruit, 'Dried Cranberries', 'Cranberries, sugar', ['sugars']],
  ['sweetened dried mango, as far as is settled', GPC.dried_fruit, 'Dried Mango', 'Mango, sugar', []],
  ['hummus', GPC.sauce, 'Hummus', 'Chickpeas, tahini, oil', ['total_fat']],
  [
    'apple with peanut butter',
    GPC.none,
    'Apple Slices with Peanut Butter',
    'Apples, peanut butter (peanuts, salt)',
    [...FAT, 'sugars'],
  ],
  ['tuna in water, being an entrée', TUNA, 'Tuna', 'Tuna, water, salt', ['total_fat']],
  ['tuna in oil', TUNA, 'Tuna', 'Tuna, soybean oil, salt', []],
  ['sugar-free gum', GUM, 'Gum', 'Sorbitol, gum base', ['general_standard', ...LIMITS]],
])('what %s is exempt from', (_, codes, name, ingredients, expected) => {
  const { criteria } = resultOf('smart_snack', food(codes, name, ingredients, FAR_PAST));
  expect(criteria.filter(({ note }) => note?.startsWith('exempt:')).map(({ id }) => id)).toEqual(expected);
});

test('the note names the paragraph', () => {
  const { criteria } = resultOf('smart_snack', food(GPC.sauce, 'Hummus', 'Chickpeas, tahini, oil', FAR_PAST));
  expect(criteria.find(({ id }) => id === 'total_fat')?.note).toBe(
    'exempt: bean dip, 7 CFR 210.11(a)(7) and (f)(2)(ii)',
  );
});

test('a failed limit proves nothing while an exemption cannot be ruled out', () => {
  const { criteria } = resultOf('smart_snack', food(GPC.nuts, 'Almonds', null, FAR_PAST));
  expect(criteria.find(({ id }) => id === 'total_fat')).toMatchObject({
    verdict: 'unknown',
    note: 'may be exempt: nuts, seeds, nut or seed butter, 7 CFR 210.11(f)(3)',
  });
});

test('bean dips are exempt since July 2024, not before', () => {
  const exempts = (version: string) =>
    ruleSet('smart_snack', version).rules.find(({ id }) => id === 'total_fat')?.exemptions ?? [];
  expect(exempts('2024')).toContain('bean_dip');
  expect(exempts('2016')).not.toContain('bean_dip');
  expect(exempts('2016')).toContain('eggs');
  expect(exempts('2014')).not.toContain('eggs');
});
