import { describe, expect, test } from 'vitest';
import { readTable } from '#server/guidelines/text-table.ts';
import { readTerm } from './read-term.ts';

const labels = (term: string) => readTerm(term).conditions.map(({ label }) => label);

describe('what is to be left out is never looked for', () => {
  test.each(readTable`
    burger without cheese | burger | cheese
    soup without onions and dairy free | soup | onions, milk
    soup without onions, eggs and dairy free | soup | onions, eggs, milk
    without milk-eggs/sesame free bread | bread | milk, eggs, sesame
    without milk, coconut or eggs | | milk, coconut, eggs
    no milk, coconut or eggs | | milk, coconut, eggs
    no milk or coconut | | milk, coconut
    no milk, cookies | cookies | milk
    no milk and cookies | cookies | milk
    granola without nuts, raisins | granola | peanuts, tree nuts, raisins
    soup without red onions | soup | onions
    soup without coconut milk | soup | coconut
    bread without palm oil | bread | palm
    coffee without skim milk | coffee | milk
    soda without high fructose corn syrup | soda | fructose
    without high fructose corn syrup bread | bread | fructose
    bread no high fructose corn syrup | bread | fructose
    no hfcs or onions ketchup | ketchup | fructose, onions
    without palm oil cookies | cookies | palm
    without onion powder chips or garlic powder | | onion, powder, chips, garlic
    salsa free of habanero | salsa | habanero
    pizza w/o sun-dried tomatoes | pizza | tomatoes
    without cheese burger | | cheese, burger
    no onion pizza | pizza | onion
    no coconut milk soup | soup | coconut
    coconut free granola | granola | coconut
    garlic allergy | | garlic
  `)('%s', (term = '', words = '', foods = '') => {
    const read = readTerm(term);
    expect(read.words).toBe(words);
    expect(read.conditions.map(({ label }) => label)).toEqual(
      foods.split(', ').map((food) => `Without ${food}`),
    );
  });

  test('up to the next condition', () => {
    expect(labels('soup without coconut low sodium under $5')).toEqual([
      'Without coconut',
      'Sodium up to 140 mg',
      'Up to $5',
    ]);
  });

  test.each(['without', 'without the', 'avoid any ', 'compote sans sucre'])('%j says of no food', (term) => {
    expect(readTerm(term).conditions).toEqual([]);
  });
});
