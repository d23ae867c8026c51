import { sql } from 'kysely';
import type { NoteChange } from '#contract/item-note.schema.ts';
import { type ItemNote, isSameNote } from '#contract/item-note.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import type { Db } from './schema.ts';

/** The lists whose items have notes, by the column that says whose an item is. */
const OWNER_COLUMNS = {
  cart_items: 'user_id',
  wishlist_items: 'user_id',
  wishlist_group_items: 'group_id',
} as const;

export interface NotedList {
  readonly table: keyof typeof OWNER_COLUMNS;
  /** Of the user, or of the group. */
  readonly id: string;
  /** Said where the product is not in it. */
  readonly absent: string;
}

const CHANGED = 'This note was changed elsewhere meanwhile. Look at it again.';

/**
 * Writes what is given; answers the note before and after. Of two that started from the same note the second is refused; the
 * same change sent again, after its answer was lost, is none.
 */
export async function writeNote(
  trx: Db,
  { table, id, absent }: NotedList,
  { gtin, note, tag, seen }: NoteChange,
): Promise<Result<{ readonly before: ItemNote; readonly after: ItemNote }>> {
  const owner = sql.ref(OWNER_COLUMNS[table]);
  const { rows } = await sql<ItemNote>`
    SELECT note, tag FROM ${sql.table(table)} WHERE ${owner} = ${id} AND gtin = ${gtin} FOR UPDATE`.execute(
    trx,
  );
  const [before] = rows;
  if (!before) return fail('not_found', absent);
  const after = { note: note === undefined ? before.note : note, tag: tag === undefined ? before.tag : tag };
  if (isSameNote(before, after)) return ok({ before, after });
  if (seen && !isSameNote(before, seen)) return fail('conflict', CHANGED);
  await sql`
    UPDATE ${sql.table(table)} SET note = ${after.note}, tag = ${after.tag}
    WHERE ${owner} = ${id} AND gtin = ${gtin}`.execute(trx);
  return ok({ before, after });
}
