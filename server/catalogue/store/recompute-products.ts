import type { PoolClient } from 'pg';
import type { Gtin } from '#contract/gtin.ts';
import type { Source } from '#contract/product.ts';
import { type PreparedProduct, prepareProduct } from '../product/prepare-product.ts';
import type { GpcCodes } from '../sources/gpc-codes.queries.ts';
import { mergeRecords, type SourceRecord } from '../sources/merge.ts';
import { notifyChange } from './catalogue-transaction.queries.ts';
import { deleteProducts, relistProducts } from './products.queries.ts';
import { recordChanges } from './record-changes.ts';
import { findRecords } from './records.queries.ts';
import { storeProducts } from './store-products.ts';
import { readWatched } from './watched-products.queries.ts';

/** Products worked out from one record alone, by GTIN. */
export type ReadyProducts = ReadonlyMap<Gtin, PreparedProduct>;

/** What a record makes of its GTIN where no other source describes it. Pure: needs no lock. */
export function prepareAlone(gpc: GpcCodes, record: SourceRecord): PreparedProduct | undefined {
  const merged = mergeRecords([record]);
  return merged && prepareProduct(merged, gpc);
}

/**
 * Recomputes the products of these records' GTINs from them and from the records of the other sources.
 * One source's records only. Belongs into a catalogue transaction.
 * @param ready what {@link prepareAlone} made of the same records
 */
export async function recomputeProducts(
  client: PoolClient,
  gpc: GpcCodes,
  records: readonly SourceRecord[],
  ready: ReadyProducts,
): Promise<void> {
  const gtins = records.map(({ item }) => item.gtin);
  const others = await findRecords(client, gtins, records[0]?.source ?? null);
  const prepared = records.flatMap((record) => {
    const described = others.get(record.item.gtin);
    const alone = described === undefined ? ready.get(record.item.gtin) : undefined;
    if (alone) return [alone];
    const merged = mergeRecords([record, ...(described ?? [])]);
    return merged ? [prepareProduct(merged, gpc)] : [];
  });
  await replaceProducts(client, prepared, [], records[0]?.source ?? null);
}

/** The same for GTINs whose records of one source have just been taken out; without any record left a product goes. */
export async function recomputeWithout(
  client: PoolClient,
  gpc: GpcCodes,
  gtins: readonly Gtin[],
  source: Source,
): Promise<void> {
  const left = await findRecords(client, gtins, null);
  const prepared: PreparedProduct[] = [];
  const gone: Gtin[] = [];
  for (const gtin of gtins) {
    const item = mergeRecords(left.get(gtin) ?? []);
    if (item) prepared.push(prepareProduct(item, gpc));
    else gone.push(gtin);
  }
  await replaceProducts(client, prepared, gone, source);
}

/**
 * Stores these products and takes out those that are gone, records what changed of the watched ones, and tells search.
 * Belongs into a catalogue transaction.
 * @param source whose data changed; null: the rules did
 */
export async function replaceProducts(
  client: PoolClient,
  prepared: readonly PreparedProduct[],
  gone: readonly Gtin[],
  source: Source | null,
): Promise<void> {
  const before = await readWatched(client, [...prepared.map(({ item }) => item.gtin), ...gone]);
  const appeared = await storeProducts(client, prepared);
  const disappeared = await deleteProducts(client, gone);
  const packing = prepared.flatMap(({ item }) => (item.contains.length > 0 ? [item.gtin] : []));
  await relistProducts(client, packing, [...appeared, ...disappeared]);
  await recordChanges(client, before, prepared, gone, source);
  await notifyChange(client);
}
