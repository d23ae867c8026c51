import type { z } from 'zod';
import type { groupItemsSchema, groupSchema } from './wishlist-groups.schema.ts';

export type WishlistGroup = z.output<typeof groupSchema>;
export type GroupItems = z.output<typeof groupItemsSchema>;
export type GroupItem = GroupItems['items'][number];

export const MAX_GROUP_NAME_LENGTH = 120;
export const MAX_GROUP_DESCRIPTION_LENGTH = 2000;
/** Products one call may add to a group or take out of it. */
export const MAX_GROUP_CHANGE = 500;
