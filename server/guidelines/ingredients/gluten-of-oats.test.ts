import { expect, test } from 'vitest';
import { namesGlutenByOatsAlone } from './gluten-of-oats.ts';

test.each([
  'Whole grain oats, sugar, salt',
  'Rolled oats, oat bran (oats), honey',
  'Oatmeal, oatmilk',
  "Flocons d'avoine, sucre",
  'Avena, miel',
  'Haferflocken, Zucker',
  'Corn starch, oat flour (gluten free oats, oat fiber)',
])('gluten is named by oats alone in %s', (text) => {
  expect(namesGlutenByOatsAlone(text)).toBe(true);
});

test.each([
  'Oats, wheat bran',
  'Oats, barley malt',
  'Oats, malted barley flour',
  'Oats, flour',
  'Oats (rolled oats, rye)',
  'Oat bread',
  'Wheat and oat bran',
  'Oats, cereal (wheat, sugar)',
  'Oats, seitan',
  "Avoine, farine d'orge",
  'Rice, sugar',
  '',
])('but not in %s', (text) => {
  expect(namesGlutenByOatsAlone(text)).toBe(false);
});
