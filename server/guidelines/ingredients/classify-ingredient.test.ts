import { expect, test } from 'vitest';
import { classifyIngredient } from './classify-ingredient.ts';
import { ALLERGEN_SOURCES, allergenBits } from './words/allergen-sources.ts';
import { TRAIT } from './words/word-table.ts';

const ANIMALS = allergenBits(['milk', 'eggs', 'fish', 'crustaceans', 'molluscs']);
const ANIMAL_TRAITS = TRAIT.meat | TRAIT.animalProduct | TRAIT.uncertainOrigin;

test('a name that may name milk, egg, fish or shellfish is no plant: "fruits de mer"', () => {
  const plants = ALLERGEN_SOURCES.filter(([, { sure, maybe }]) => ((sure | maybe) & ANIMALS) !== 0)
    .map(([name]) => ({ name, ...classifyIngredient(name) }))
    .filter(({ group, traits }) => group !== null && group !== 'composite' && (traits & ANIMAL_TRAITS) === 0)
    .map(({ name }) => name);
  // Made of grain above all; what else is in them is read as an allergen.
  expect(plants).toEqual(['egg noodle', 'egg noodle product']);
});
