import { expect, test } from 'vitest';
import { deriveDiets } from '#server/guidelines/claims/derive-diets.ts';
import { deriveFacts } from '#server/guidelines/facts/derive-facts.ts';
import { BAG } from '#server/guidelines/subject-fixture.ts';
import {
  addScores,
  type GoldText,
  precisionOf,
  readGoldReadings,
  readGoldTexts,
  recallOf,
  scoreAllergens,
} from '#tests/support/gold-set.ts';

const AS_WRITTEN = { set: 'off', gtin: '', fingerprint: '', contains: [], may_contain: [] } as const;

/** The real texts where their data sets are at hand, else a few in their manner. */
const TEXTS: readonly GoldText[] = (await readGoldTexts()) ?? [
  {
    ...AS_WRITTEN,
    text: 'Wheat flour, sugar, soybean oil, whey (milk), soy lecithin.',
    named: ['milk', 'wheat', 'soybeans', 'gluten'],
    vegan: 'no',
    vegetarian: 'unknown',
    complete: true,
  },
  {
    ...AS_WRITTEN,
    text: 'Cured with: water, salt, sugar, sodium nitrite.',
    named: [],
    vegan: 'no',
    vegetarian: 'no',
    complete: false,
  },
];

test('there are four hundred readings, each of another text', () => {
  const fingerprints = readGoldReadings().map(({ fingerprint }) => fingerprint);
  expect(fingerprints).toHaveLength(400);
  expect(new Set(fingerprints).size).toBe(400);
});

test('allergens are read as readers read them, and none that is in the food is missed', () => {
  const sum = addScores(scoreAllergens(TEXTS).values());
  expect(recallOf(sum)).toBeGreaterThanOrEqual(0.99);
  expect(precisionOf(sum)).toBeGreaterThanOrEqual(0.97);
  expect(sum.missed).toBe(0);
  expect(sum.dangerous).toBe(0);
});

test('no text is called vegan or vegetarian that readers say is neither', () => {
  const wrong = TEXTS.filter(({ text, vegan, vegetarian }) => {
    const diets = deriveDiets(deriveFacts({ ...BAG, name: null, ingredients: text }), new Set());
    const says = (diet: string) => diets.some((one) => one.diet === diet);
    return (vegan === 'no' && says('vegan')) || (vegetarian === 'no' && says('vegetarian'));
  });
  expect(wrong.map(({ text }) => text)).toEqual([]);
});
