import type { Kysely } from 'kysely';
import type { CategoryCodes } from '#server/catalogue/trade-item.ts';
import type { Database } from '#server/db/schema.ts';
import { RETAIL_CODES, titleKey } from './categories.ts';
import { findMixedCode } from './find-mixed-code.ts';
import { MIXED_CATEGORIES } from './mixed-categories.ts';

/** The fields of a food that tell its GPC category. */
export interface CategorisedFood {
  readonly category: string;
  /** GPC class where FDC states it; it wins. */
  readonly classCode: string;
  readonly name: string | null;
  readonly ingredients: string | null;
}

export type FindCategory = (food: CategorisedFood) => CategoryCodes;

const NO_CATEGORY: CategoryCodes = { family_code: null, class_code: null, brick_code: null };

/** FDC mixes two vocabularies: names of US retail, and titles of GPC's classes and bricks. */
export async function categoryFinder(db: Kysely<Database>): Promise<FindCategory> {
  const [classes, bricks] = await Promise.all([
    db.selectFrom('gpc_classes').select(['gpc_code', 'class_title']).execute(),
    db.selectFrom('gpc_bricks').select(['gpc_code', 'brick_title', 'class_code']).execute(),
  ]);
  const titles = new Map<string, string>();
  for (const { gpc_code, brick_title } of bricks) titles.set(titleKey(brick_title), gpc_code);
  for (const { gpc_code, class_title } of classes) titles.set(titleKey(class_title), gpc_code);
  for (const [key, code] of RETAIL_CODES) titles.set(key, code);
  // Some classes have no published title.
  titles.delete('');
  const classOfBrick = new Map(bricks.map(({ gpc_code, class_code }) => [gpc_code, class_code]));

  return (food) => {
    const key = titleKey(food.category);
    const mixed = MIXED_CATEGORIES.get(key);
    const code = mixed === undefined ? (titles.get(key) ?? null) : findMixedCode(mixed, food);
    const found = codesOf(code);
    if (!/^\d{8}$/.test(food.classCode)) return found;
    const brick = found.brick_code;
    const agrees = brick !== null && classOfBrick.get(brick) === food.classCode;
    return { family_code: null, class_code: food.classCode, brick_code: agrees ? brick : null };
  };
}

/** A brick's code begins with 10; a family's ends in four zeros, a class's in two. */
function codesOf(code: string | null): CategoryCodes {
  if (code === null) return NO_CATEGORY;
  if (code.startsWith('10')) return { ...NO_CATEGORY, brick_code: code };
  return code.endsWith('0000') ? { ...NO_CATEGORY, family_code: code } : { ...NO_CATEGORY, class_code: code };
}
