import { v7 as uuidv7 } from 'uuid';
import type { Gtin } from '#contract/gtin.ts';
import { byDanger } from '#contract/product-changes.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import type { ProductChange, WatchedChanges, WatchList } from '#contract/watches.schema.ts';
import {
  isRuleWatch,
  RULE_WATCH_KEYS,
  type RuleWatchKind,
  WATCHES,
  type WatchKind,
} from '#contract/watches.ts';
import type { Deps } from '#server/deps.ts';
import { toSentence } from '#server/http/describe-issue.ts';
import { compose, t } from '#server/language/speech.ts';
import { beginSearch, findInSearch, refreshSearches } from '#server/watches/refresh-searches.ts';
import { listRuleChanges } from '#server/watches/rule-changes.queries.ts';
import { ensureSettings, findSettings } from '#server/watches/settings.queries.ts';
import { type ChangeRow, latestChange, listChanges } from '#server/watches/watched-changes.queries.ts';
import { presentRule, presentRuleChanges } from './present-rules.ts';
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

export async function presentWatches(
  { db, clock }: Pick<WatchDeps, 'db' | 'clock'>,
  userId: string,
): Promise<Result<WatchList>> {
  const rows = await listWatches(db, userId);
  const settings = await findSettings(db, userId);
  const day = clock().toISOString().slice(0, 10);
  return ok({
    watches: rows.map(({ created_at, product_count, ...row }) => ({
      ...row,
      ...(isRuleWatch(row.kind)
        ? { ...presentRule(row.kind, row.key ?? '', day), product_count: null }
        : { product_count, standing: null }),
      created_at: created_at.toISOString(),
    })),
    mail: { is_on: settings?.is_mailed ?? false },
  });
}

interface NewWatch {
  readonly kind: WatchKind;
  readonly gtin?: Gtin | undefined;
  readonly id?: string | undefined;
  readonly key?: string | undefined;
}

const NOT_FOUND: Readonly<Record<Exclude<WatchKind, RuleWatchKind>, string>> = {
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
  if (target === undefined) return failAt(pathOf(asked.kind), t`Is required`, t`Say what to watch.`);
  if (isRuleWatch(asked.kind)) {
    const keys = RULE_WATCH_KEYS[asked.kind];
    const message = t`Must be one of ${keys.join(', ')}`;
    if (!keys.includes(target.key ?? '')) return failAt('key', message, toSentence('key', message));
  } else if (!(await isWatchable(db, userId, target))) return fail('not_found', NOT_FOUND[asked.kind]);
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

const pathOf = (kind: WatchKind) => (kind === 'product' ? 'gtin' : isRuleWatch(kind) ? 'key' : 'id');

function failAt(path: string, message: string, detail: string): Result<never> {
  return fail('invalid', detail, { errors: [{ path, message }] });
}

function targetOf({ kind, gtin, id, key }: NewWatch): WatchTarget | undefined {
  const none = { kind, gtin: null, group_id: null, order_id: null, search_id: null, key: null };
  if (kind === 'wishlist') return none;
  if (isRuleWatch(kind)) return key === undefined ? undefined : { ...none, key };
  if (kind === 'product') return gtin === undefined ? undefined : { ...none, gtin };
  return id === undefined ? undefined : { ...none, [`${kind}_id`]: id };
}

/** Looks into the watched searches first, so that what is new in them is told. */
export async function presentChanges(deps: WatchDeps, userId: string): Promise<WatchedChanges> {
  const { db, search, clock } = deps;
  return db.transaction().execute(async (trx) => {
    const seenTo = await lockSettings(trx, userId);
    if (seenTo === undefined) return { products: [], rules: [], latest: 0 };
    await refreshSearches(trx, search, userId, clock());
    const rows = await listChanges(trx, { userId, since: 0, most: WATCHES.maxShown });
    const products = [...Map.groupBy(rows, ({ gtin }) => gtin)].map(([gtin, all]) => ({
      gtin,
      name: all[0]?.name ?? gtin,
      is_listed: all[0]?.is_listed ?? false,
      changes: all.map((row) => presentChange(row, seenTo)),
    }));
    const changed = await listRuleChanges(trx, { userId, since: 0, most: WATCHES.maxShown });
    return { products, rules: presentRuleChanges(changed, seenTo), latest: await latestChange(trx) };
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
