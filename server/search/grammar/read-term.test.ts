import { describe, expect, test } from 'vitest';
import { readGroups, readTable } from '#server/guidelines/text-table.ts';
import { readTerm } from './read-term.ts';

const labels = (term: string) => readTerm(term).conditions.map(({ label }) => label);

describe('these stay words', () => {
  test.each(readGroups`
    it only sounds like one | sugar snap peas | free range eggs | free run eggs | kosher salt | vlasic kosher dill pickles
    it only sounds like one | kosher baby dills | Kosher Style Coarse Salt | high oleic sunflower oil | low boy
    it only sounds like one | milk chocolate | butter beans | egg noodles | no bake cheesecake | salt free seasoning
    it only sounds like one | fish sauce | nut butter | peanut butter | almond milk | philly cheesesteak
    it only sounds like one | philly cream cheese | nova lox | casa nova 9 | wheat bread | sugar alcohol
    it only sounds like one | no sugar alcohols | milk fat | high fructose corn syrup | diet cola
    FDA has no limit for it | low carb tortillas | low sugar jam | high sodium broth | high calorie shake | light mayonnaise
    it compares with another food | reduced fat cheese | less sodium soy sauce | lower sodium ham | 10% less sugar
    it compares with another food | net carbs under 5g
    it says what was added | no salt added beans | fire roasted diced tomatoes no salt added | unsalted butter
    it says what was added | no added salt | no fat added | no added milk | unsweetened iced tea
    names say so of themselves | chili no beans | orange juice no pulp | no msg | nitrate free bacon
    names say so of themselves | caffeine free cola | coffee with or without coconut
    its number is no limit | 2% reduced fat milk | 85% lean ground beef | fage total 0% | 7 up | 100 calorie pack
    its number is no limit | 5 lb bag | 20g protein bar | under 5 minutes | less than 5 ingredients | soup $5 | under 5
    its number is no limit | no. 1 salsa | under $5/lb steak | under $5 a pound | under 200 calories per cup
    its number is no limit | 00894700010137 | less than 10% sodium | over 20 protein bars | nova 5 | nova 12
    it is denied | not gluten free | non organic milk | non-vegan | isn't kosher | no gluten free bread
    it is quoted, or behind a minus | "low sodium" soup | "under 200 calories | -vegan soup | cream -"gluten free"
    it is quoted, or behind a minus | milk -low | brand:"" | "brand:kraft"
    it is written otherwise | xbrand:kraft | low  sodium | low-sodium-ish
    nothing is there |
  `)('%s: %s', (term) => {
    expect(readTerm(term)).toEqual({ words: term, conditions: [] });
  });
});

describe('levels by the limits of FDA', () => {
  test.each(readTable`
    low sodium | Sodium up to 140 mg | 140
    low-sodium | Sodium up to 140 mg | 140
    low in salt | Sodium up to 140 mg | 140
    very low sodium | Sodium up to 35 mg | 35
    low fat | Total Fat up to 3 g | 3
    lowfat | Total Fat up to 3 g | 3
    low saturated fat | Saturated Fat up to 1 g | 1
    low cholesterol | Cholesterol up to 20 mg | 20
    low calorie | Calories up to 40 | 40
    fat free | Total Fat under 0.5 g | 0.499999
    nonfat | Total Fat under 0.5 g | 0.499999
    no fat | Total Fat under 0.5 g | 0.499999
    sugar-free | Total Sugars under 0.5 g | 0.499999
    zero sugar | Total Sugars under 0.5 g | 0.499999
    0g sugar | Total Sugars under 0.5 g | 0.499999
    without sugar | Total Sugars under 0.5 g | 0.499999
    sodium free | Sodium under 5 mg | 4.999999
    cholesterol free | Cholesterol under 2 mg | 1.999999
    zero calories | Calories under 5 | 4.999999
  `)('%s: %s', (term = '', label, max) => {
    const condition = { text: term, label, max: Number(max), min: null };
    expect(readTerm(term)).toMatchObject({ words: '', conditions: [condition] });
  });

  test.each([
    ['high protein', 'Protein at least 10 g', '“high”, 20% of FDA’s 50 g a day, a serving'],
    ['high in fiber', 'Dietary Fiber at least 5.6 g', '“high”, 20% of FDA’s 28 g a day, a serving'],
    ['iron rich', 'Iron at least 3.6 mg', '“high”, 20% of FDA’s 18 mg a day, a serving'],
    [
      'excellent source of calcium',
      'Calcium at least 260 mg',
      '“high”, 20% of FDA’s 1300 mg a day, a serving',
    ],
    [
      'good source of fiber',
      'Dietary Fiber at least 2.8 g',
      '“good source”, 10% of FDA’s 28 g a day, a serving',
    ],
  ])('%s: %s', (term, label, reason) => {
    expect(readTerm(term)).toMatchObject({ words: '', conditions: [{ text: term, label, reason }] });
  });
});

test.each(readGroups`
  Vegan | vegan
  Organic | certified organic
  Halal | halal
  Lactose free | lactose free
  No added sugar | no added sugar | no sugar added
  Without milk, No added sugar | no milk added sugar free
  Smart Snack | smart snacks
  Good Choice | good choice
  Philly | philly compliant
  NOVA 1 | nova 1
  NOVA 4 | NOVA group 4
  NOVA 1, NOVA 2 | nova 1 or 2
  NOVA 1, NOVA 2, NOVA 3 | nova 1-3
  Norrland Pantry | brand:"Norrland Pantry"
  kraft | Brand:kraft
`)('%s: %s', (term, expected) => {
  expect(readTerm(term).words).toBe('');
  expect(labels(term).join(', ')).toBe(expected);
});

describe('terms of several parts', () => {
  test.each([
    [
      'low sodium gluten free soup under 200 calories without milk',
      'soup',
      ['Sodium up to 140 mg', 'Gluten free', 'Without gluten', 'Calories up to 200', 'Without milk'],
    ],
    ['high protein smart snack bars', 'bars', ['Protein at least 10 g', 'Smart Snack']],
    ['nova 1 yogurt', 'yogurt', ['NOVA 1']],
    ['granola 8g+ protein', 'granola', ['Protein at least 8 g']],
    ['fat free milk', 'milk', ['Total Fat under 0.5 g']],
    ['brand:"Norrland Pantry" bars -nut', 'bars -nut', ['Norrland Pantry']],
    ['brand:kraft/kosher/"b', '"b', ['kraft/kosher/']],
    ['low fat and vegan soup', 'soup', ['Total Fat up to 3 g', 'Vegan']],
    ['soup with low sodium', 'soup', ['Sodium up to 140 mg']],
    ['vegan, organic, "oat milk", under $5', '"oat milk"', ['Vegan', 'Organic', 'Up to $5']],
    ['brown sugar under 5 dollars', 'brown sugar', ['Up to $5']],
    ['sugar under 2 $5 at least', '', ['Total Sugars up to 2 g', 'At least $5']],
    ['brand:"a"-soup', 'brand:"a"-soup', []],
    ['no coconut-flavored drinks', 'no coconut-flavored drinks', []],
    ['free of soy-added sugar-free', '', ['Without soybeans', 'Total Sugars under 0.5 g']],
    [
      'without nuts-good fat 10 g or more',
      '',
      ['Without peanuts', 'Without tree nuts', 'Without good', 'Total Fat at least 10 g'],
    ],
    ['no milk added sugarless', 'no milk added', ['Total Sugars under 0.5 g']],
    ['under 5 g low sodium sugar', 'under 5 g  sugar', ['Sodium up to 140 mg']],
  ])('%s', (term, words, expected) => {
    expect(readTerm(term).words).toBe(words);
    expect(labels(term)).toEqual(expected);
  });
});

test.each([
  ['granola without "coconut milk"', ['Without coconut']],
  ['cookies without "peanut butter"', ['Without peanuts']],
  ['soup w/o "milk powder"', ['Without milk']],
  ['candy no "tree nuts"', ['Without tree nuts']],
  ['granola "coconut milk"', []],
])('%s leaves a food out though it is quoted', (term, labels) => {
  const { words, conditions } = readTerm(term);
  expect(conditions.map(({ label }) => label)).toEqual(labels);
  expect(words.includes('"')).toBe(labels.length === 0);
});
