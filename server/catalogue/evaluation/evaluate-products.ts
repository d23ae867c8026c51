import { setImmediate, setTimeout } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import type { Gtin } from '#contract/gtin.ts';
import { type GpcCodes, loadGpcCodes } from '../sources/gpc-codes.queries.ts';
import { inCatalogueTransaction } from '../store/catalogue-transaction.queries.ts';
import { replaceProducts } from '../store/recompute-products.ts';
import {
  analyzeNewTables,
  findChangeNumbers,
  readNextProducts,
  readProducts,
  type StoredProduct,
} from './evaluation.queries.ts';
import { differingFields, type EvaluatedProduct, evaluateProduct } from './evaluation-batch.ts';

/** Products read at a time and stored in one transaction: the catalogue's lock for some hundredths of a second. */
const BATCH = 200;

/** What a pass leaves to others that use the same process and store. */
export interface Pace {
  /** The longest stretch of work at once: what a request may have to wait for. */
  readonly stretchMs: number;
  /** Length of the pause after a batch, as a multiple of the time the batch took. */
  readonly pause: number;
}

export interface EvaluationBatch {
  readonly products: number;
  /** The last GTIN of the batch: all up to it are done. */
  readonly last: Gtin;
  /** Products that were stored again, or would be. */
  readonly changed: readonly EvaluatedProduct[];
}

export interface EvaluationOptions {
  /** GTIN after which to begin; empty for all products. */
  readonly after?: string;
  /** Finds what would change and changes nothing. */
  readonly dryRun?: boolean;
  /** Undefined: as fast as it goes. */
  readonly pace?: Pace;
  readonly onBatch: (batch: EvaluationBatch) => void | Promise<void>;
  /** A product whose records cannot be read, merged or stored; it stays as it is. */
  readonly onSkip: (gtin: Gtin, reason: string) => void;
  readonly signal?: AbortSignal;
}

/**
 * Makes every product again from its records by the rules as they are, in the order of GTINs, and stores those that
 * come out different, so that search follows. Importing may go on meanwhile. Gives false where the signal ended it:
 * whole batches stay written. Throws where the store fails.
 */
export async function evaluateProducts(pool: Pool, options: EvaluationOptions): Promise<boolean> {
  const gpc = await readGpcCodes(pool);
  if (!options.dryRun) await analyzeNewTables(pool);
  const isEnding = () => options.signal?.aborted === true;
  for (let after = options.after ?? ''; !isEnding(); ) {
    const started = performance.now();
    const products = await readNextProducts(pool, after, BATCH);
    const last = products.at(-1)?.gtin;
    if (last === undefined) return true;
    const differing = await findDiffering(products, gpc, options);
    const changed = options.dryRun ? differing : await storeAll(pool, gpc, differing, options.onSkip);
    await options.onBatch({ products: products.length, last, changed });
    after = last;
    if (options.pace) await rest((performance.now() - started) * options.pace.pause, options.signal);
  }
  return false;
}

async function readGpcCodes(pool: Pool): Promise<GpcCodes> {
  const client = await pool.connect();
  try {
    return await loadGpcCodes(pool, client);
  } finally {
    client.release();
  }
}

async function rest(ms: number, signal: AbortSignal | undefined): Promise<void> {
  // Rejects where the signal cuts it short, which is no failure.
  await setTimeout(ms, undefined, signal ? { signal } : {}).catch(() => undefined);
}

type Rules = Pick<EvaluationOptions, 'pace' | 'onSkip'>;

/** Lets the process's other work in between after each stretch. */
async function findDiffering(
  products: readonly StoredProduct[],
  gpc: GpcCodes,
  { pace, onSkip }: Rules,
): Promise<EvaluatedProduct[]> {
  const differing: EvaluatedProduct[] = [];
  let since = performance.now();
  for (const stored of products) {
    const evaluated = evaluateOrSkip(stored, gpc, onSkip);
    if (evaluated) differing.push(evaluated);
    if (pace === undefined || performance.now() - since < pace.stretchMs) continue;
    await setImmediate();
    since = performance.now();
  }
  return differing;
}

function evaluateOrSkip(
  stored: StoredProduct,
  gpc: GpcCodes,
  onSkip: Rules['onSkip'],
): EvaluatedProduct | undefined {
  try {
    const now = evaluateProduct(stored, gpc);
    const fields = differingFields(stored, now);
    return fields.length > 0 ? { stored, now, fields } : undefined;
  } catch (error) {
    onSkip(stored.gtin, reasonOf(error));
    return undefined;
  }
}

/** All in one transaction; where the store refuses a product's values, one by one, so that it holds up no other. */
async function storeAll(
  pool: Pool,
  gpc: GpcCodes,
  differing: readonly EvaluatedProduct[],
  onSkip: Rules['onSkip'],
): Promise<readonly EvaluatedProduct[]> {
  if (differing.length === 0) return [];
  try {
    return await inCatalogueTransaction(pool, (client) => storeUnmoved(client, gpc, differing, onSkip));
  } catch (error) {
    if (!isFaultOfValues(error)) throw error;
    const [only, ...others] = differing;
    if (only && others.length === 0) {
      onSkip(only.stored.gtin, reasonOf(error));
      return [];
    }
  }
  const stored: EvaluatedProduct[] = [];
  for (const one of differing) stored.push(...(await storeAll(pool, gpc, [one], onSkip)));
  return stored;
}

/** The products were made without the lock: what an import has written since is looked at again. */
async function storeUnmoved(
  client: PoolClient,
  gpc: GpcCodes,
  differing: readonly EvaluatedProduct[],
  onSkip: Rules['onSkip'],
): Promise<EvaluatedProduct[]> {
  const current = await findChangeNumbers(
    client,
    differing.map(({ stored }) => stored.gtin),
  );
  const unmoved = differing.filter(({ stored }) => current.get(stored.gtin) === stored.change_seq);
  for (const { stored } of unmoved) current.delete(stored.gtin);
  const moved = current.size > 0 ? await readProducts(client, [...current.keys()]) : [];
  const changed = [...unmoved, ...moved.flatMap((stored) => evaluateOrSkip(stored, gpc, onSkip) ?? [])];
  if (changed.length > 0)
    await replaceProducts(
      client,
      changed.map(({ now }) => now),
      [],
      null,
    );
  return changed;
}

/** Of what a product says, not of the connection, the disk or another transaction: classes 22 and 23 of SQLSTATE. */
function isFaultOfValues(error: unknown): boolean {
  return error instanceof TypeError || /^2[23]/.test((error as { code?: string }).code ?? '');
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
