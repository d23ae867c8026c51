import { expect, test } from 'vitest';
import { claimWords, derivedList, implausibleList, tellingMarkers } from './explained-words.ts';

const marker = (group: '3' | '4', found: string) => ({ group, found, marker: 'emulsifier' });

test('only what stands for the group itself tells it, each word once', () => {
  const markers = [marker('4', 'lecithin'), marker('4', 'lecithin'), marker('3', 'sugar')];
  expect(tellingMarkers({ label: '4', markers, why: null })).toEqual([
    { found: 'lecithin', marker: 'emulsifier' },
  ]);
  expect(tellingMarkers({ label: null, markers, why: 'cut off' })).toEqual([]);
});

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

test('one reason is said once, of all the nutrients it is about', () => {
  expect(
    implausibleList([
      { nutrient: 'calories', reason: 'It does not fit.' },
      { nutrient: 'protein', reason: 'It does not fit.' },
      { nutrient: 'sodium', reason: 'Too much.' },
    ]),
  ).toEqual([
    { names: 'Calories, Protein', reason: 'It does not fit.' },
    { names: 'Sodium', reason: 'Too much.' },
  ]);
});
