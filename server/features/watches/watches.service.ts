import { v7 as uuidv7 } from 'uuid';
import type { Gtin } from '#contract/gtin.ts';
import { byDanger } from '#contract/product-changes.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import type { ProductChange, WatchedChanges, WatchList } from '#contract/watches.schema.ts';
import { WATCHES, type WatchKind } from '#contract/watches.ts';
import type { Deps } from '#server/deps.ts';
import { compose, t } from '#server/language/speech.ts';
import { beginSearch, findInSearch, refreshSearches } from '#server/watches/refresh-searches.ts';
import { ensureSettings, findSettings } from '#server/watches/settings.queries.ts';
import { type ChangeRow, latestChange, listChanges } from '#server/watches/watched-changes.queries.ts';
import {
  findSavedQuery,
  findWatch,
  insertWatch,
  isWatchable,
  listWatches,
  lockSettings,
  type WatchTarget,
} from './watches.queries.ts';

export type WatchDeps = Pick<Deps, 'db' | 'search' | 'clock'>;

export async function presentWatches({ db }: WatchDeps, userId: string): Promise<Result<WatchList>> {
  const rows = await listWatches(db, userId);
  const settings = await findSettings(db, userId);
  return ok({
    watches: rows.map(({ created_at, ...row }) => ({ ...row, created_at: created_at.toISOString() })),
    mail: { is_on: settings?.is_mailed ?? false },
  });
}

interface NewWatch {
  readonly kind: WatchKind;
  readonly gtin?: Gtin | undefined;
  readonly id?: string | undefined;
}

const NOT_FOUND: Readonly<Record<WatchKind, string>> = {
  product: t`Product not found`,
  wishlist: t`Wishlist not found`,
  group: t`Group not found`,
  order: t`Order not found`,
  search: t`Saved search not found`,
};

/** Watching again what is watched changes nothing. */
export async function beginWatch(deps: WatchDeps, userId: string, asked: NewWatch): Promise<Result<void>> {
  const { db, search, clock } = deps;
  const target = targetOf(asked);
  if (target === undefined) {
    const path = asked.kind === 'product' ? 'gtin' : 'id';
    return fail('invalid', t`Say what to watch.`, { errors: [{ path, message: t`Is required` }] });
  }
  if (!(await isWatchable(db, userId, target))) return fail('not_found', NOT_FOUND[asked.kind]);
  const now = clock();
  const saved = target.search_id === null ? undefined : await findSavedQuery(db, userId, target.search_id);
  const found = saved && (await findInSearch(search, saved.query, now));
  if (saved && !found) return fail('invalid', TOO_LARGE);
  await db.transaction().execute(async (trx) => {
    await ensureSettings(trx, userId, now);
    const id = uuidv7();
    const isNew = await insertWatch(trx, { ...target, id, user_id: userId, created_at: now });
    if (isNew && found) await beginSearch(trx, id, found);
  });
  return ok(undefined);
}

const TOO_LARGE = compose(
  () =>
    t`A search can be watched while it finds at most ${WATCHES.maxSearchProducts.toLocaleString('en-US')} products. Narrow it, and save it again.`,
);

function targetOf({ kind, gtin, id }: NewWatch): WatchTarget | undefined {
  const none = { kind, gtin: null, group_id: null, order_id: null, search_id: null };
  if (kind === 'wishlist') return none;
  if (kind === 'product') return gtin === undefined ? undefined : { ...none, gtin };
  return id === undefined ? undefined : { ...none, [`${kind}_id`]: id };
}

/** Looks into the watched searches first, so that what is new in them is told. */
export async function presentChanges(deps: WatchDeps, userId: string): Promise<WatchedChanges> {
  const { db, search, clock } = deps;
  return db.transaction().execute(async (trx) => {
    const seenTo = await lockSettings(trx, userId);
    if (seenTo === undefined) return { products: [], latest: 0 };
    await refreshSearches(trx, search, userId, clock());
    const rows = await listChanges(trx, { userId, since: 0, most: WATCHES.maxShown });
    const products = [...Map.groupBy(rows, ({ gtin }) => gtin)].map(([gtin, all]) => ({
      gtin,
      name: all[0]?.name ?? gtin,
      is_listed: all[0]?.is_listed ?? false,
      changes: all.map((row) => presentChange(row, seenTo)),
    }));
    return { products, latest: await latestChange(trx) };
  });
}

/** Changes of one product that its page tells. */
const MOST_ON_PAGE = 20;

export async function presentProduct({ db }: WatchDeps, userId: string, gtin: Gtin) {
  const watch = await findWatch(db, userId, gtin);
  if (!watch.is_watched) return { ...watch, changes: [] };
  const settings = await findSettings(db, userId);
  const rows = await listChanges(db, { userId, since: 0, gtin, most: MOST_ON_PAGE });
  return { ...watch, changes: rows.map((row) => presentChange(row, settings?.seen_to ?? 0)) };
}

function presentChange(row: ChangeRow, seenTo: number): ProductChange {
  return {
    id: row.id,
    changed_at: row.changed_at.toISOString(),
    source: row.source,
    is_new: row.id > seenTo,
    search: row.search,
    fields: byDanger(row.changes),
  };
}
