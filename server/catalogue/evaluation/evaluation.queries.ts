import type { Pool, PoolClient } from 'pg';
import type { Allergen, AllergenState } from '#contract/allergens.ts';
import type { Gtin } from '#contract/gtin.ts';
import type { Guideline, Verdict } from '#contract/guideline.ts';
import type { Basis, NutrientLabel } from '#contract/nutrition.ts';
import type { DietType, Source } from '#contract/product.ts';
import { COLUMN_NAMES } from '../product/columns.ts';
import type { StoredRecord } from '../sources/record-json.ts';

/**
 * Version of all that makes a product's row of its records: merging, standard figures, allergen reading, verdicts,
 * NOVA, derived diets, what standards say, which substances of laws are named. Raise it by one in every release that
 * changes what any of them gives for any product; servers then evaluate their stores again by themselves.
 */
export const EVALUATION_VERSION = 19;

/** How far a store has been evaluated. */
export interface EvaluationState {
  readonly version: number;
  /** The last GTIN done, in their order; empty: none yet. Null: all of them. */
  readonly evaluatedTo: string | null;
}

export async function readEvaluation(pool: Pool): Promise<EvaluationState> {
  const { rows } = await pool.query<EvaluationState>(
    'SELECT version, evaluated_to AS "evaluatedTo" FROM catalogue_evaluation',
  );
  return rows[0] ?? { version: 0, evaluatedTo: null };
}

/** Where evaluating begins or goes on, as the GTIN after which it does; undefined where nothing is left to do. */
export function evaluationStart({ version, evaluatedTo }: EvaluationState): string | undefined {
  if (version < EVALUATION_VERSION) return '';
  // Newer rules have been here: a store is not taken back to older ones.
  return version > EVALUATION_VERSION ? undefined : (evaluatedTo ?? undefined);
}

/** Notes how far this version's rules have come. */
export async function saveEvaluation(pool: Pool, evaluatedTo: string | null): Promise<void> {
  await pool.query(
    `INSERT INTO catalogue_evaluation AS state (version, evaluated_to) VALUES ($1, $2)
     ON CONFLICT (only_row) DO UPDATE SET version = excluded.version, evaluated_to = excluded.evaluated_to
     WHERE state.version <= excluded.version`,
    [EVALUATION_VERSION, evaluatedTo],
  );
}

/** An empty store is of this version from the start: whatever comes into it is evaluated by its rules. */
export async function takeVersionWhereEmpty(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ empty: boolean }>('SELECT NOT EXISTS (SELECT FROM products) AS empty');
  if (rows[0]?.empty) await saveEvaluation(pool, null);
}

/** Products done before, and in all. */
export async function countProducts(pool: Pool, after: string) {
  const { rows } = await pool.query<{ done: number; total: number }>(
    'SELECT count(*) FILTER (WHERE gtin <= $1) AS done, count(*) AS total FROM products',
    [after],
  );
  return rows[0] ?? { done: 0, total: 0 };
}

/** A product as the store holds it, with the records it is made of: one consistent view of both. */
export interface StoredProduct extends Readonly<Record<Guideline, Verdict>> {
  readonly gtin: Gtin;
  readonly change_seq: number;
  readonly brand: string | null;
  readonly normalized_name: string | null;
  readonly nova_label: number | null;
  readonly derived_diets: readonly DietType[];
  readonly nutrients: readonly StoredNutrient[];
  readonly allergens: readonly (readonly [Allergen, AllergenState, Source])[];
  readonly records: readonly (readonly [Source, string, StoredRecord])[];
}

export type StoredNutrient = readonly [
  nutrient: NutrientLabel,
  source: Source,
  value: number,
  unit: string,
  basis: Basis,
  per_serving: number | null,
  per_100: number | null,
  flagged: boolean,
  less_than: boolean,
];

/** Raw SQL: the whole catalogue is read through it, a few queries for all products of a batch. */
const SELECT = (which: string) => `
  SELECT product.*, brand.name AS brand, nutrients.list AS nutrients, allergens.list AS allergens,
    records.list AS records
  FROM (SELECT ${COLUMN_NAMES.join(', ')} FROM products ${which}) product
  LEFT JOIN brands brand ON brand.id = product.brand_id
  CROSS JOIN LATERAL (
    SELECT coalesce(json_agg(json_build_array(
      nutrient, source, source_value, source_unit, basis, per_serving, per_100, flagged, less_than
    )), '[]') AS list FROM product_nutrients WHERE gtin = product.gtin
  ) nutrients
  CROSS JOIN LATERAL (
    SELECT coalesce(json_agg(json_build_array(allergen, state, source)), '[]') AS list
    FROM product_allergens WHERE gtin = product.gtin
  ) allergens
  CROSS JOIN LATERAL (
    SELECT coalesce(json_agg(json_build_array(source, imported_at, record)), '[]') AS list
    FROM source_records WHERE gtin = product.gtin
  ) records
  ORDER BY product.gtin`;

const NEXT = SELECT('WHERE gtin > $1 ORDER BY gtin LIMIT $2');
const NAMED = SELECT('WHERE gtin = ANY($1)');

/** The next products after a GTIN, in their order. */
export async function readNextProducts(pool: Pool, after: string, limit: number): Promise<StoredProduct[]> {
  const { rows } = await pool.query<StoredProduct>({
    name: 'evaluate-next',
    text: NEXT,
    values: [after, limit],
  });
  return rows;
}

export async function readProducts(client: PoolClient, gtins: readonly Gtin[]): Promise<StoredProduct[]> {
  const { rows } = await client.query<StoredProduct>({ text: NAMED, values: [gtins] });
  return rows;
}

/** The change numbers of products as they are now, by GTIN. */
export async function findChangeNumbers(
  client: PoolClient,
  gtins: readonly Gtin[],
): Promise<Map<Gtin, number>> {
  const { rows } = await client.query<Pick<StoredProduct, 'gtin' | 'change_seq'>>(
    'SELECT gtin, change_seq FROM products WHERE gtin = ANY($1)',
    [gtins],
  );
  return new Map(rows.map(({ gtin, change_seq }) => [gtin, change_seq]));
}

/** Without statistics PostgreSQL reads a whole table to delete a batch's rows: 300 ms where 10 do, measured. */
export async function analyzeNewTables(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT oid::regclass::text AS name FROM pg_class WHERE reltuples < 0 AND oid = ANY($1::regclass[])`,
    [['products', 'product_nutrients', 'product_allergens', 'product_links', 'source_records']],
  );
  if (rows.length > 0) await pool.query(`ANALYZE ${rows.map(({ name }) => name).join(', ')}`);
}

/** Key of the advisory lock of the one process that evaluates a store ("evaluate" on a telephone). */
const EVALUATION_LOCK = 38_258_283;

/**
 * Runs `work` as the only evaluation of this store; undefined where another process has one under way. The lock is the
 * connection's: it goes with a killed process, and where the connection is lost `work` is told by its signal.
 */
export async function asOnlyEvaluation<T>(
  pool: Pool,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T | undefined> {
  const client = await pool.connect();
  const lost = new AbortController();
  let loss: Error | undefined;
  const onError = (error: Error) => {
    loss = error;
    lost.abort();
  };
  client.on('error', onError);
  try {
    if (!(await tryLock(client))) return undefined;
    const result = await work(AbortSignal.any([signal, lost.signal]));
    await client.query('SELECT pg_advisory_unlock($1)', [EVALUATION_LOCK]);
    return result;
  } catch (error) {
    loss ??= error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    client.off('error', onError);
    // A connection on which something failed may still hold the lock: it is closed, which frees it.
    client.release(loss);
  }
}

async function tryLock(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>('SELECT pg_try_advisory_lock($1) AS locked', [
    EVALUATION_LOCK,
  ]);
  return rows[0]?.locked === true;
}
