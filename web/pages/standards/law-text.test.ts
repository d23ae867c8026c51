import { expect, test } from 'vitest';
import { asksText, consequenceText, lawSentence } from './law-text.ts';

const LAW = {
  duty: 'ban',
  substances: ['Red 3'],
  place: 'US',
  food: 'all_food',
  status: 'coming',
  from: '2027-01-15',
} as const;

test.each([
  [{}, 'From 15 Jan 2027, all food in the United States must not contain Red 3.'],
  [
    { status: 'in_force', place: 'WV', food: 'school_meals', substances: ['Red 3', 'Red 40'] },
    'Since 15 Jan 2027, school meals in West Virginia must not contain Red 3 or Red 40.',
  ],
  [{ status: 'enjoined' }, 'All food in the United States must not contain Red 3: stopped by a court.'],
  [
    { status: 'proposed' },
    'All food in the United States must not contain Red 3: proposed, and not in force.',
  ],
  [
    { duty: 'warning', place: 'TX', substances: ['a', 'b', 'c', 'd', 'e'] },
    'From 15 Jan 2027, all food in Texas with any of 5 substances needs a warning on its label.',
  ],
] as const)('%j', (change, sentence) => {
  expect(lawSentence({ ...LAW, ...change })).toBe(sentence);
});

test.each([
  ['2026-11-25', 'Coming in 51 days. A product that names it passes until then and fails from that day.'],
  ['2027-01-14', 'Coming in 1 day. A product that names it passes until then and fails from that day.'],
])('on %s the days to wait are counted', (day, text) => {
  expect(consequenceText(LAW, day)).toBe(text);
});

test('only a ban in force fails a product', () => {
  expect(consequenceText({ ...LAW, status: 'in_force' }, '2027-01-15')).toBe(
    'A product that names it fails on 15 Jan 2027.',
  );
  for (const status of ['enjoined', 'proposed'] as const)
    expect(consequenceText({ ...LAW, status }, '2027-01-15')).toContain('does not fail');
  expect(consequenceText({ ...LAW, duty: 'disclosure' }, '2027-01-15')).toContain('It forbids nothing');
});

test.each([
  [['Red 3'], 'No Red 3'],
  [['a', 'b'], 'None of a and b'],
  [['a', 'b', 'c', 'd', 'e'], 'None of 5 substances, among them a and b'],
])('%j is asked as %s', (substances, text) => {
  expect(asksText({ duty: 'ban', substances })).toBe(text);
});
