import { expect, test } from 'vitest';
import type { ProductKind } from '../../facts/product-kinds.ts';
import type { GuidelineSubject } from '../../subject.ts';
import { judgementOf, per100, possible } from '../judgement-fixture.ts';

const OPEN = ['not_upf', 'upf'];
const figures = (calories: number, saturated_fat: number, sodium: number, added_sugars?: number) => ({
  calories,
  saturated_fat,
  sodium,
  ...(added_sugars !== undefined && { added_sugars }),
});

test.each<[string, ProductKind, GuidelineSubject['per_100'], string | null, readonly string[]]>([
  [
    'bread with lecithin and salt',
    'bread',
    figures(80, 0.3, 140, 1),
    'Whole wheat flour, water, salt, soy lecithin.',
    ['upf'],
  ],
  ['plain oats', 'hot_cereal', figures(380, 1, 2, 0), 'Whole grain oats.', ['not_upf']],
  ['added sugars at the limit', 'yogurt', figures(120, 0, 60, 3), 'Milk, sugar, pectin.', ['upf']],
  ['added sugars under it', 'yogurt', figures(120, 0, 60, 2.9), 'Milk, sugar, pectin.', ['not_upf']],
  ['diet cola', 'soft_drink', figures(0, 0, 0, 0), 'Carbonated water, phosphoric acid, aspartame.', ['upf']],
  ['salted chips', 'chips', figures(160, 1.5, 170, 0), 'Potatoes, sunflower oil, salt.', ['not_upf']],
  [
    'a natural flavor alone',
    'chips',
    figures(160, 1.5, 170, 0),
    'Potatoes, sunflower oil, salt, natural flavor.',
    OPEN,
  ],
  [
    'a sugar alcohol',
    'bread',
    figures(160, 0, 375, 0),
    'Whole wheat flour, maltitol syrup, yeast, salt.',
    OPEN,
  ],
  ['no list', 'chips', figures(160, 1.5, 170, 0), null, OPEN],
  ['no list and nothing past a limit', 'chips', figures(160, 1.5, 100, 0), null, OPEN],
  ['no figures', 'yogurt', {}, 'Milk, sugar, pectin.', OPEN],
  ['fresh without a list', 'fresh_fruit', {}, null, []],
])('%s', (_name, kind, per_100, ingredients, outcomes) => {
  expect(possible('california_upf', kind, per100(per_100, { ingredients }))).toEqual(outcomes);
});

test('the additive and the figure are named', () => {
  const bread = per100(figures(80, 0.3, 140, 1), {
    ingredients: 'Whole wheat flour, water, salt, soy lecithin.',
  });
  expect(judgementOf('california_upf', 'bread', bread).summary).toBe(
    'Ultraprocessed: “soy lecithin”, and sodium at least 1 mg a calorie.',
  );
});
