import { sql } from 'kysely';
import type { Db } from './account-queries.ts';

const HOUR_MS = 60 * 60_000;

/**
 * Counts one event against an hourly limit kept in the store, shared by every process.
 * Answers 0 where there was room, else the seconds until there is; a refused event does not count.
 * Must run in a transaction: the bucket is locked until its end.
 */
export async function takeHourlySlot(db: Db, bucket: string, limit: number, now: Date): Promise<number> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${bucket}, 7))`.execute(db);
  const since = new Date(now.getTime() - HOUR_MS);
  await db.deleteFrom('rate_events').where('bucket', '=', bucket).where('at', '<=', since).execute();
  const events = await db
    .selectFrom('rate_events')
    .select('at')
    .where('bucket', '=', bucket)
    .orderBy('at')
    .execute();
  const oldest = events.at(-limit);
  if (oldest !== undefined)
    return Math.max(1, Math.ceil((oldest.at.getTime() + HOUR_MS - now.getTime()) / 1000));
  await db.insertInto('rate_events').values({ bucket, at: now }).execute();
  return 0;
}
