import { expect, test } from 'vitest';
import type { WishlistGroup } from '#contract/wishlist-groups.schema.ts';
import { trimFields } from './group-fields.ts';
import { withGroup } from './groups-list.ts';
import { parsePublicGroupsSearch } from './public-groups-search.ts';

test('name and description are trimmed, and an empty description is none', () => {
  expect(trimFields({ name: ' Fall ', description: '  ', is_public: true })).toEqual({
    name: 'Fall',
    description: null,
    is_public: true,
  });
  expect(trimFields({ name: '', description: ' a b ', is_public: false }).description).toBe('a b');
});

const group = (id: string, name = id) => ({ id, name }) as unknown as WishlistGroup;

test('a new group comes first, a changed one stays where it is', () => {
  const groups = [group('b'), group('a')];
  expect(withGroup(groups, group('c')).map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  expect(withGroup(groups, group('a', 'renamed'))).toEqual([group('b'), group('a', 'renamed')]);
});

test('an address of the public groups keeps known values and drops the rest', () => {
  expect(parsePublicGroupsSearch({ q: ' fall menu ', sort: 'newest', page: '3' })).toEqual({
    q: 'fall menu',
    sort: 'newest',
    page: 3,
  });
  expect(parsePublicGroupsSearch({ page: '1000000000' })).toEqual({ page: 8_333_334 });
  for (const raw of [
    { q: ' ', sort: 'popularity', page: '1' },
    { q: ['a'], sort: 'best', page: '-2' },
    { page: 'x' },
    {},
  ]) {
    expect(parsePublicGroupsSearch(raw)).toEqual({});
  }
});
