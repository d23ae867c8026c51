import type { PoolClient } from 'pg';
import type { Gtin } from '#contract/gtin.ts';
import type { Source } from '#contract/product.ts';
import type { FieldChange } from '#contract/product-changes.ts';
import type { PreparedProduct } from '../product/prepare-product.ts';
import { changesOf, fieldsOf, type WatchedFields } from './changes-of.ts';
import { insertChanges, type RecordedChange } from './watched-products.queries.ts';

/** Records what of the watched products is other than before. Belongs into the transaction that changes them. */
export async function recordChanges(
  client: PoolClient,
  before: ReadonlyMap<string, WatchedFields | null>,
  prepared: readonly PreparedProduct[],
  gone: readonly Gtin[],
  source: Source | null,
): Promise<void> {
  if (before.size === 0) return;
  const recorded: RecordedChange[] = [];
  for (const product of prepared) {
    const was = before.get(product.item.gtin);
    if (was === undefined) continue;
    const now = fieldsOf(product);
    const changes = was === null ? [WHOLE('added')] : changesOf(was, now);
    if (changes.length > 0) recorded.push({ gtin: product.item.gtin, name: now.name, changes });
  }
  for (const gtin of gone) {
    const was = before.get(gtin);
    if (was) recorded.push({ gtin, name: was.name, changes: [WHOLE('removed')] });
  }
  if (recorded.length > 0) await insertChanges(client, recorded, source);
}

const WHOLE = (field: 'added' | 'removed'): FieldChange => ({
  field,
  key: null,
  unit: null,
  old: null,
  new: null,
});
