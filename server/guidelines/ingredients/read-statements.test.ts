import { describe, expect, test } from 'vitest';
import { readTable } from '../text-table.ts';
import { readAllergens } from './read-allergens.ts';
import { readIngredients } from './read-ingredients.ts';

const names = (text: string) => readIngredients(text).list.ingredients.map(({ name }) => name);

test.each(readTable`
  Riz. Présence possible de fruits à coque, de lait | milk tree_nuts
  Riz, sel. présence éventuelle d'œuf et de soja. | eggs soybeans
  Riz. Produit dans une usine qui utilise soja, lait | milk soybeans
  Riz, sucre recette préparée dans un atelier qui utilise également du gluten | gluten
  Riz. Fabriqué dans un atelier utilisant des graines de sésame | sesame
  Riz. Les barres peuvent contenir du lait | milk
  Arroz. Empacado en maquinaria donde se procesa nueces | tree_nuts
`)('in other languages too, %s may contain %s', (text, expected) => {
  const { may_contain, named } = readAllergens(text);
  expect(may_contain.join(' ')).toBe(expected);
  expect(named).toEqual([]);
});

test.each([
  "Riz. Produit dans une usine exempte de noix et d'arachides.",
  "Riz. Élaboré dans un atelier qui n'utilise pas de lait.",
  'Riz. Fabriqué dans un atelier sans arachides.',
])('%s may contain nothing', (text) => {
  expect(readAllergens(text)).toEqual({ contains: [], may_contain: [], named: [] });
});

test('the country a product is of is no statement', () => {
  expect(readAllergens('Riz. Produit de France, lait').named).toEqual(['milk']);
});

describe('a denial takes nothing from the list', () => {
  test.each([
    [
      'No preservative paste (almonds, sugar), cane sugar, salt',
      ['preservative paste', 'cane sugar', 'salt'],
    ],
    ['No preservatives, cane sugar, salt', ['cane sugar', 'salt']],
    ['No artificial colors, flavors, preservatives', []],
    ['Oats. No sugar, salt, starch', ['oats']],
  ])('%s', (text, expected) => {
    expect(names(text)).toEqual(expected);
  });
});

test('barley in a food free of gluten is gluten, oats there are none', () => {
  expect(readAllergens('gluten-free beer (water, barley, hops)').named).toEqual(['gluten']);
  expect(readAllergens('gluten-free mix (oats, flaxseed)').named).toEqual([]);
});
