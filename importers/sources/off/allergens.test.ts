import { expect, test } from 'vitest';
import { offAllergens, unknownAllergenTag } from './allergens.ts';

const said = (ingredients: string) =>
  offAllergens([], [], ingredients, []).map(({ allergen, containment }) => `${allergen} ${containment}`);

test.each([
  'Sucre. Peuvent contenir des traces de _lait_',
  'Sucre. Fabriqué dans un atelier utilisant du _lait_',
  'Azúcar. Pueden contener _leche_',
  'Azúcar. Trazas de _leche_',
  'Zucker. Kann auch Spuren von _Milch_ enthalten',
  'Zucker. Kann _Milch_ enthalten',
  "Zucchero. Puo' contenere _latte_",
  'Zucchero. Tracce di _latte_',
  'Açúcar. Pode conter vestígios de _leite_',
  'Suiker. Kan sporen van _melk_ bevatten',
  'Socker. Kan innehålla _mjölk_',
  'Sukker. Spor af _mælk_',
])('a marked word of a precaution may be in it: %s', (text) => {
  expect(said(text)).toEqual(['milk may_contain']);
});

test.each([
  'Riz, sans _lait_',
  'Arroz. No contiene _leche_',
  'Reis. Enthält keine _Milch_',
  'Rijst, zonder _melk_',
])('a marked word that is denied says nothing: %s', (text) => {
  expect(said(text)).toEqual([]);
});

test('a marked word of the list is in it', () => {
  expect(said('Farine, _lait_ entier. Traces de _soja_')).toEqual(['milk contains', 'soybeans may_contain']);
});

test('a tag that is not translated is read by its words; one of no allergen is noted', () => {
  const warnings: string[] = [];
  const tags = ['en:milk', 'de:Hühnereiweiss', 'en:tree-nuts-hazelnuts', 'en:lactose-free', 'constructor'];
  expect(offAllergens(tags, ['fr:avoine', 'en:kiwi'], null, warnings)).toEqual([
    { allergen: 'milk', containment: 'contains' },
    { allergen: 'eggs', containment: 'contains' },
    { allergen: 'tree_nuts', containment: 'contains' },
    { allergen: 'gluten', containment: 'may_contain' },
  ]);
  expect(warnings).toEqual(['en:lactose-free', 'constructor', 'en:kiwi'].map(unknownAllergenTag));
});
