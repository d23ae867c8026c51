import { expect, test } from 'vitest';
import { examples } from '#tests/support/examples.ts';
import { asksText, consequenceText, lawSentence } from './law-text.ts';

const LAW = {
  duty: 'ban',
  substances: ['Red 3'],
  place: 'US',
  food: 'all_food',
  status: 'coming',
  from: '2027-01-15',
} as const;

examples('%j', (change) => lawSentence({ ...LAW, ...change }), [
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
]);

examples('on %s the days to wait are counted', (day) => consequenceText(LAW, day), [
  ['2026-11-25', 'Coming in 51 days. A product that names it passes until then and fails from that day.'],
  ['2027-01-14', 'Coming in 1 day. A product that names it passes until then and fails from that day.'],
]);

test('only a ban in force fails a product', () => {
  expect(consequenceText({ ...LAW, status: 'in_force' }, '2027-01-15')).toBe(
    'A product that names it fails on 15 Jan 2027.',
  );
  for (const status of ['enjoined', 'proposed'] as const)
    expect(consequenceText({ ...LAW, status }, '2027-01-15')).toContain('does not fail');
  expect(consequenceText({ ...LAW, duty: 'disclosure' }, '2027-01-15')).toContain('It forbids nothing');
});

examples('%j is asked as %s', (substances) => asksText({ duty: 'ban', substances }), [
  [['Red 3'], 'No Red 3'],
  [['a', 'b'], 'None of a and b'],
  [['a', 'b', 'c', 'd', 'e'], 'None of 5 substances, among them a and b'],
]);
