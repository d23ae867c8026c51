import type { ExportLine } from '#contract/exports.schema.ts';
import { type AskedAnswers, answerer } from '#server/catalogue/product/answer-on-day.ts';
import { type ProductRow, SELECT_PRODUCT } from '#server/catalogue/product/columns.ts';
import { type Figures, productBody } from '#server/catalogue/product/present-product.ts';
import { verdictsIn } from '#server/catalogue/product/verdicts-on-day.ts';
import { listFigures } from '#server/catalogue/read/figures.queries.ts';
import { latestSequence } from '#server/catalogue/read/latest-sequence.queries.ts';
import { poolAt } from '#server/catalogue/read/pool-at.ts';
import type { Deps } from '#server/deps.ts';

/** Products read at a time: about a megabyte of lines. */
const BATCH = 500;

interface Change {
  readonly gtin: string;
  readonly change_seq: number;
  /** null: it left the catalogue. */
  readonly listed: boolean | null;
}

/**
 * Every product that changed after `since`, in the order of changes, as lines; from 0 the whole catalogue. Each batch is read
 * by itself: no transaction stays open for a slow reader, and what changes meanwhile comes again, with its later number.
 */
export async function* exportProducts(
  { pool: primary, reads }: Pick<Deps, 'pool' | 'reads'>,
  since: number,
  asked: Omit<AskedAnswers, 'standards'>,
): AsyncGenerator<string> {
  const answer = answerer({ ...asked, standards: [] });
  const latest = await latestSequence(primary);
  // One server for all of it: on another, which is behind, changes would be passed over.
  const pool = await poolAt(primary, reads, latest);
  // Who begins has nothing to delete but what leaves meanwhile.
  const deletedSince = since === 0 ? latest : since;
  let sequence = since;
  for (;;) {
    const changes = await listChanges(pool, sequence, deletedSince);
    const last = changes.at(-1);
    if (!last) break;
    yield await linesOf(pool, changes, answer);
    sequence = last.change_seq;
  }
  yield toLine({ sequence: since > latest ? latest : Math.max(latest, sequence), end: true, day: asked.day });
}

async function listChanges(pool: Deps['pool'], since: number, deletedSince: number): Promise<Change[]> {
  const { rows } = await pool.query<Change>(
    `(SELECT gtin, change_seq, listed FROM products WHERE change_seq > $1 ORDER BY change_seq LIMIT ${BATCH})
     UNION ALL
     (SELECT gtin, change_seq, NULL FROM deleted_products
      WHERE change_seq > greatest($1::bigint, $2::bigint) ORDER BY change_seq LIMIT ${BATCH})
     ORDER BY change_seq LIMIT ${BATCH}`,
    [since, deletedSince],
  );
  return rows;
}

async function linesOf(
  pool: Deps['pool'],
  changes: readonly Change[],
  answer: ReturnType<typeof answerer>,
): Promise<string> {
  const gtins = changes.flatMap(({ gtin, listed }) => (listed === null ? [] : [gtin]));
  const client = await pool.connect();
  try {
    const figures = await listFigures(client, gtins);
    const { rows } = await client.query<ProductRow>({
      name: 'export-products',
      text: `${SELECT_PRODUCT} WHERE product.gtin = ANY($1)`,
      values: [gtins],
    });
    const found = new Map(rows.map((row) => [row.gtin, row]));
    return changes
      .map(({ gtin, change_seq: sequence, listed }) => {
        if (listed === null) return toLine({ sequence, deleted: gtin });
        const row = found.get(gtin);
        // It left between the two readings: its deletion is a later change.
        if (row === undefined) return '';
        const known = figures.get(gtin);
        const stated = { ...amountsIn(known), less_than: amountsIn(known?.lessThan) };
        const answers = answer(row);
        const rest = JSON.stringify({ ...stated, ...answers });
        const body = Buffer.from(productBody({ ...row, ...verdictsIn(answers.standards) })).toString();
        return `{"sequence":${sequence},"listed":${listed},"product":${body},${rest.slice(1)}\n`;
      })
      .join('');
  } finally {
    client.release();
  }
}

const amountsIn = (figures: Figures['lessThan'] | undefined) => ({
  per_serving: figures?.perServing ?? {},
  per_100: figures?.per100 ?? {},
});

const toLine = (line: ExportLine) => `${JSON.stringify(line)}\n`;
