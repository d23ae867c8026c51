import { expect, test } from 'vitest';
import { parseWishlistSearch } from './wishlist-search.ts';

test('anything but the known tabs and views is the list of items', () => {
  for (const search of [{}, { tab: 'items' }, { tab: ['groups'] }, { tab: 1, view: 'grid' }]) {
    expect(parseWishlistSearch(search)).toEqual({});
  }
});

test('tab and view are read', () => {
  expect(parseWishlistSearch({ tab: 'groups', view: 'cards', q: 'x' })).toEqual({
    tab: 'groups',
    view: 'cards',
  });
});
