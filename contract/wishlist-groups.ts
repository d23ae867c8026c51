export const MAX_GROUP_NAME_LENGTH = 120;
export const MAX_GROUP_DESCRIPTION_LENGTH = 2000;
/** Products one call may add to a group or take out of it. */
export const MAX_GROUP_CHANGE = 500;
/** Products that one event names; of more it gives the number. */
export const MAX_EVENT_PRODUCTS = 20;

export const MAX_GROUP_SEARCH_LENGTH = 100;
/** Orders of the public groups: most members first, or newest first. */
export const GROUP_SORTS = ['popularity', 'newest'] as const;
export type GroupSort = (typeof GROUP_SORTS)[number];

/** What a member may do: look at the group, or change what is in it too. */
export const GROUP_ROLES = ['view', 'edit'] as const;
export type GroupRole = (typeof GROUP_ROLES)[number];
/** Members and open invitations of one group, together. */
export const MAX_GROUP_MEMBERS = 50;
export const INVITATION_DAYS = 14;
/** Before the token of an invitation, where a group's address has its id. */
export const INVITATION_PREFIX = 'invitation-';

/** What people of a group do: all that its activity tells. */
export const GROUP_EVENTS = [
  'added',
  'removed',
  'noted',
  'changed',
  'shared',
  'unshared',
  'invited',
  'uninvited',
  'joined',
  'role',
  'expelled',
  'left',
] as const;
export type GroupEventKind = (typeof GROUP_EVENTS)[number];

/** What a note, a name or a role became; absent fields were not changed. */
export interface GroupEventDetail {
  readonly note?: string | null;
  readonly tag?: string | null;
  readonly name?: string;
  readonly description?: string | null;
  readonly is_public?: boolean;
  readonly role?: GroupRole;
}
