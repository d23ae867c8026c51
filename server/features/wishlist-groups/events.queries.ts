import { type Selectable, sql } from 'kysely';
import { type GroupEventDetail, type GroupEventKind, MAX_EVENT_PRODUCTS } from '#contract/wishlist-groups.ts';
import type { Database, Db } from '#server/db/schema.ts';
import type { Authorized, GroupRight } from './authorize-group.ts';

export interface NewEvent {
  readonly kind: GroupEventKind;
  readonly by: string;
  /** Whom it was done to. */
  readonly memberId?: string;
  readonly gtins?: readonly string[];
  readonly detail?: GroupEventDetail;
}

/** Notes what somebody did, in the transaction that does it. */
export async function recordEvent(
  trx: Db,
  group: { readonly id: string },
  { kind, by, memberId, gtins = [], detail = {} }: NewEvent,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('wishlist_group_events')
    .values({
      group_id: group.id,
      at: now,
      kind,
      actor_id: by,
      member_id: memberId ?? null,
      gtins: [...gtins],
      detail: JSON.stringify(detail),
    })
    .execute();
}

export interface EventRow
  extends Pick<
    Selectable<Database['wishlist_group_events']>,
    'id' | 'at' | 'kind' | 'actor_id' | 'member_id' | 'detail'
  > {
  readonly actor_name: string | null;
  readonly member_name: string | null;
  readonly product_count: number;
  readonly products: readonly { readonly gtin: string; readonly name: string | null }[];
}

/** What people of the group may see of one another: never a mail address. */
export const displayNameOf = (user: string) =>
  sql<string>`coalesce(nullif(concat_ws(' ', ${sql.ref(`${user}.first_name`)}, ${sql.ref(`${user}.last_name`)}), ''),
    ${sql.ref(`${user}.company_name`)}, 'A person without a name')`;

/** The newest events, or those before one, the last first; one more than `limit` where there are older ones. */
export async function listEvents(
  db: Db,
  group: Authorized<Extract<GroupRight, 'member'>>,
  { limit, before }: { readonly limit: number; readonly before?: number | undefined },
): Promise<readonly EventRow[]> {
  const { rows } = await sql<EventRow>`
    SELECT event.id, event.at, event.kind, event.actor_id, event.member_id, event.detail,
      CASE WHEN actor.id IS NOT NULL THEN ${displayNameOf('actor')} END AS actor_name,
      CASE WHEN member.id IS NOT NULL THEN ${displayNameOf('member')} END AS member_name,
      cardinality(event.gtins) AS product_count,
      (SELECT coalesce(json_agg(json_build_object('gtin', named.gtin,
          'name', coalesce(product.normalized_name, product.name, product.title)) ORDER BY named.place), '[]')
        FROM unnest(event.gtins[1:${sql.lit(MAX_EVENT_PRODUCTS)}]) WITH ORDINALITY AS named (gtin, place)
        LEFT JOIN products product ON product.gtin = named.gtin) AS products
    FROM wishlist_group_events event
    LEFT JOIN users actor ON actor.id = event.actor_id
    LEFT JOIN users member ON member.id = event.member_id
    WHERE event.group_id = ${group.id} AND (${before ?? null}::bigint IS NULL OR event.id < ${before ?? null}::bigint)
    ORDER BY event.id DESC LIMIT ${limit + 1}`.execute(db);
  return rows;
}
