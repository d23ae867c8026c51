import { expect, test } from 'vitest';
import { parsePublicGroupsSearch } from './public-groups-search.ts';

test('an address of the public groups keeps known values and drops the rest', () => {
  expect(parsePublicGroupsSearch({ q: ' fall menu ', sort: 'newest', page: '3' })).toEqual({
    q: 'fall menu',
    sort: 'newest',
    page: 3,
  });
  for (const raw of [
    { q: ' ', sort: 'popularity', page: '1' },
    { q: ['a'], sort: 'best', page: '-2' },
    { page: '1000000000' },
    { page: 'x' },
    {},
  ]) {
    expect(parsePublicGroupsSearch(raw)).toEqual({});
  }
});
