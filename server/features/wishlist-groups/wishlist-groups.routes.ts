import { randomBytes } from 'node:crypto';
import { fail, ok, type Result } from '#contract/result.ts';
import type { WishlistGroup } from '#contract/wishlist-groups.schema.ts';
import { wishlistGroupsContract as contract } from '#contract/wishlist-groups.schema.ts';
import type { Deps } from '#server/deps.ts';
import type { Route } from '#server/http/route.ts';
import { type Authorized, authorizeOwner, authorizeReader } from './authorize-group.ts';
import { findGroup, findSharedGroup, listFollowedGroups, listOwnGroups } from './group.queries.ts';
import {
  deleteGroup,
  followGroup,
  type GroupChange,
  insertGroup,
  unfollowGroup,
  updateGroup,
} from './group-changes.queries.ts';
import { groupItemRoutes, presentItems } from './group-items.routes.ts';
import { presentGroup, presentPublicGroup } from './present-group.ts';
import { listPublicGroups } from './public-groups.queries.ts';

export function wishlistGroupRoutes(route: Route, deps: Deps): void {
  const { db, clock } = deps;
  groupItemRoutes(route, deps);
  route(contract.list, async ({ user }) => ok((await listOwnGroups(db, user.id)).map(presentGroup)));
  route(contract.listFollowed, async ({ user }) =>
    ok((await listFollowedGroups(db, user.id)).map(presentGroup)),
  );
  route(contract.listPublic, async ({ query }) => {
    const { rows, total } = await listPublicGroups(db, query);
    return ok({ groups: rows.map(presentPublicGroup), total });
  });
  route(contract.create, async ({ user, body }) =>
    presentFor(user.id, await insertGroup(db, user.id, body, clock())),
  );
  route(contract.shared, async ({ params }) => {
    const group = await findSharedGroup(db, params.token);
    return group
      ? ok(await presentItems(deps, group))
      : fail('not_found', 'This link no longer leads to a group.');
  });
  route(contract.get, async ({ user, params }) => {
    const group = await authorizeReader(db, user.id, params.id);
    return group.ok ? ok(presentGroup(group.value)) : group;
  });
  route(contract.update, ({ user, params, body }) => change(user.id, params.id, () => body));
  route(contract.share, ({ user, params }) =>
    change(user.id, params.id, (group) => ({ share_token: group.share_token ?? newShareToken() })),
  );
  route(contract.unshare, ({ user, params }) => change(user.id, params.id, () => ({ share_token: null })));
  route(contract.delete, async ({ user, params }) => {
    const group = await authorizeOwner(db, user.id, params.id);
    if (!group.ok) return group;
    await deleteGroup(db, group.value);
    return ok((await listOwnGroups(db, user.id)).map(presentGroup));
  });
  route(contract.follow, async ({ user, params }) => {
    const group = await authorizeReader(db, user.id, params.id);
    if (!group.ok) return group;
    if (group.value.is_owner) return fail('conflict', 'This group is your own.');
    await followGroup(db, group.value, user.id, clock());
    return presentFor(user.id, params.id);
  });
  route(contract.unfollow, async ({ user, params }) => {
    const group = await authorizeReader(db, user.id, params.id);
    if (!group.ok) return group;
    await unfollowGroup(db, group.value, user.id);
    return presentFor(user.id, params.id);
  });

  async function change(
    userId: string,
    groupId: string,
    decide: (group: Authorized<'owner'>) => GroupChange,
  ): Promise<Result<WishlistGroup>> {
    const group = await authorizeOwner(db, userId, groupId);
    if (!group.ok) return group;
    await updateGroup(db, group.value, decide(group.value), clock());
    return presentFor(userId, groupId);
  }

  async function presentFor(userId: string, groupId: string): Promise<Result<WishlistGroup>> {
    const group = await findGroup(db, groupId, userId);
    return group ? ok(presentGroup(group)) : fail('not_found', 'Group not found');
  }
}

/** 128 random bits: a link cannot be guessed. */
function newShareToken(): string {
  return randomBytes(16).toString('base64url');
}
