import type { Kysely } from 'kysely';
import type { CategoryCodes } from '#server/catalogue/gpc-codes.ts';
import type { Database } from '#server/db/schema.ts';
import { RETAIL_CODES, titleKey } from './categories.ts';

export type FindCategory = (name: string) => CategoryCodes;

const NO_CATEGORY: CategoryCodes = { family_code: null, class_code: null, brick_code: null };

/** FDC mixes two vocabularies: names of US retail, and titles of GPC's classes and bricks. */
export async function categoryFinder(db: Kysely<Database>): Promise<FindCategory> {
  const [classes, bricks] = await Promise.all([
    db.selectFrom('gpc_classes').select(['gpc_code', 'class_title']).execute(),
    db.selectFrom('gpc_bricks').select(['gpc_code', 'brick_title']).execute(),
  ]);
  const codes = new Map<string, CategoryCodes>();
  for (const { gpc_code, brick_title } of bricks) {
    codes.set(titleKey(brick_title), { ...NO_CATEGORY, brick_code: gpc_code });
  }
  for (const { gpc_code, class_title } of classes) {
    codes.set(titleKey(class_title), { ...NO_CATEGORY, class_code: gpc_code });
  }
  for (const [key, code] of RETAIL_CODES) codes.set(key, codesOf(code));
  return (name) => codes.get(titleKey(name)) ?? NO_CATEGORY;
}

/** A family's code ends in four zeros, a class's in two. */
function codesOf(code: string): CategoryCodes {
  return code.endsWith('0000') ? { ...NO_CATEGORY, family_code: code } : { ...NO_CATEGORY, class_code: code };
}
