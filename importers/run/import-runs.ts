import type { Kysely } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import type { Source } from '#contract/product.ts';
import type { RejectReason } from '#server/db/catalogue-tables.ts';
import type { Database } from '#server/db/schema.ts';

/** Rows of a data set by outcome: read = written + unchanged + rejected. */
export interface Counts {
  readonly read: number;
  readonly written: number;
  readonly unchanged: number;
  readonly rejected: number;
}

export interface ImportRun {
  readonly id: string;
  readonly startedAt: Date;
  /** Counts of an earlier, unfinished run of the same data; zeros for a new one. */
  readonly done: Counts;
  /** Work of earlier attempts. */
  readonly seconds: number;
}

/** How a run stands. */
export interface RunState {
  readonly counts: Counts;
  /** Work so far, of earlier attempts too. */
  readonly seconds: number;
  /** The most frequent reasons of rejected rows. */
  readonly rejectReasons: readonly RejectReason[];
}

export interface RunKey {
  readonly source: Source;
  /** Names of the files, for people. */
  readonly files: string;
  readonly fingerprint: string;
}

/** Resumes the unfinished run of these files, or starts a new one. */
export async function beginRun(db: Kysely<Database>, key: RunKey): Promise<ImportRun> {
  const open = await db
    .selectFrom('import_runs')
    .selectAll()
    .where('source', '=', key.source)
    .where('fingerprint', '=', key.fingerprint)
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (open && open.status !== 'finished') {
    await db.updateTable('import_runs').set({ status: 'running' }).where('id', '=', open.id).execute();
    const done = {
      read: Number(open.rows_read),
      written: Number(open.rows_written),
      unchanged: Number(open.rows_unchanged),
      rejected: Number(open.rows_rejected),
    };
    return { id: open.id, startedAt: open.started_at, done, seconds: open.seconds };
  }
  const run = await db
    .insertInto('import_runs')
    .values({ id: uuidv7(), ...key, status: 'running' })
    .returning(['id', 'started_at'])
    .executeTakeFirstOrThrow();
  return {
    id: run.id,
    startedAt: run.started_at,
    done: { read: 0, written: 0, unchanged: 0, rejected: 0 },
    seconds: 0,
  };
}

/** In the batch's transaction, so that the counts always match the store. */
export async function saveState(client: PoolClient, id: string, state: RunState): Promise<void> {
  const { read, written, unchanged, rejected } = state.counts;
  await client.query(
    `UPDATE import_runs SET rows_read = $2, rows_written = $3, rows_unchanged = $4, rows_rejected = $5,
       seconds = $6, reject_reasons = $7, updated_at = now() WHERE id = $1`,
    [id, read, written, unchanged, rejected, state.seconds, JSON.stringify(state.rejectReasons)],
  );
}

export async function finishRun(db: Kysely<Database>, id: string, state: RunState): Promise<void> {
  const now = new Date();
  await db
    .updateTable('import_runs')
    .set({
      status: 'finished',
      rows_read: state.counts.read,
      rows_written: state.counts.written,
      rows_unchanged: state.counts.unchanged,
      rows_rejected: state.counts.rejected,
      seconds: state.seconds,
      reject_reasons: JSON.stringify(state.rejectReasons),
      finished_at: now,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute();
}

/** Written batches stay; the next run of the same files resumes there. */
export async function failRun(db: Kysely<Database>, id: string): Promise<void> {
  await db.updateTable('import_runs').set({ status: 'failed' }).where('id', '=', id).execute();
}

/** How many of these GTINs are of no product. */
export async function countWithoutProduct(pool: Pool, gtins: readonly string[]): Promise<number> {
  const { rows } = await pool.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM unnest($1::text[]) AS asked (gtin)
     WHERE NOT EXISTS (SELECT FROM products WHERE products.gtin = asked.gtin)`,
    [gtins],
  );
  return rows[0]?.total ?? 0;
}
