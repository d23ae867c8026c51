import { expect, test } from 'vitest';
import { claimWords, derivedList } from './derived-words.ts';

test('claims read as words', () => {
  expect(['low_sodium', 'good_source_of_vitamin_d'].map(claimWords)).toEqual([
    'Low sodium',
    'Good source of vitamin D',
  ]);
});

test('what is both a claim and a diet is said once, with its numbers', () => {
  const claims = [{ tag: 'low_sodium', because: 'Sodium 120 mg a serving, limit 140 mg', source: '' }];
  const diet_types = [
    { diet: 'low_sodium' as const, because: 'low sodium' },
    { diet: 'vegan' as const, because: 'every ingredient is known' },
  ];
  expect(derivedList({ claims, diet_types })).toEqual([
    { words: 'Low sodium', because: 'Sodium 120 mg a serving, limit 140 mg' },
    { words: 'Vegan', because: 'every ingredient is known' },
  ]);
});
