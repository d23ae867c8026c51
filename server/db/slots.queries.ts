import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Failure } from '#contract/result.ts';
import { say, t } from '#server/language/speech.ts';
import type { Db } from './schema.ts';

export const HOUR_MS = 60 * 60_000;
export const DAY_MS = 24 * HOUR_MS;

/** So many events of one kind, by one person or client, within any such time. */
export interface Limit {
  readonly kind: string;
  /** Who is counted; kept hashed. */
  readonly who: string;
  readonly most: number;
  readonly withinMs: number;
  /** What to say before "Please try again in …". */
  readonly refusal: string;
}

/** Counts an event against each limit in turn; answers the first that has no room. Must run in a transaction. */
export async function takeSlots(db: Db, limits: readonly Limit[], now: Date): Promise<Failure | undefined> {
  for (const limit of limits) {
    const retryAfterSeconds = await takeSlot(db, limit, now);
    if (retryAfterSeconds === 0) continue;
    const detail = t`${say(limit.refusal)} Please try again in ${wait(retryAfterSeconds)}.`;
    return { code: 'rate_limited', detail, retryAfterSeconds };
  }
  return undefined;
}

/**
 * Counts one event against a limit kept in the store, shared by every process. Answers 0 where there was room, else the
 * seconds until there is; a refused event does not count. The bucket is locked until the transaction's end.
 */
async function takeSlot(db: Db, { kind, who, most, withinMs }: Limit, now: Date): Promise<number> {
  const bucket = `${kind}:${createHash('sha256').update(who).digest('base64url')}`;
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${bucket}, 7))`.execute(db);
  const since = new Date(now.getTime() - withinMs);
  const { rows } = await sql<{ oldest: Date }>`
    WITH gone AS (
      DELETE FROM rate_events WHERE bucket = ${bucket} AND at <= ${since}
    ), full_since AS (
      SELECT at FROM rate_events WHERE bucket = ${bucket} AND at > ${since} ORDER BY at DESC OFFSET ${most - 1} LIMIT 1
    ), taken AS (
      INSERT INTO rate_events (bucket, at) SELECT ${bucket}, ${now}::timestamptz WHERE NOT EXISTS (SELECT FROM full_since)
    )
    SELECT at AS oldest FROM full_since`.execute(db);
  const oldest = rows[0]?.oldest;
  if (oldest === undefined) return 0;
  return Math.max(1, Math.ceil((oldest.getTime() + withinMs - now.getTime()) / 1000));
}

function wait(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 90) return minutes === 1 ? t`1 minute` : t`${minutes} minutes`;
  const hours = Math.ceil(minutes / 60);
  return t`${hours} hours`;
}
