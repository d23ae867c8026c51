import { expect, test } from 'vitest';
import { dropCondition, dropConditions, quoteWord } from './edit-term.ts';

test('a word is put in quotes where it stands', () => {
  expect(quoteWord('frozen pizza', 'frozen')).toBe('"frozen" pizza');
  expect(quoteWord('Campbell’s chicken  soup', 'campbells')).toBe('"Campbell’s" chicken  soup');
  expect(quoteWord('12oz cola', '12oz')).toBe('"12oz" cola');
});

test('a word within another is quoted with it', () => {
  expect(quoteWord('vanilla Häagen-Dazs', 'dazs')).toBe('vanilla "Häagen-Dazs"');
});

test('words that go together are quoted together', () => {
  expect(quoteWord('Trader Joe’s cookie butter', 'trader joes')).toBe('"Trader Joe’s" cookie butter');
  expect(quoteWord('juice pulp-free', 'pulp free')).toBe('juice "pulp-free"');
  expect(quoteWord('yogur bajo en grasa', 'bajo en grasa')).toBe('yogur "bajo en grasa"');
  expect(quoteWord('"pulp free" -pulp free pulp free', 'pulp free')).toBe(
    '"pulp free" -pulp free "pulp free"',
  );
  expect(quoteWord('free pulp', 'pulp free')).toBe('free pulp "pulp free"');
});

test('phrases and words to leave out stay as they are', () => {
  expect(quoteWord('"oat milk" -frozen frozen', 'frozen')).toBe('"oat milk" -frozen "frozen"');
  expect(quoteWord('-"frozen pizza" pizza', 'pizza')).toBe('-"frozen pizza" "pizza"');
});

test('only the first of several is quoted, and an unclosed quote goes', () => {
  expect(quoteWord('"soup soup', 'soup')).toBe('"soup" soup');
});

test('a word that is spelled otherwise in the term is added', () => {
  expect(quoteWord('2 percent milk', '2%')).toBe('2 percent milk "2%"');
});

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
