import { expect, test } from 'vitest';
import { readTable } from '../text-table.ts';
import { readNameAllergens } from './read-name-allergens.ts';

test.each(readTable`
  Greek Yogurt | milk
  Comté AOP | milk
  Creamy Peanut Butter | peanuts
  Chocolate Covered Almonds | tree_nuts
  Pain aux noix | tree_nuts wheat gluten
  Dry Roasted & Salted Cashews | tree_nuts
  Bisque de homard | crustaceans
  Filet de saumon | fish
  Real Mayo | eggs
  Tahini | sesame
  Veggie & Cheese Pizza | milk
  Thon à l'huile végétale | fish
  Gluten Free Wheat Beer | wheat
  No Stir Peanut Butter | peanuts
  Virginia Peanuts, Butter Toffee | milk peanuts
  Gluten Free Peanut Butter | peanuts
  Vegan Peanut Butter Cups | peanuts
  Lactose Free Milk | milk
  Wheat Free Rye Bread | gluten
`)('%s: names %s', (name, allergens) => {
  expect(readNameAllergens(name).join(' ')).toBe(allergens);
});

test.each([
  'Peanut-Free Granola Bars',
  'Vegan Cheddar',
  'Dairy-Free Cheddar Slices',
  'Non-Dairy Creamer',
  'Egg-Free Mayo',
  'Gluten Free Bread',
  'Pasta, Orzo No. 65, Gluten Free',
  'Crevettes végétaliennes',
  'Fromage sans lait',
  'Butternut Squash',
  'Cocoa Butter',
  'Root Beer',
  'Swedish Fish',
  'Brochettes de poulet',
  'Rice Crackers',
  'Water Chestnuts',
  '',
])('%s: names none', (name) => {
  expect(readNameAllergens(name)).toEqual([]);
});
