import { fail, ok, type Result } from '#contract/result.ts';
import type { Db } from '#server/db/schema.ts';
import { findGroup, type GroupRow } from './group.queries.ts';

declare const permission: unique symbol;

/** A group somebody was found to be allowed to read, or to change. Made only here: what needs the check asks for it. */
export type Authorized<P extends 'read' | 'owner'> = GroupRow & {
  readonly [permission]: Readonly<Record<P, true>>;
};

const NOT_FOUND = 'Group not found';

/** One's own group, or a public one. A private group of somebody else does not exist. */
export async function authorizeReader(
  db: Db,
  userId: string,
  groupId: string,
): Promise<Result<Authorized<'read'>>> {
  const group = await findGroup(db, groupId, userId);
  if (group === undefined || !(group.is_owner || group.is_public)) return fail('not_found', NOT_FOUND);
  return ok(group as Authorized<'read'>);
}

/** One's own group alone. */
export async function authorizeOwner(
  db: Db,
  userId: string,
  groupId: string,
): Promise<Result<Authorized<'read' | 'owner'>>> {
  const group = await authorizeReader(db, userId, groupId);
  if (!group.ok) return group;
  if (!group.value.is_owner) return fail('forbidden', 'Only the owner of this group can change it.');
  return ok(group.value as Authorized<'read' | 'owner'>);
}
