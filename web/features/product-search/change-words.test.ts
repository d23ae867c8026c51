import { expect, test } from 'vitest';
import { changeTerm } from './change-search.ts';
import { changeReading, putWordBack, removeCondition } from './change-words.ts';

const deep = { q: 'frozen pizza', page: 3, nova: ['4'], product: '09520000000011' } as const;

test('a word put back is quoted, from page 1 and under the same filters', () => {
  expect(putWordBack(deep, 'frozen')).toEqual({ q: '"frozen" pizza', nova: ['4'] });
});

test('a condition leaves the term; with the last of it the term goes', () => {
  const conditions = ['low sodium', 'vegan'];
  const search = { q: 'low sodium vegan soup', page: 2 } as const;
  expect(removeCondition(search, conditions, 0)).toEqual({ q: 'vegan soup' });
  expect(removeCondition({ q: 'vegan' }, ['vegan'], 0)).toEqual({});
});

test('a term is read as words until it is another term', () => {
  const asWords = changeReading(deep, 'true');
  expect(asWords).toEqual({ q: 'frozen pizza', nova: ['4'], as_words: 'true' });
  expect(putWordBack(asWords, 'frozen').as_words).toBe('true');
  expect(changeReading(asWords, undefined)).toEqual({ q: 'frozen pizza', nova: ['4'] });
  expect(changeTerm(asWords, 'pizza')).toEqual({ q: 'pizza', nova: ['4'] });
});
