import { describe, expect, test } from 'vitest';
import { deriveFacts } from '../facts/derive-facts.ts';
import { food, GPC } from '../subject-fixture.ts';
import { explainNova } from './explain-nova.ts';

const of = (ingredients: string | null, codes: string = GPC.none) =>
  explainNova(deriveFacts(food(codes, null, ingredients)));

describe('groups by ingredients', () => {
  test.each([
    ['Almonds', '1'],
    ['Whole milk, vitamin D3, active cultures', '1'],
    ['Durum wheat semolina, niacin, ferrous lactate, riboflavin', '1'],
    ['Olive oil', '2'],
    ['Sea salt', '2'],
    ['Honey', '2'],
    ['Cider vinegar', '2'],
    ['Mineral water.', '1'],
    ['Water, salt', '2'],
    ['Butter (cream, salt)', '2'],
    ['Tomatoes, salt', '3'],
    ['Almonds, sugar', '3'],
    ['Milk, salt, potassium sorbate', '3'],
    ['Potatoes, sunflower oil', '3'],
    ['Tomatoes, modified corn starch', '4'],
    ['Milk, natural flavor', '4'],
    ['Milk, carrageenan', '4'],
    ['Milk, E407', '4'],
    ['Milk, e 330', '1'],
    ['Flour, soy lecithin', '4'],
    ['Water, high fructose corn syrup', '4'],
    ['Oats, maltodextrin', '4'],
    ['Oats, sirop de glucose', '4'],
    ['Mehl, Emulgator (Mono- und Diglyceride)', '4'],
    ['Pork, monosodium glutamate', '4'],
    ['Sugar, dextrose', '4'],
    ['Milk, salt, microcellulose', '4'],
    ['Carrots, textured soy protein concentrate', '4'],
    ['Carrots, nutritional yeast extract', '4'],
    ['Milk, naturalflavor', '4'],
    ['Flour, aspartame,', '4'],
    ['Apples, apple juice concentrate, cinnamon', '4'],
    ['Cranberries (cranberries, apple juice concentrate), oats', '4'],
    // Juice again, or juice itself.
    ['Peaches, water, pear juice concentrate', '1'],
    ['Apple juice concentrate, pear juice concentrate', '1'],
    ['Tomatoes, lemon juice concentrate, concentré de jus de citron', '1'],
  ])('%s: %s', (ingredients, label) => {
    expect(of(ingredients).label).toBe(label);
  });
});

describe('what cannot be told stays open', () => {
  test.each([
    [null, 'the ingredients are not stated'],
    ['glorp, zzyzx, salt', 'too many of the ingredients are not known'],
    [`${'almonds, '.repeat(28)}sal`, 'the ingredient text is cut off'],
    ['Milk chocolate', 'the ingredient list names foods without what they are made of'],
    ['Romaine lettuce, ranch dressing', 'the ingredient list names foods without what they are made of'],
  ])('%#', (ingredients, why) => {
    expect(of(ingredients)).toMatchObject({ label: null, why });
  });

  test('a group-4 marker decides even so', () => {
    expect(of('glorp, zzyzx, aspartame').label).toBe('4');
    expect(of(`aspartame, ${'almonds, '.repeat(27)}`.slice(0, 255)).label).toBe('4');
  });

  test('fresh fruit of GPC needs no list', () => {
    expect(of(null, '50250000 50250600').label).toBe('1');
  });
});

test('a cheese is processed whatever its list shows, an oil of GPC stays a culinary ingredient', () => {
  expect(of('Cultured milk', GPC.cheese).label).toBe('3');
  expect(of('Olive oil, salt, rosemary', GPC.oil).label).toBe('2');
});

test('the markers are the explanation, the highest group first, each once', () => {
  expect(of('Oats, salt, natural flavor, salt, sugar').markers).toEqual([
    { group: '4', marker: 'flavoring', found: 'natural flavor' },
    { group: '3', marker: 'salt', found: 'salt' },
    { group: '3', marker: 'sugar', found: 'sugar' },
  ]);
  expect(of('Apples, apple juice concentrate').markers).toEqual([
    { group: '4', marker: 'fruit juice concentrate', found: 'apple juice concentrate' },
  ]);
});
