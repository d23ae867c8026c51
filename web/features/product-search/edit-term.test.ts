import { expect, test } from 'vitest';
import { dropCondition, dropConditions } from './edit-term.ts';

test('a condition is taken out of the term', () => {
  const conditions = ['low sodium', 'gluten free', 'under 200 calories'];
  const term = 'low sodium gluten free  soup under 200 calories';
  expect(conditions.map((_, i) => dropCondition(term, conditions, i))).toEqual([
    'gluten free soup under 200 calories',
    'low sodium soup under 200 calories',
    'low sodium gluten free soup',
  ]);
  expect(dropConditions(term, conditions)).toBe('soup');
  expect(dropCondition('low sodium', ['low sodium'], 0)).toBe('');
});

test('of two conditions with the same text the one meant goes', () => {
  expect(dropCondition('vegan a vegan b', ['vegan', 'vegan'], 1)).toBe('vegan a b');
  expect(dropConditions('vegan a vegan b', ['vegan', 'vegan'])).toBe('a b');
});

test('a term without its conditions, as while a new one is typed, stays as it is', () => {
  expect(dropConditions('soup', ['low sodium'])).toBe('soup');
});

test('two conditions of one slice go together', () => {
  const conditions = ['gluten free', 'gluten free', 'vegan'];
  expect(dropCondition('gluten free vegan soup', conditions, 1)).toBe('vegan soup');
  expect(dropCondition('gluten free vegan soup', conditions, 2)).toBe('gluten free soup');
  expect(dropConditions('gluten free vegan soup', conditions)).toBe('soup');
});
