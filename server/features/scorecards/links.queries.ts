import { v7 as uuidv7 } from 'uuid';
import type { ListRef, ScorecardLink } from '#contract/scorecards.schema.ts';
import type { Db } from '#server/db/schema.ts';
import { linkToken, shownToken } from '#server/keys/link-token.ts';
import type { KeyRing } from '#server/keys/secret-keys.ts';
import { hashSecret } from '#server/keys/secrets.ts';

const columnsOf = (list: ListRef) => ({
  kind: list.kind,
  order_id: list.kind === 'order' ? list.id : null,
  group_id: list.kind === 'group' ? list.id : null,
});

export async function findLink(
  db: Db,
  keys: KeyRing,
  userId: string,
  list: ListRef,
): Promise<ScorecardLink | null> {
  const { kind, order_id, group_id } = columnsOf(list);
  const row = await db
    .selectFrom('scorecard_links')
    .select(['id', 'token_hash', 'created_at'])
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('order_id', 'is not distinct from', order_id)
    .where('group_id', 'is not distinct from', group_id)
    .executeTakeFirst();
  if (!row) return null;
  return {
    token: shownToken(keys, row),
    created_at: row.created_at.toISOString(),
  };
}

/** Makes the link where there is none; of two at once the first counts. */
export async function insertLink(
  db: Db,
  keys: KeyRing,
  userId: string,
  list: ListRef,
  now: Date,
): Promise<void> {
  const id = uuidv7();
  const token_hash = hashSecret(linkToken(keys.current.links, id));
  await db
    .insertInto('scorecard_links')
    .values({ id, user_id: userId, ...columnsOf(list), token_hash, created_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'order_id', 'group_id']).doNothing())
    .execute();
}

export async function deleteLink(db: Db, userId: string, list: ListRef): Promise<void> {
  const { kind, order_id, group_id } = columnsOf(list);
  await db
    .deleteFrom('scorecard_links')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('order_id', 'is not distinct from', order_id)
    .where('group_id', 'is not distinct from', group_id)
    .execute();
}

/** Whose list a token opens, and which. */
export async function findShared(
  db: Db,
  token: string,
): Promise<{ readonly userId: string; readonly list: ListRef } | undefined> {
  const row = await db
    .selectFrom('scorecard_links')
    .select(['user_id', 'kind', 'order_id', 'group_id'])
    .where('token_hash', '=', hashSecret(token))
    .executeTakeFirst();
  if (!row) return undefined;
  const { kind, order_id, group_id } = row;
  if (kind === 'cart' || kind === 'wishlist') return { userId: row.user_id, list: { kind } };
  return { userId: row.user_id, list: { kind, id: order_id ?? group_id ?? '' } };
}
