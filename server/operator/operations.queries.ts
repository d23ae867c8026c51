import { type Selectable, sql } from 'kysely';
import type { Source } from '#contract/product.ts';
import type { CatalogueTables } from '#server/db/catalogue-tables.ts';
import type { Db } from '#server/db/schema.ts';

/** Counting stops here: what waits is then said to be more. */
export const MOST_COUNTED = 100_000;

export type ImportRow = Omit<Selectable<CatalogueTables['import_runs']>, 'fingerprint'>;

/** The newest runs. */
export function listImports(db: Db, limit: number): Promise<ImportRow[]> {
  return db
    .selectFrom('import_runs')
    .select(['id', 'source', 'files', 'status', 'rows_read', 'rows_written', 'rows_unchanged'])
    .select(['rows_rejected', 'started_at', 'updated_at', 'finished_at', 'seconds', 'reject_reasons'])
    .orderBy('started_at', 'desc')
    .limit(limit)
    .execute();
}

/** All runs of each source together. */
export interface ImportSum {
  readonly source: Source;
  readonly written: number;
  readonly unchanged: number;
  readonly rejected: number;
  readonly seconds: number;
  readonly failed: number;
}

export async function sumImports(db: Db): Promise<ImportSum[]> {
  const { rows } = await sql<ImportSum>`
    SELECT source, sum(rows_written)::float8 AS written, sum(rows_unchanged)::float8 AS unchanged,
      sum(rows_rejected)::float8 AS rejected, sum(seconds) AS seconds,
      count(*) FILTER (WHERE status = 'failed') AS failed
    FROM import_runs GROUP BY source
  `.execute(db);
  return rows;
}

export interface MailState {
  readonly waiting: number;
  /** Of those that wait. */
  readonly tried_before: number;
  readonly oldest: Date | null;
  /** Of the last day, as are those sent; older ones are deleted. */
  readonly given_up: number;
  readonly sent: number;
}

/** The outbox holds the mails of a day. */
export async function readMailState(db: Db): Promise<MailState> {
  const { rows } = await sql<MailState>`
    SELECT count(*) FILTER (WHERE waits) AS waiting,
      count(*) FILTER (WHERE waits AND last_error IS NOT NULL) AS tried_before,
      min(created_at) FILTER (WHERE waits) AS oldest,
      count(*) FILTER (WHERE given_up_at IS NOT NULL) AS given_up,
      count(*) FILTER (WHERE sent_at IS NOT NULL) AS sent
    FROM (SELECT *, sent_at IS NULL AND given_up_at IS NULL AS waits FROM mail_outbox LIMIT ${MOST_COUNTED}) mails
  `.execute(db);
  return rows[0] ?? { waiting: 0, tried_before: 0, oldest: null, given_up: 0, sent: 0 };
}

export interface WebhookState {
  readonly active: number;
  readonly paused: number;
  /** Given up, since no message was accepted for days. */
  readonly disabled: number;
  readonly failing: number;
}

export async function readWebhookState(db: Db): Promise<WebhookState> {
  const { rows } = await sql<WebhookState>`
    SELECT count(*) FILTER (WHERE NOT is_paused AND disabled_at IS NULL) AS active,
      count(*) FILTER (WHERE is_paused AND disabled_at IS NULL) AS paused,
      count(*) FILTER (WHERE disabled_at IS NOT NULL) AS disabled,
      count(*) FILTER (WHERE NOT is_paused AND disabled_at IS NULL AND failed_attempts > 0) AS failing
    FROM (SELECT * FROM webhooks LIMIT ${MOST_COUNTED}) hooks
  `.execute(db);
  return rows[0] ?? { active: 0, paused: 0, disabled: 0, failing: 0 };
}

export interface FailingWebhook {
  readonly id: string;
  readonly url: string;
  readonly failed_attempts: number;
  readonly failing_since: Date | null;
  readonly last_error: string | null;
  readonly disabled_at: Date | null;
}

/** Those that have failed for longest. */
export function listFailingWebhooks(db: Db, limit: number): Promise<FailingWebhook[]> {
  return db
    .selectFrom('webhooks')
    .select(['id', 'url', 'failed_attempts', 'failing_since', 'last_error', 'disabled_at'])
    .where('failed_attempts', '>', 0)
    .where('is_paused', '=', false)
    .orderBy('failing_since')
    .limit(limit)
    .execute();
}

/** Bytes on the disk, without the log. */
export async function storeBytes(db: Db): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`SELECT pg_database_size(current_database()) AS bytes`.execute(
    db,
  );
  return rows[0]?.bytes ?? 0;
}
