import { expect, test } from 'vitest';
import type { Source } from '#contract/product.ts';
import type { StoredProduct } from '#server/catalogue/evaluation/evaluation.queries.ts';
import { evaluateProduct } from '#server/catalogue/evaluation/evaluation-batch.ts';
import { recordJson } from '#server/catalogue/sources/record-json.ts';
import type { TradeItem } from '#server/catalogue/trade-item.ts';
import { demoGtin, tradeItem } from '#tests/support/trade-items.ts';
import { listChanges } from './list-changes.ts';

const NO_GPC = { families: new Set<string>(), familyOfClass: new Map(), classOfBrick: new Map() };

/** The changes of a product of which the store knew nothing, as "label: before → after, detail". */
function changesOf(says: Partial<Record<Source, Partial<TradeItem>>>, was: Partial<StoredProduct> = {}) {
  const stored: StoredProduct = {
    gtin: demoGtin(1),
    change_seq: 1,
    brand: null,
    normalized_name: null,
    nova_label: null,
    derived_diets: [],
    smart_snack: 'unknown',
    good_choice: 'unknown',
    philly: 'unknown',
    nutrients: [],
    allergens: [],
    records: Object.entries(says).map(([source, item]) => [
      source as Source,
      '2026-01-01T00:00:00Z',
      JSON.parse(recordJson(tradeItem(item))),
    ]),
    ...was,
  };
  return listChanges({ stored, now: evaluateProduct(stored, NO_GPC), fields: [] }).map(
    ({ key, before, after, detail }) => `${key}: ${before} → ${after}, ${detail}`,
  );
}

test('an allergen comes with the source that declares it, or the words of the text', () => {
  const changes = changesOf({
    gdsn: {
      ingredients: 'Sugar, whey powder, hazelnuts. Contains: soy. May contain peanuts.',
      allergens: [
        { allergen: 'eggs', containment: 'contains' },
        { allergen: 'tree_nuts', containment: 'free_from' },
      ],
    },
  });
  expect(changes).toEqual(
    expect.arrayContaining([
      'eggs: unknown → contains, declared by gdsn',
      'milk: unknown → named, “whey powder”',
      'tree_nuts: unknown → conflict, free from by gdsn, and “hazelnuts” names it',
      'soybeans: unknown → contains, stated in the text of gdsn',
      'peanuts: unknown → may_contain, stated in the text of gdsn',
    ]),
  );
});

test('an allergen that went says that nothing speaks of it', () => {
  expect(
    changesOf({ fdc: { ingredients: 'Sugar' } }, { allergens: [['peanuts', 'may_contain', 'fdc']] }),
  ).toContain('peanuts: may_contain → unknown, neither declared nor named');
});

test.each([
  ['Sugar, gelatin', '“gelatin”'],
  ['Sugar, water, salt, rice, corn, xyzzyol', '“xyzzyol” is not known'],
  [null, 'the ingredient list is not there'],
])('a diet that went from %j says what stands against it', (ingredients, against) => {
  const [change] = changesOf({ off: { ingredients } }, { derived_diets: ['vegetarian'] }).filter((one) =>
    one.startsWith('vegetarian'),
  );
  expect(change).toBe(`vegetarian: derived → not derived, ${against}`);
});

test('a verdict comes with its criterion and figures, a NOVA group with its marker', () => {
  const changes = changesOf({
    off: {
      name: 'Potato chips',
      ingredients: 'Potatoes, sunflower oil, salt, natural flavors',
      serving: { size: { value: 28, unit: 'g' }, description: null, per_container: 1 },
      package_weight: { value: 28, unit: 'g' },
      nutrients: [
        { nutrient: 'calories', value: 160, unit: 'kcal', basis: 'serving' },
        { nutrient: 'sodium', value: 410, unit: 'mg', basis: 'serving' },
      ],
    },
  });
  expect(changes).toContain('smart_snack: unknown → fail, Sodium per package: 410 mg, limit 200 mg');
  expect(changes).toContain('nova: unknown → 4, flavoring: natural flavors');
});
