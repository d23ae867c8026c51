import { createReadStream, existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { NUTRIENTS, type NutrientLabel } from '#contract/nutrition.ts';
import type { GuidelineSubject } from '#server/guidelines/subject.ts';
import { REAL_FILE } from './search-catalogue.ts';

/** Columns of the export, in grams, and our nutrients. */
const NUTRIENT_COLUMNS = {
  fat_100g: 'total_fat',
  'saturated-fat_100g': 'saturated_fat',
  carbohydrates_100g: 'total_carbohydrate',
  sugars_100g: 'sugars',
  fiber_100g: 'dietary_fiber',
  proteins_100g: 'protein',
  sodium_100g: 'sodium',
} as const satisfies Readonly<Record<string, NutrientLabel>>;
const SERVING_G = 30;

/**
 * Every product of the real file as the guidelines see it: real names, ingredients and nutrients. The file has no
 * energy and no serving: energy is worked out by 4, 4 and 9 kcal per g, and each is one serving of 30 g, so that the
 * rules have something to judge.
 */
export async function readRealSubjects(): Promise<GuidelineSubject[]> {
  if (!existsSync(REAL_FILE)) throw new Error(`${REAL_FILE} is needed to measure with real products.`);
  const subjects: GuidelineSubject[] = [];
  let columns: readonly string[] | undefined;
  for await (const line of createInterface({ input: createReadStream(REAL_FILE).pipe(createGunzip()) })) {
    const cells = line.split('\t');
    if (columns === undefined) columns = cells;
    else subjects.push(subjectOf(columns, cells));
  }
  return subjects;
}

function subjectOf(columns: readonly string[], cells: readonly string[]): GuidelineSubject {
  const cell = (name: string) => cells[columns.indexOf(name)] || null;
  const per_100: Partial<Record<NutrientLabel, number>> = {};
  for (const [column, nutrient] of Object.entries(NUTRIENT_COLUMNS)) {
    const text = cell(column);
    const factor = NUTRIENTS[nutrient].unit === 'mg' ? 1000 : 1;
    if (text !== null && Number.isFinite(Number(text))) per_100[nutrient] = Number(text) * factor;
  }
  const { total_fat, total_carbohydrate, protein } = per_100;
  if (total_fat !== undefined && total_carbohydrate !== undefined && protein !== undefined)
    per_100.calories = 9 * total_fat + 4 * total_carbohydrate + 4 * protein;
  const per_serving = Object.fromEntries(
    Object.entries(per_100).map(([nutrient, value]) => [nutrient, (value * SERVING_G) / 100]),
  );
  const serving = { value: SERVING_G, unit: 'g' } as const;
  return {
    name: cell('product_name'),
    family_code: null,
    class_code: null,
    brick_code: null,
    ingredients: cell('ingredients_text'),
    serving_size: serving,
    servings_per_container: 1,
    package_weight: serving,
    per_serving,
    per_100,
    per_100_unit: 'g',
    contains: [],
  };
}
