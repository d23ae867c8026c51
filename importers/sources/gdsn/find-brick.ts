import type { Kysely } from 'kysely';
import type { Database } from '#server/db/schema.ts';
import type { IsBrick } from './map.ts';

/** GPC as the store has it: food alone, so that a brick of another segment is reported and left out too. */
export async function brickFinder(db: Kysely<Database>): Promise<IsBrick> {
  const rows = await db.selectFrom('gpc_bricks').select('gpc_code').execute();
  const bricks = new Set(rows.map(({ gpc_code }) => gpc_code));
  return (code) => bricks.has(code);
}
