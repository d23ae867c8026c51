import { expect, test } from 'vitest';
import type { ProductKind } from '../facts/product-kinds.ts';
import type { GuidelineSubject } from '../subject.ts';
import { judgementOf, per100 } from './judgement-fixture.ts';

const drink = (figures: GuidelineSubject['per_100'], ingredients: string | null) =>
  per100(figures, { per_100_unit: 'ml', ingredients });
const CHIPS = { calories: 536, sodium: 525, sugars: 0.5, saturated_fat: 6.6, trans_fat: 0, added_sugars: 0 };
const POTATOES = 'Potatoes, sunflower oil, salt.';
const COLA = { calories: 42, sodium: 4, sugars: 10.6, added_sugars: 10.6, saturated_fat: 0, trans_fat: 0 };
const SODA = 'Carbonated water, sugar, phosphoric acid.';
const BISCUIT = { calories: 270, sodium: 400, sugars: 10, saturated_fat: 4 };

test.each<[string, ProductKind, GuidelineSubject, string]>([
  [
    'chips',
    'chips',
    per100(CHIPS, { ingredients: POTATOES }),
    'Seal for calories, sodium, and saturated fat.',
  ],
  ['cola', 'soft_drink', drink(COLA, SODA), 'Seal for sugars.'],
  ['raisins alone', 'dried_fruit', per100({ ...CHIPS, sugars: 65 }, { ingredients: 'Raisins.' }), 'No seal.'],
  [
    'a biscuit at every limit',
    'cookie',
    per100(BISCUIT, { ingredients: 'Enriched flour, sugar, palm oil, salt.' }),
    'No seal.',
  ],
  [
    'past a limit without a list',
    'chips',
    per100(CHIPS),
    'Cannot be told: calories, sodium, and saturated fat are not known.',
  ],
  ['past no limit without a list', 'cookie', per100(BISCUIT), 'No seal.'],
])('Chile: %s', (_name, kind, subject, summary) => {
  expect(judgementOf('chile_seals', kind, subject).summary).toBe(summary);
});

test.each<[string, ProductKind, GuidelineSubject, string]>([
  ['cola', 'soft_drink', drink(COLA, SODA), 'Seal for calories and sugars.'],
  [
    'chips',
    'chips',
    per100(CHIPS, { ingredients: POTATOES }),
    'Seal for calories, saturated fat, and sodium.',
  ],
  ['plain nuts', 'nuts', per100({ ...CHIPS, sodium: 0 }, { ingredients: 'Almonds.' }), 'No seal.'],
  [
    'sweetened yogurt',
    'yogurt',
    per100(
      { calories: 95, sodium: 50, sugars: 12, added_sugars: 8, saturated_fat: 1.5, trans_fat: 0 },
      { ingredients: 'Milk, sugar.' },
    ),
    'Seal for sugars and saturated fat.',
  ],
])('Mexico: %s', (_name, kind, subject, summary) => {
  expect(judgementOf('mexico_seals', kind, subject).summary).toBe(summary);
});

test('a sweetener has words of its own in Mexico', () => {
  const diet = drink(
    { ...COLA, calories: 0, sugars: 0, added_sugars: 0, sodium: 12 },
    'Carbonated water, aspartame, sodium benzoate.',
  );
  const { summary, notes } = judgementOf('mexico_seals', 'soft_drink', diet);
  expect([summary, notes[0]]).toEqual(['No seal.', 'The pack would also say: contains sweeteners.']);
});
