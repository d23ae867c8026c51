import { fail, ok, type Result } from '#contract/result.ts';
import type { WishlistGroup } from '#contract/wishlist-groups.schema.ts';
import { wishlistGroupsContract as contract } from '#contract/wishlist-groups.schema.ts';
import type { Db } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import type { Route } from '#server/http/route.ts';
import { t } from '#server/language/speech.ts';
import { type Authorized, authorizeOwner, authorizeReader, type GroupRight } from './authorize-group.ts';
import { type NewEvent, recordEvent } from './events.queries.ts';
import {
  findGroup,
  findSharedGroup,
  type GroupRow,
  listFollowedGroups,
  listOwnGroups,
} from './group.queries.ts';
import {
  deleteGroup,
  deleteLink,
  followGroup,
  type GroupChange,
  insertGroup,
  insertLink,
  unfollowGroup,
  updateGroup,
} from './group-changes.queries.ts';
import { groupItemRoutes, presentItems } from './group-items.routes.ts';
import { groupMemberRoutes } from './members.routes.ts';
import { presentGroup, presentPublicGroup } from './present-group.ts';
import { listPublicGroups } from './public-groups.queries.ts';

export function wishlistGroupRoutes(route: Route, deps: Deps): void {
  const { db, clock, keys } = deps;
  const present = (row: GroupRow) => presentGroup(keys, row);
  groupItemRoutes(route, deps);
  groupMemberRoutes(route, deps);
  route(contract.list, async ({ user }) => ok((await listOwnGroups(db, user.id)).map(present)));
  route(contract.listFollowed, async ({ user }) => ok((await listFollowedGroups(db, user.id)).map(present)));
  route(contract.listPublic, async ({ query }) => {
    const { rows, total } = await listPublicGroups(db, query);
    return ok({ groups: rows.map(presentPublicGroup), total });
  });
  route(contract.create, async ({ user, body }) =>
    presentFor(user.id, await insertGroup(db, user.id, body, clock())),
  );
  route(contract.shared, async ({ params, query, http }) => {
    // It may be withdrawn at any moment, and no machine is to list it.
    http.reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
    const group = await findSharedGroup(db, params.token);
    return group
      ? ok(await presentItems(deps, group, query.day))
      : fail('not_found', t`This link no longer leads to a group.`);
  });
  route(contract.get, async ({ user, params }) => {
    const group = await authorizeReader(db, user.id, params.id);
    return group.ok ? ok(present(group.value)) : group;
  });
  route(contract.update, ({ user, params, body }) =>
    change(user.id, params.id, async (trx, group, now) => {
      await updateGroup(trx, group, body, now);
      const detail = changedFields(group, body);
      return Object.keys(detail).length > 0 && { kind: 'changed', by: user.id, detail };
    }),
  );
  route(contract.share, ({ user, params }) =>
    change(
      user.id,
      params.id,
      async (trx, group, now) => (await insertLink(trx, keys, group, now)) && { kind: 'shared', by: user.id },
    ),
  );
  route(contract.unshare, ({ user, params }) =>
    change(
      user.id,
      params.id,
      async (trx, group) => (await deleteLink(trx, group)) && { kind: 'unshared', by: user.id },
    ),
  );
  route(contract.delete, async ({ user, params }) => {
    const group = await authorizeOwner(db, user.id, params.id);
    if (!group.ok) return group;
    await deleteGroup(db, group.value);
    return ok((await listOwnGroups(db, user.id)).map(present));
  });
  route(contract.follow, async ({ user, params }) => {
    const group = await authorizeReader(db, user.id, params.id);
    if (!group.ok) return group;
    if (group.value.is_owner) return fail('conflict', t`This group is your own.`);
    if (group.value.role !== null) return fail('conflict', t`You are a member of this group.`);
    await followGroup(db, group.value, user.id, clock());
    return presentFor(user.id, params.id);
  });
  route(contract.unfollow, async ({ user, params }) => {
    const group = await authorizeReader(db, user.id, params.id);
    if (!group.ok) return group;
    await unfollowGroup(db, group.value, user.id);
    return presentFor(user.id, params.id);
  });

  /** Does it in one transaction with the event that tells of it. */
  async function change(
    userId: string,
    groupId: string,
    work: (trx: Db, group: Authorized<GroupRight>, now: Date) => Promise<NewEvent | false>,
  ): Promise<Result<WishlistGroup>> {
    const group = await authorizeOwner(db, userId, groupId);
    if (!group.ok) return group;
    await db.transaction().execute(async (trx) => {
      const now = clock();
      const event = await work(trx, group.value, now);
      if (event) await recordEvent(trx, group.value, event, now);
    });
    return presentFor(userId, groupId);
  }

  async function presentFor(userId: string, groupId: string): Promise<Result<WishlistGroup>> {
    const group = await findGroup(db, groupId, userId);
    return group ? ok(present(group)) : fail('not_found', t`Group not found`);
  }
}

/** The fields that become something else. */
function changedFields(
  { name, description, is_public }: GroupRow,
  change: GroupChange,
): NonNullable<NewEvent['detail']> {
  return {
    ...(change.name !== undefined && change.name !== name && { name: change.name }),
    ...(change.description !== undefined &&
      change.description !== description && { description: change.description }),
    ...(change.is_public !== undefined && change.is_public !== is_public && { is_public: change.is_public }),
  };
}
