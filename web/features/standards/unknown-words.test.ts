import { expect, test } from 'vitest';
import { unknownWords } from './unknown-words.ts';

test.each([
  [{ day: 'tomorrow' }, '“tomorrow” is no day to judge by'],
  [{ day: '2005-11-30' }, 'choose one from 1 Dec 2005 to 31 Dec 2040'],
  [
    { ingredient_laws: 'named', day: '2020-12-31' },
    'Ingredient laws begin on 1 Jan 2021, after 31 Dec 2020: they are left out.',
  ],
  [
    { place: ['US', 'NY'] },
    '“NY” is no place with ingredient laws: there are US, AR, AZ, CA, LA, TX, UT, VA, WV.',
  ],
  [{ channel: 'shop' }, '“shop” is no place of serving: there are school, hospital, retail.'],
  [{ guideline: ['philly', 'keto'] }, '“keto” is no guideline: there are good_choice, smart_snack, philly.'],
  [
    { verdict: ['smart_snack:fail', 'fail'] },
    '“fail” is no verdict of a guideline: there are good_choice:pass, good_choice:fail, good_choice:unknown',
  ],
  [{ law: 'red' }, '“red” is no ingredient law: there are us_bvo, us_pho, us_red_3'],
  [{ ingredient_laws: 'none' }, '“none” is no answer of ingredient laws: there are not_named'],
  [{ standard: 'nutri_score:f' }, '“nutri_score:f” is no answer of a standard: there are nutri_score:a'],
  [
    { standard: 'none:a' },
    '“none” is no standard: there are good_choice, smart_snack, philly, school_meal_sugars',
  ],
  [
    { standard: 'smart_snack' },
    '“smart_snack” is no answer of a standard: there are smart_snack:pass, smart_snack:f',
  ],
  [
    { standard: 'fda_healthy:pass', day: '2022-01-01' },
    '“FDA “healthy” claim” begins on 28 Apr 2025, after 1 Jan 2022: it is left out.',
  ],
  [
    { guideline: ['philly', 'smart_snack'], day: '2021-08-31' },
    '“Philly” begins on 1 Sep 2021, after 31 Aug 2021: it is left out.',
  ],
  [{ verdict: 'philly:fail', day: '2021-08-31' }, '“Philly” begins on 1 Sep 2021'],
  [
    { without: ['milk', 'molk'] },
    '“molk” is no allergen, and nothing is left out for it: there are milk, eggs, fish, crustaceans, tree_nuts',
  ],
  [{ without: 'milk,eggs' }, '“milk,eggs” is no allergen, and nothing is left out for it'],
  [
    { without: 'milk', undeclared: 'yes' },
    '“yes” is no choice of products that declare nothing: there is hide.',
  ],
  [{ without: 'milk', traces: 'hide' }, '“hide” is no choice of traces: there is show.'],
  [{ diet: 'keto' }, '“keto” is no diet: there are vegan, vegetarian, gluten_free'],
  [{ nova: ['4', '5'] }, '“5” is no NOVA group: there are 1, 2, 3, 4.'],
  [{ category: 'Toys' }, '“Toys” is no category: there are Fruits/Vegetables/Nuts/Seeds Prepared/Processed'],
  [{ nutrient: 'salt:..1' }, '“salt:..1” is no nutrient and its range: there are calories'],
  [{ nutrient: 'sodium-per-100:5..2' }, 'is no range of a nutrient: write one like sodium:..140'],
  [{ price: 'cheap' }, '“cheap” is no range of dollars: write one like 2..5'],
])('%j is said, with what there is', (search, sentence) => {
  const said = unknownWords(search);
  expect(said).toHaveLength(1);
  expect(said[0]).toContain(sentence);
});

test('what exists is not spoken of', () => {
  const known = { day: '2027-01-15', place: 'CA', channel: ['school'], standard: 'nutri_score:a' };
  const guidelines = { guideline: 'philly', verdict: ['philly:pass', 'smart_snack:fail'] };
  const filters = { nova: '4', diet: ['vegan'], without: 'milk', traces: 'show', undeclared: 'hide' };
  expect(unknownWords({ ...filters, category: 'none', nutrient: 'sodium:..140', price: '2..5' })).toEqual([]);
  expect(unknownWords({ category: ['Beverages', 'Fish and Seafood'] })).toEqual([]);
  expect(unknownWords({ ...known, ...guidelines, ingredient_laws: 'named', q: 'oat' })).toEqual([]);
});
