import { t } from 'ttag';
import { type ItemNote, isSameNote, NO_NOTE } from '#contract/item-note.ts';
import type { OrderLine } from '#contract/orders.schema.ts';
import type { OrderOrigin } from '#contract/orders.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import type { ListRef } from '#contract/scorecards.schema.ts';
import type { Deps } from '#server/deps.ts';
import { listCart } from '../cart/cart.queries.ts';
import { listLines } from '../orders/lines.queries.ts';
import { linesOfItems } from '../orders/match/lines-of-items.ts';
import { ownOrder } from '../orders/orders.service.ts';
import { listWishlist } from '../wishlist/wishlist.queries.ts';
import { authorizeOwner, authorizeReader, isOfGroup } from '../wishlist-groups/authorize-group.ts';
import { listGroupItems } from '../wishlist-groups/group-items.queries.ts';

export interface ListWithLines {
  readonly name: string;
  readonly origin: OrderOrigin;
  readonly lines: readonly OrderLine[];
  readonly notes: readonly (ItemNote & { readonly gtin: string })[];
}

type StoreDeps = Pick<Deps, 'db' | 'pool'>;

/** A list that the user may see, with its lines as those of an order. */
export async function readList(
  deps: StoreDeps,
  userId: string,
  list: ListRef,
): Promise<Result<ListWithLines>> {
  const { db, pool } = deps;
  if (list.kind === 'cart') return listOf(deps, t`Cart`, 'cart', await listCart(pool, userId));
  if (list.kind === 'wishlist') return listOf(deps, t`Wishlist`, 'wishlist', await listWishlist(db, userId));
  if (list.kind === 'group') {
    const group = await authorizeReader(db, userId, list.id);
    if (!group.ok) return group;
    const { name } = group.value;
    const items = await listGroupItems(db, list.id);
    return listOf(
      deps,
      name,
      'group',
      isOfGroup(group.value) ? items : items.map((item) => ({ ...item, ...NO_NOTE })),
    );
  }
  const order = await ownOrder(deps, userId, list.id);
  if (!order.ok) return order;
  const { name, origin } = order.value;
  return ok({ name, origin, lines: await listLines(db, order.value), notes: [] });
}

/** Whether a list is the user's own: those of others are not theirs to share. */
export async function checkOwner({ db }: StoreDeps, userId: string, list: ListRef): Promise<Result<true>> {
  if (list.kind === 'order') {
    const order = await ownOrder({ db }, userId, list.id);
    return order.ok ? ok(true) : order;
  }
  if (list.kind !== 'group') return ok(true);
  const group = await authorizeOwner(db, userId, list.id);
  if (group.ok) return ok(true);
  if (group.failure.code !== 'forbidden') return group;
  return fail('forbidden', 'Only the owner of this group can share its scorecard.');
}

async function listOf(
  { db }: StoreDeps,
  name: string,
  origin: OrderOrigin,
  items: readonly (ItemNote & { readonly gtin: string; readonly quantity?: number })[],
): Promise<Result<ListWithLines>> {
  const notes = items
    .filter((item) => !isSameNote(item, NO_NOTE))
    .map(({ gtin, note, tag }) => ({ gtin, note, tag }));
  return ok({ name, origin, lines: await linesOfItems(db, items), notes });
}
