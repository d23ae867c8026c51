import type { Pool, PoolClient } from 'pg';
import type { Allergen } from '#contract/allergens.ts';
import { GUIDELINE_KEYS, type Guideline, type Verdict } from '#contract/guideline.ts';
import type { Basis, NutrientLabel } from '#contract/nutrition.ts';
import { type Labels, labelProduct } from '#server/guidelines/evaluate.ts';
import { CATALOGUE_CHANGED, inCatalogueTransaction, takeChangeNumbers } from './catalogue-transaction.ts';
import { guidelineSubject, SUBJECT_COLUMNS, type SubjectRow } from './find-subject.ts';

/** Products of one transaction: a few megabytes, and the catalogue's lock for a fraction of a second. */
const BATCH = 2_000;

/** One label of one product that is another now. NOVA groups are `1` to `4` or `unknown`. */
export interface LabelChange {
  readonly gtin: string;
  readonly name: string | null;
  readonly label: Guideline | 'nova';
  readonly before: string;
  readonly after: string;
}

export interface RelabelOptions {
  /** Says what would change and changes nothing. */
  readonly dryRun: boolean;
  /** Every batch: how many products were judged, and what changes among them. */
  readonly onBatch: (products: number, changes: readonly LabelChange[]) => void | Promise<void>;
  readonly signal?: AbortSignal;
}

/**
 * Judges every product by the rules as they are now, in one pass over the store in the order of GTINs, and writes the
 * labels that are others. Importing may go on meanwhile. Broken off, whole batches stay written: run again, it finds
 * the rest.
 */
export async function relabelProducts(pool: Pool, options: RelabelOptions): Promise<void> {
  for (let after = ''; !options.signal?.aborted; ) {
    const batch = await inCatalogueTransaction(pool, (client) => relabelBatch(client, after, options.dryRun));
    if (batch.last === undefined) return;
    await options.onBatch(batch.products, batch.changes);
    after = batch.last;
  }
}

interface StoredProduct extends SubjectRow {
  readonly gtin: string;
  readonly smart_snack: Verdict;
  readonly good_choice: Verdict;
  readonly philly: Verdict;
  readonly nova_label: number | null;
  readonly nutrients: readonly (readonly [NutrientLabel, Basis, number | null, number | null])[] | null;
  readonly contains: readonly Allergen[] | null;
}

async function relabelBatch(client: PoolClient, after: string, dryRun: boolean) {
  const products = await readBatch(client, after);
  const changes: LabelChange[] = [];
  const changed: { readonly gtin: string; readonly labels: Labels }[] = [];
  for (const product of products) {
    const labels = labelProduct(subjectOf(product));
    const differing = differences(product, labels);
    if (differing.length === 0) continue;
    changes.push(...differing);
    changed.push({ gtin: product.gtin, labels });
  }
  if (!dryRun && changed.length > 0) await writeLabels(client, changed);
  return { products: products.length, changes, last: products.at(-1)?.gtin };
}

async function readBatch(client: PoolClient, after: string): Promise<StoredProduct[]> {
  const { rows } = await client.query<StoredProduct>({
    name: 'relabel-products',
    text: `SELECT product.*, nutrients.list AS nutrients, allergens.list AS contains
      FROM (
        SELECT gtin, smart_snack, good_choice, philly, nova_label, ${SUBJECT_COLUMNS.join(', ')}
        FROM products WHERE gtin > $1 ORDER BY gtin LIMIT ${BATCH}
      ) product
      LEFT JOIN LATERAL (
        SELECT json_agg(json_build_array(nutrient, basis, per_serving, per_100)) AS list
        FROM product_nutrients WHERE gtin = product.gtin
      ) nutrients ON true
      LEFT JOIN LATERAL (
        SELECT json_agg(allergen ORDER BY allergen) AS list
        FROM product_allergens WHERE gtin = product.gtin AND containment = 'contains'
      ) allergens ON true
      ORDER BY product.gtin`,
    values: [after],
  });
  return rows;
}

function subjectOf(product: StoredProduct) {
  const nutrients = (product.nutrients ?? []).map(([nutrient, basis, per_serving, per_100]) => ({
    nutrient,
    basis,
    per_serving,
    per_100,
  }));
  return guidelineSubject(product, nutrients, product.contains ?? []);
}

function differences(product: StoredProduct, { verdicts, nova_label }: Labels): LabelChange[] {
  const { gtin, normalized_name: name } = product;
  const changes: LabelChange[] = GUIDELINE_KEYS.filter((key) => product[key] !== verdicts[key]).map(
    (key) => ({
      gtin,
      name,
      label: key,
      before: product[key],
      after: verdicts[key],
    }),
  );
  const before = product.nova_label === null ? 'unknown' : String(product.nova_label);
  const after = nova_label ?? 'unknown';
  return before === after ? changes : [...changes, { gtin, name, label: 'nova', before, after }];
}

/** The change numbers bring the products to the search index. */
async function writeLabels(
  client: PoolClient,
  changed: readonly { readonly gtin: string; readonly labels: Labels }[],
): Promise<void> {
  const first = await takeChangeNumbers(client, changed.length);
  const verdicts = (guideline: Guideline) => changed.map(({ labels }) => labels.verdicts[guideline]);
  await client.query(
    `UPDATE products SET smart_snack = now.smart_snack, good_choice = now.good_choice, philly = now.philly,
       nova_label = now.nova_label, change_seq = now.change_seq, updated_at = now()
     FROM unnest($1::text[], $2::verdict[], $3::verdict[], $4::verdict[], $5::smallint[], $6::bigint[])
       AS now (gtin, smart_snack, good_choice, philly, nova_label, change_seq)
     WHERE products.gtin = now.gtin`,
    [
      changed.map(({ gtin }) => gtin),
      verdicts('smart_snack'),
      verdicts('good_choice'),
      verdicts('philly'),
      changed.map(({ labels }) => labels.nova_label),
      changed.map((_, at) => first + at),
    ],
  );
  await client.query(`NOTIFY ${CATALOGUE_CHANGED}`);
}
