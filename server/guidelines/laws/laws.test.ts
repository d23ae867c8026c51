import { expect, test } from 'vitest';
import { SUBSTANCE_KEYS } from '#contract/ingredient-laws.ts';
import { isNoticeLaw, LAW_KEYS } from '#contract/law-titles.ts';
import { foldText } from '../ingredients/fold-text.ts';
import { judgeLaws, wordsOf } from './judge-laws.ts';
import { INGREDIENT_LAWS } from './laws.ts';
import { mayMean, SUBSTANCES, wordsFor } from './substances.ts';
import type { SubstanceWords } from './words.ts';

test('every law has one key, which an address may name', () => {
  expect(INGREDIENT_LAWS.map(({ key }) => key).sort()).toEqual([...LAW_KEYS].sort());
});

test('a law that asks for words on a label is told from one that forbids', () => {
  for (const { key, duty } of INGREDIENT_LAWS) expect([key, isNoticeLaw(key)]).toEqual([key, duty !== 'ban']);
});

test.each(SUBSTANCE_KEYS)(
  'the words that are said to count as %s count, and the vague ones leave it open',
  (key) => {
    const { name, labels = [name], mayMean: vague = [] }: SubstanceWords = SUBSTANCES[key];
    for (const label of labels) expect([label, wordsFor(key, foldText(label))]).not.toContain(undefined);
    for (const word of vague) expect([word, mayMean(key, foldText(word))]).toEqual([word, true]);
    expect(vague.length > 0).toBe('vague' in SUBSTANCES[key]);
  },
);

test('the words of a law are those of its substances, each once', () => {
  const [red] = INGREDIENT_LAWS.filter(({ key }) => key === 'us_red_3');
  expect(red && wordsOf(red)).toEqual({
    words: ['FD&C Red No. 3', 'Red 3', 'Red 3 Lake', 'erythrosine', 'E127'],
    mayMean: [],
  });
  for (const law of INGREDIENT_LAWS) {
    const { words, mayMean: vague } = wordsOf(law);
    expect(new Set([...words, ...vague]).size).toBe(words.length + vague.length);
  }
});

test('what is told of a law goes from the older to the newer, and a stopped law says when it was stopped', () => {
  for (const { key, history = [], hold } of INGREDIENT_LAWS) {
    const days = history.map(({ day }) => day);
    expect([key, days]).toEqual([key, days.toSorted()]);
    expect([key, hold === undefined || days.length > 0]).toEqual([key, true]);
  }
  const stopped = judgeLaws('Red 40', '2030-01-01').filter(({ status }) => status === 'enjoined');
  expect(stopped.map(({ law }) => law.history?.at(-1)?.day)).toEqual(['2025-12-23', '2026-02-11']);
});
