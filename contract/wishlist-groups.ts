export const MAX_GROUP_NAME_LENGTH = 120;
export const MAX_GROUP_DESCRIPTION_LENGTH = 2000;
/** Products one call may add to a group or take out of it. */
export const MAX_GROUP_CHANGE = 500;

export const MAX_GROUP_SEARCH_LENGTH = 100;
/** Orders of the public groups: most members first, or newest first. */
export const GROUP_SORTS = ['popularity', 'newest'] as const;
export type GroupSort = (typeof GROUP_SORTS)[number];
