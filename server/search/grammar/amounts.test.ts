import { describe, expect, test } from 'vitest';
import { readTerm } from './read-term.ts';

describe('amounts of nutrients, in a serving', () => {
  test.each([
    ['under 200 calories', 'Calories up to 200'],
    ['less than 200 kcal', 'Calories up to 200'],
    ['<200 cal', 'Calories up to 200'],
    ['calories: < 200', 'Calories up to 200'],
    ['Calories Under 200', 'Calories up to 200'],
    ['200 calories or less', 'Calories up to 200'],
    ['200 calories max', 'Calories up to 200'],
    ['no more than 200 calories', 'Calories up to 200'],
    ['at most 200 calories per serving', 'Calories up to 200'],
    ['200-300 calories', 'Calories 200 to 300'],
    ['300 to 200 calories', 'Calories 200 to 300'],
    ['between 200 and 300 calories', 'Calories 200 to 300'],
    ['calories between 200 and 300', 'Calories 200 to 300'],
    ['less than 10 g sugar', 'Total Sugars up to 10 g'],
    ['less than 10 grams of sugar', 'Total Sugars up to 10 g'],
    ['10g or less sugar', 'Total Sugars up to 10 g'],
    ['sugar 10g or less', 'Total Sugars up to 10 g'],
    ['under 5g added sugars', 'Added Sugars up to 5 g'],
    ['under 2.5 g fat', 'Total Fat up to 2.5 g'],
    ['under 2,5 g fat', 'Total Fat up to 2.5 g'],
    ['sat fat below 2 g', 'Saturated Fat up to 2 g'],
    ['under 5 carbs', 'Total Carbohydrate up to 5 g'],
    ['sodium under 140mg', 'Sodium up to 140 mg'],
    ['sodium under 140', 'Sodium up to 140 mg'],
    ['≤ 0.14 g sodium', 'Sodium up to 140 mg'],
    ['at least 5g fiber', 'Dietary Fiber at least 5 g'],
    ['>= 5 g fibre', 'Dietary Fiber at least 5 g'],
    ['8g+ protein', 'Protein at least 8 g'],
    ['8+ g protein', 'Protein at least 8 g'],
    ['protein 8g+', 'Protein at least 8 g'],
    ['8g protein+', 'Protein at least 8 g'],
    ['protein>8g', 'Protein at least 8 g'],
    ['no less than 8 g protein', 'Protein at least 8 g'],
    ['5-10 g protein', 'Protein 5 to 10 g'],
    ['1,000 mg potassium or more', 'Potassium at least 1,000 mg'],
    ['at least 20% dv calcium', 'Calcium at least 260 mg'],
    ['vitamin d at least 2 mcg', 'Vitamin D at least 2 µg'],
  ])('%s: %s', (term, label) => {
    expect(readTerm(term)).toMatchObject({
      words: '',
      conditions: [{ text: term, label, basis: 'serving', reason: 'a serving' }],
    });
  });

  test('in 100 g or mL where the term says so', () => {
    expect(readTerm('crackers under 2 g sugar per 100 g')).toMatchObject({
      words: 'crackers',
      conditions: [{ label: 'Total Sugars up to 2 g in 100 g or mL', basis: '100', min: null, max: 2 }],
    });
  });
});

test.each([
  ['under $5', null, 500],
  ['< $4.99', null, 499],
  ['5 dollars or less', null, 500],
  ['under 5$', null, 500],
  ['$5 max', null, 500],
  ['cheaper than $4.50', null, 450],
  ['price under 5', null, 500],
  ['under 99 cents', null, 99],
  ['over $10', 1000, null],
  ['$10+', 1000, null],
  ['$3-$5', 300, 500],
  ['$3 to 5', 300, 500],
  ['between $3 and $5', 300, 500],
])('%s is a price', (term, minCents, maxCents) => {
  expect(readTerm(term)).toMatchObject({ words: '', conditions: [{ kind: 'price', minCents, maxCents }] });
});
