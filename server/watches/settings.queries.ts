import { randomBytes } from 'node:crypto';
import type { Db } from '#server/db/schema.ts';
import { latestChange } from './watched-changes.queries.ts';

const WEEK_MS = 7 * 24 * 60 * 60_000;

/** Makes a person's settings with the first of what they do; what changed before is not news to them. */
export async function ensureSettings(db: Db, userId: string, now: Date): Promise<void> {
  const latest = await latestChange(db);
  await db
    .insertInto('watch_settings')
    .values({
      user_id: userId,
      seen_to: latest,
      mailed_to: latest,
      next_mail_at: now,
      // 128 random bits: a link cannot be guessed.
      unsubscribe_token: randomBytes(16).toString('base64url'),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export function findSettings(db: Db, userId: string) {
  return db.selectFrom('watch_settings').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** Never back: another tab may have looked further. */
export async function setSeen(db: Db, userId: string, to: number): Promise<void> {
  await db
    .updateTable('watch_settings')
    .set((eb) => ({ seen_to: eb.fn<number>('greatest', ['seen_to', eb.val(to)]) }))
    .where('user_id', '=', userId)
    .execute();
}

/** Turned on, the first mail comes in a week and tells of what changes from now on. */
export async function setMail(db: Db, userId: string, isOn: boolean, now: Date): Promise<void> {
  const latest = await latestChange(db);
  await db
    .updateTable('watch_settings')
    .set({ is_mailed: isOn, mailed_to: latest, next_mail_at: new Date(now.getTime() + WEEK_MS) })
    .where('user_id', '=', userId)
    .where('is_mailed', '<>', isOn)
    .execute();
}

/** Also where there is no such token: an answer tells nothing about it. */
export async function unsubscribe(db: Db, token: string): Promise<void> {
  await db
    .updateTable('watch_settings')
    .set({ is_mailed: false })
    .where('unsubscribe_token', '=', token)
    .execute();
}

/** Accounts whose weekly mail is due. */
export async function listDue(db: Db, most: number, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('watch_settings')
    .select('user_id')
    .where('is_mailed', '=', true)
    .where('next_mail_at', '<=', now)
    .orderBy('next_mail_at')
    .limit(most)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** The account's settings if its mail is due still, locked; undefined where another process has it in hand. */
export function lockDue(db: Db, userId: string, now: Date) {
  return db
    .selectFrom('watch_settings')
    .innerJoin('users', 'users.id', 'watch_settings.user_id')
    .select(['users.email', 'users.language', 'mailed_to', 'unsubscribe_token', 'next_mail_at'])
    .where('user_id', '=', userId)
    .where('is_mailed', '=', true)
    .where('next_mail_at', '<=', now)
    .forUpdate('watch_settings')
    .skipLocked()
    .executeTakeFirst();
}

/** The next mail a week after this one was due, or after now where the server was down for longer. */
export async function markMailed(db: Db, userId: string, to: number, due: Date, now: Date): Promise<void> {
  const inWeek = new Date(due.getTime() + WEEK_MS);
  await db
    .updateTable('watch_settings')
    .set({ mailed_to: to, next_mail_at: inWeek > now ? inWeek : new Date(now.getTime() + WEEK_MS) })
    .where('user_id', '=', userId)
    .execute();
}

export async function putOff(db: Db, userId: string, until: Date): Promise<void> {
  await db.updateTable('watch_settings').set({ next_mail_at: until }).where('user_id', '=', userId).execute();
}
