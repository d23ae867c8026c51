import type { GroupEvent, GroupMembers } from '#contract/group-members.schema.ts';
import { groupMembersContract as contract } from '#contract/group-members.schema.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import type { Deps } from '#server/deps.ts';
import type { Route } from '#server/http/route.ts';
import { t } from '#server/language/speech.ts';
import { type Authorized, authorizeMember, authorizeOwner, authorizeReader } from './authorize-group.ts';
import { type EventRow, listEvents, recordEvent } from './events.queries.ts';
import { findGroup, listJoinedGroups } from './group.queries.ts';
import { listInvitations } from './invitations.queries.ts';
import * as invitations from './invitations.service.ts';
import { deleteMember, listMembers, updateRole } from './members.queries.ts';
import { presentGroup } from './present-group.ts';

const NO_MEMBER = t`Member not found`;

/** The people of a group: who they are, how they come and go, and what they did. */
export function groupMemberRoutes(route: Route, deps: Deps): void {
  const { db, clock, keys } = deps;
  const listJoined = async (userId: string) =>
    ok((await listJoinedGroups(db, userId)).map((row) => presentGroup(keys, row)));
  route(contract.listJoined, ({ user }) => listJoined(user.id));
  route(contract.list, async ({ user, params }) => {
    const group = await authorizeMember(db, user.id, params.id);
    return group.ok ? ok(await presentMembers(deps, user.id, group.value)) : group;
  });
  route(contract.activity, async ({ user, params, query }) => {
    const group = await authorizeMember(db, user.id, params.id);
    if (!group.ok) return group;
    const rows = await listEvents(db, group.value, query);
    const events = rows.slice(0, query.limit).map((row) => presentEvent(user.id, row));
    return ok({ events, has_older: rows.length > query.limit });
  });
  route(contract.invite, ({ user, params, body }) =>
    asOwner(user.id, params.id, (group) => invitations.invite(deps, user.id, group, body)),
  );
  route(contract.resend, ({ user, params }) =>
    asOwner(user.id, params.id, (group) => invitations.resend(deps, user.id, group, params.invitation)),
  );
  route(contract.revoke, ({ user, params }) =>
    asOwner(user.id, params.id, (group) => invitations.revoke(deps, user.id, group, params.invitation)),
  );
  route(contract.setRole, ({ user, params, body: { role } }) =>
    asOwner(user.id, params.id, (group) =>
      db.transaction().execute(async (trx): Promise<Result<true>> => {
        const memberId = await updateRole(trx, group, params.member, role);
        if (memberId === undefined) return fail('not_found', NO_MEMBER);
        await recordEvent(trx, group, { kind: 'role', by: user.id, memberId, detail: { role } }, clock());
        return ok(true);
      }),
    ),
  );
  route(contract.remove, ({ user, params }) =>
    asOwner(user.id, params.id, (group) =>
      db.transaction().execute(async (trx): Promise<Result<true>> => {
        const memberId = await deleteMember(trx, group.id, { id: params.member });
        if (memberId === undefined) return fail('not_found', NO_MEMBER);
        await recordEvent(trx, group, { kind: 'expelled', by: user.id, memberId }, clock());
        return ok(true);
      }),
    ),
  );
  route(contract.leave, async ({ user, params }) => {
    const group = await authorizeReader(db, user.id, params.id);
    if (!group.ok) return group;
    const isGone = await db.transaction().execute(async (trx) => {
      const left = await deleteMember(trx, params.id, { user_id: user.id });
      if (left !== undefined) await recordEvent(trx, group.value, { kind: 'left', by: user.id }, clock());
      return left !== undefined;
    });
    return isGone ? listJoined(user.id) : fail('forbidden', t`You are not a member of this group.`);
  });
  route(contract.invitation, async ({ params, http }) => {
    http.reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
    const open = await invitations.readInvitation(deps, params.token);
    if (!open.ok) return open;
    const { group_name, owner_name, role, email, expires_at } = open.value;
    return ok({
      group_name,
      invited_by: owner_name,
      role,
      sent_to: invitations.hideAddress(email),
      expires_at: expires_at.toISOString(),
    });
  });
  route(contract.accept, async ({ user, params }) => {
    const groupId = await invitations.accept(deps, user.id, params.token);
    if (!groupId.ok) return groupId;
    const group = await findGroup(db, groupId.value, user.id);
    return group ? ok(presentGroup(keys, group)) : fail('not_found', t`Group not found`);
  });
  route(contract.decline, async ({ params }) => {
    const declined = await invitations.decline(deps, params.token);
    return declined.ok ? ok({ message: t`You declined the invitation.` }) : declined;
  });

  /** Does what only the owner may, and answers the people of the group after it. */
  async function asOwner(
    userId: string,
    groupId: string,
    work: (group: Authorized<'read' | 'member' | 'edit' | 'owner'>) => Promise<Result<true>>,
  ): Promise<Result<GroupMembers>> {
    const group = await authorizeOwner(db, userId, groupId);
    if (!group.ok) return group;
    const done = await work(group.value);
    return done.ok ? ok(await presentMembers(deps, userId, group.value)) : done;
  }
}

async function presentMembers(
  { db, clock }: Deps,
  userId: string,
  group: Authorized<'member'>,
): Promise<GroupMembers> {
  const members = await listMembers(db, group);
  const open = group.is_owner ? await listInvitations(db, group as Authorized<'member' | 'owner'>) : [];
  const now = clock();
  return {
    members: members.map(({ id, user_id, name, role, joined_at }) => ({
      id,
      name,
      role,
      is_you: user_id === userId,
      joined_at: joined_at.toISOString(),
    })),
    invitations: open.map(({ id, email, role, sent_at, expires_at }) => ({
      id,
      email,
      role,
      sent_at: sent_at.toISOString(),
      expires_at: expires_at.toISOString(),
      is_expired: expires_at <= now,
    })),
  };
}

function presentEvent(userId: string, row: EventRow): GroupEvent {
  const { id, at, kind, actor_id, actor_name, member_name, product_count, products, detail } = row;
  return {
    id,
    at: at.toISOString(),
    kind,
    by: actor_name === null ? null : { name: actor_name, is_you: actor_id === userId },
    member: member_name,
    product_count,
    products: [...products],
    detail,
  };
}
