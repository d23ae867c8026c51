import { expect, test } from 'vitest';
import type { WishlistGroup } from '#contract/wishlist-groups.schema.ts';
import { withGroup } from './groups-list.ts';

const group = (id: string, name = id) => ({ id, name }) as unknown as WishlistGroup;

test('a new group comes first, a changed one stays where it is', () => {
  const groups = [group('b'), group('a')];
  expect(withGroup(groups, group('c')).map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  expect(withGroup(groups, group('a', 'renamed'))).toEqual([group('b'), group('a', 'renamed')]);
});
