import { isSameNote, NO_NOTE } from '#contract/item-note.ts';
import { PRODUCT_NOT_FOUND } from '#contract/product.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import { wishlistGroupsContract as contract } from '#contract/wishlist-groups.schema.ts';
import { findProductBodiesOn } from '#server/catalogue/read/products.queries.ts';
import { writeNote } from '#server/db/item-note.queries.ts';
import { exchangeGroupItem } from '#server/db/list-exchange.queries.ts';
import type { Deps } from '#server/deps.ts';
import { type ReadyJson, withProducts } from '#server/http/ready-json.ts';
import { refuseExchange } from '#server/http/refuse-exchange.ts';
import type { Route } from '#server/http/route.ts';
import { t } from '#server/language/speech.ts';
import { authorizeEditor, authorizeReader, isOfGroup } from './authorize-group.ts';
import { recordEvent } from './events.queries.ts';
import { findGroup, type GroupRow } from './group.queries.ts';
import { addGroupItems, listGroupItems, listUnknownGtins, removeGroupItems } from './group-items.queries.ts';
import { presentGroup } from './present-group.ts';

const ABSENT = t`This product is not in the group.`;

export function groupItemRoutes(route: Route, deps: Deps): void {
  const { db, clock } = deps;
  route(contract.items, async ({ user, params, query }) => {
    const group = await authorizeReader(db, user.id, params.id);
    return group.ok ? ok(await presentItems(deps, group.value, query.day)) : group;
  });
  route(contract.addItems, async ({ user, params, body }) => {
    const group = await authorizeEditor(db, user.id, params.id);
    if (!group.ok) return group;
    const unknown = await listUnknownGtins(db, body.gtins);
    if (unknown.length > 0) {
      return fail('not_found', PRODUCT_NOT_FOUND, {
        errors: unknown.map((gtin) => ({
          path: `gtins.${body.gtins.indexOf(gtin)}`,
          message: t`No product has GTIN ${gtin}.`,
        })),
      });
    }
    await db.transaction().execute(async (trx) => {
      const now = clock();
      const added = await addGroupItems(trx, group.value, body.gtins, now);
      if (added.length > 0)
        await recordEvent(trx, group.value, { kind: 'added', by: user.id, gtins: added }, now);
    });
    return presentAgain(user.id, params.id);
  });
  route(contract.removeItems, async ({ user, params, body, query }) => {
    const group = await authorizeEditor(db, user.id, params.id);
    if (!group.ok) return group;
    const gtins = [...body.gtins, ...query.gtins];
    if (gtins.length === 0) {
      return fail('invalid', t`Say which products by their gtins.`, {
        errors: [{ path: 'gtins', message: t`Is required` }],
      });
    }
    await db.transaction().execute(async (trx) => {
      const removed = await removeGroupItems(trx, group.value, gtins);
      const event = { kind: 'removed', by: user.id, gtins: removed } as const;
      if (removed.length > 0) await recordEvent(trx, group.value, event, clock());
    });
    return presentAgain(user.id, params.id);
  });

  route(contract.exchange, async ({ user, params, body }) => {
    const group = await authorizeEditor(db, user.id, params.id);
    if (!group.ok) return group;
    const outcome = await exchangeGroupItem(db, { id: params.id, by: user.id }, body, clock());
    return outcome === 'done' ? presentAgain(user.id, params.id) : refuseExchange(outcome, ABSENT);
  });

  route(contract.note, async ({ user, params, body }) => {
    const group = await authorizeEditor(db, user.id, params.id);
    if (!group.ok) return group;
    const list = { table: 'wishlist_group_items', id: group.value.id, absent: ABSENT } as const;
    const written = await db.transaction().execute(async (trx) => {
      const outcome = await writeNote(trx, list, body);
      if (!outcome.ok) return outcome;
      const { before, after } = outcome.value;
      const detail = {
        ...(after.note !== before.note && { note: after.note }),
        ...(after.tag !== before.tag && { tag: after.tag }),
      };
      const event = { kind: 'noted', by: user.id, gtins: [body.gtin], detail } as const;
      if (!isSameNote(before, after)) await recordEvent(trx, group.value, event, clock());
      return outcome;
    });
    return written.ok ? presentAgain(user.id, params.id) : written;
  });

  /** With the counts as they are after the change. */
  async function presentAgain(userId: string, groupId: string): Promise<Result<ReadyJson>> {
    const group = await findGroup(db, groupId, userId);
    return group ? ok(await presentItems(deps, group)) : fail('not_found', t`Group not found`);
  }
}

/** A group with its products, as bytes, with the verdicts of a day; today's where it is absent. */
export async function presentItems(deps: Deps, group: GroupRow, day?: string): Promise<ReadyJson> {
  const items = await listGroupItems(deps.db, group.id);
  const products = await findProductBodiesOn(
    deps,
    items.map(({ gtin }) => gtin),
    day,
  );
  const rows = items.map(({ gtin, added_at, note, tag }) => ({
    gtin,
    added_at: added_at.toISOString(),
    ...(isOfGroup(group) ? { note, tag } : NO_NOTE),
  }));
  return withProducts({ group: presentGroup(deps.keys, group) }, rows, products);
}
