import { expect, test } from 'vitest';
import { examples } from '#tests/support/examples.ts';
import { readDay, readPlaces } from './day-and-places.ts';

examples('of %j the day kept is %j', readDay, [
  [[], []],
  [['tomorrow'], []],
  [['2027-02-30'], []],
  [['2005-11-30'], []],
  [['2041-01-01'], []],
  [[20_270_115], []],
  [['2005-12-01'], ['2005-12-01']],
  [['2027-01-15'], ['2027-01-15']],
]);

test('places that have no laws are left out, the others come in their order', () => {
  expect(readPlaces(['TX', 'NY', 'US', 7])).toEqual(['US', 'TX']);
});
