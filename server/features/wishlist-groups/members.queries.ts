import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { type GroupRole, MAX_GROUP_MEMBERS } from '#contract/wishlist-groups.ts';
import type { Db } from '#server/db/schema.ts';
import type { Authorized } from './authorize-group.ts';
import { displayNameOf } from './events.queries.ts';

export interface MemberRow {
  /** Null for the owner. */
  readonly id: string | null;
  readonly user_id: string;
  readonly name: string;
  readonly role: GroupRole | 'owner';
  readonly joined_at: Date;
}

/** The owner first, then in the order in which they joined. */
export async function listMembers(db: Db, group: Authorized<'member'>): Promise<readonly MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    SELECT person.id, person.user_id, ${displayNameOf('account')} AS name, person.role, person.joined_at
    FROM (
      SELECT NULL::uuid AS id, owner_id AS user_id, 'owner' AS role, created_at AS joined_at
      FROM wishlist_groups WHERE id = ${group.id}
      UNION ALL
      SELECT id, user_id, role, joined_at FROM wishlist_group_members WHERE group_id = ${group.id}
    ) person JOIN users account ON account.id = person.user_id
    ORDER BY person.id IS NOT NULL, person.joined_at, person.id`.execute(db);
  return rows;
}

/** People and open invitations of a group, which stays locked until the transaction ends. */
export async function lockIsFull(trx: Db, groupId: string): Promise<boolean> {
  await trx.selectFrom('wishlist_groups').select('id').where('id', '=', groupId).forNoKeyUpdate().execute();
  const { rows } = await sql<{ count: number }>`
    SELECT (SELECT count(*) FROM wishlist_group_members WHERE group_id = ${groupId})
      + (SELECT count(*) FROM wishlist_group_invitations WHERE group_id = ${groupId}) AS count`.execute(trx);
  return (rows[0]?.count ?? 0) >= MAX_GROUP_MEMBERS;
}

/** Makes somebody a member, or gives a member the role; who follows the group need not any more. */
export async function putMember(
  trx: Db,
  member: { readonly groupId: string; readonly userId: string; readonly role: GroupRole },
  now: Date,
): Promise<void> {
  const { groupId, userId, role } = member;
  await trx
    .deleteFrom('wishlist_group_followers')
    .where('group_id', '=', groupId)
    .where('user_id', '=', userId)
    .execute();
  await trx
    .insertInto('wishlist_group_members')
    .values({ id: uuidv7(), group_id: groupId, user_id: userId, role, joined_at: now })
    .onConflict((conflict) => conflict.columns(['group_id', 'user_id']).doUpdateSet({ role }))
    .execute();
}

/** Answers whose role was changed; undefined where there is no such member with another one. */
export async function updateRole(
  trx: Db,
  group: Authorized<'owner'>,
  memberId: string,
  role: GroupRole,
): Promise<string | undefined> {
  const row = await trx
    .updateTable('wishlist_group_members')
    .set({ role })
    .where('group_id', '=', group.id)
    .where('id', '=', memberId)
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id;
}

/** Answers who left; undefined where no one did. */
export async function deleteMember(
  trx: Db,
  groupId: string,
  who: { readonly id: string } | { readonly user_id: string },
): Promise<string | undefined> {
  const [[column, value]] = Object.entries(who) as [['id' | 'user_id', string]];
  const row = await trx
    .deleteFrom('wishlist_group_members')
    .where('group_id', '=', groupId)
    .where(column, '=', value)
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id;
}
