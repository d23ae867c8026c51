import { fail, ok, type Result } from '#contract/result.ts';
import type { Db } from '#server/db/schema.ts';
import { t } from '#server/language/speech.ts';
import { findGroup, type GroupRow } from './group.queries.ts';

declare const permission: unique symbol;

/** `read`: to look at it. `member`: to see its notes, people and activity. `edit`: to change what is in it. */
export type GroupRight = 'read' | 'member' | 'edit' | 'owner';

/** A group with what somebody was found to be allowed to do. Made only here: what needs the check asks for it. */
export type Authorized<P extends GroupRight> = GroupRow & {
  readonly [permission]: Readonly<Record<P, true>>;
};

const NOT_FOUND = t`Group not found`;

/** What each refusal says to a person who may read the group. */
const REFUSALS = {
  member: t`Only the owner and the members of this group can see this.`,
  edit: t`You may look at this group, and not change it.`,
  owner: t`Only the owner of this group can change it.`,
} as const;

/** One's own group, one that one is a member of, or a public one. Any other does not exist. */
export async function authorizeReader(
  db: Db,
  userId: string,
  groupId: string,
): Promise<Result<Authorized<'read'>>> {
  const group = await findGroup(db, groupId, userId);
  if (group === undefined || !(isOfGroup(group) || group.is_public)) return fail('not_found', NOT_FOUND);
  return ok(group as Authorized<'read'>);
}

export const authorizeMember = (db: Db, userId: string, groupId: string) =>
  authorize<'read' | 'member'>(db, userId, groupId, 'member', isOfGroup);

export const authorizeEditor = (db: Db, userId: string, groupId: string) =>
  authorize<'read' | 'member' | 'edit'>(
    db,
    userId,
    groupId,
    'edit',
    ({ is_owner, role }) => is_owner || role === 'edit',
  );

export const authorizeOwner = (db: Db, userId: string, groupId: string) =>
  authorize<GroupRight>(db, userId, groupId, 'owner', ({ is_owner }) => is_owner);

/** Whether the viewer is its owner or a member. */
export const isOfGroup = ({ is_owner, role }: GroupRow) => is_owner || role !== null;

async function authorize<P extends GroupRight>(
  db: Db,
  userId: string,
  groupId: string,
  right: keyof typeof REFUSALS,
  isAllowed: (group: GroupRow) => boolean,
): Promise<Result<Authorized<P>>> {
  const group = await authorizeReader(db, userId, groupId);
  if (!group.ok) return group;
  if (!isAllowed(group.value)) return fail('forbidden', REFUSALS[right]);
  return ok(group.value as GroupRow as Authorized<P>);
}
