import { sql } from 'kysely';
import type { StandardChoice } from '#contract/standard-choice.schema.ts';
import type { Db } from '#server/db/schema.ts';

/** What a person judges by; null where nothing is saved. */
export async function findChoice(db: Db, userId: string): Promise<StandardChoice | null> {
  const row = await db
    .selectFrom('standard_choices')
    // As text: the driver would make a moment of it, in the server's time zone.
    .select(['standards', 'places', 'channels', sql<string | null>`day::text`.as('day')])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}

export async function saveChoice(db: Db, userId: string, choice: StandardChoice, now: Date): Promise<void> {
  const row = { ...choice, updated_at: now };
  await db
    .insertInto('standard_choices')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}
