import { expect, test } from 'vitest';
import { implausibleList, tellingMarkers } from './explained-words.ts';

const marker = (group: '3' | '4', found: string) => ({ group, found, marker: 'emulsifier' });

test('only what stands for the group itself tells it, each word once', () => {
  const markers = [marker('4', 'lecithin'), marker('4', 'lecithin'), marker('3', 'sugar')];
  expect(tellingMarkers({ label: '4', markers, why: null })).toEqual([
    { found: 'lecithin', marker: 'emulsifier' },
  ]);
  expect(tellingMarkers({ label: null, markers, why: 'cut off' })).toEqual([]);
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
