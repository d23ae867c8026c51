import { sql } from 'kysely';
import type { Db } from '#server/db/schema.ts';

const HOUR_MS = 60 * 60_000;

/**
 * Counts one event against an hourly limit kept in the store, shared by every process.
 * Answers 0 where there was room, else the seconds until there is; a refused event does not count.
 * Must run in a transaction: the bucket is locked until its end.
 */
export async function takeHourlySlot(db: Db, bucket: string, limit: number, now: Date): Promise<number> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${bucket}, 7))`.execute(db);
  const since = new Date(now.getTime() - HOUR_MS);
  const { rows } = await sql<{ oldest: Date }>`
    WITH gone AS (
      DELETE FROM rate_events WHERE bucket = ${bucket} AND at <= ${since}
    ), full_since AS (
      SELECT at FROM rate_events WHERE bucket = ${bucket} AND at > ${since} ORDER BY at DESC OFFSET ${limit - 1} LIMIT 1
    ), taken AS (
      INSERT INTO rate_events (bucket, at) SELECT ${bucket}, ${now}::timestamptz WHERE NOT EXISTS (SELECT FROM full_since)
    )
    SELECT at AS oldest FROM full_since`.execute(db);
  const oldest = rows[0]?.oldest;
  if (oldest === undefined) return 0;
  return Math.max(1, Math.ceil((oldest.getTime() + HOUR_MS - now.getTime()) / 1000));
}
