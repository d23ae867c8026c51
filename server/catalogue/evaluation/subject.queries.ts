import type { Allergen } from '#contract/allergens.ts';
import type { AmountUnit, ProductType } from '#contract/product.ts';
import { gatherLookUps } from '#server/db/gather-look-ups.ts';
import type { Database, Db } from '#server/db/schema.ts';
import type { GuidelineSubject } from '#server/guidelines/subject.ts';
import { amountsOf, per100Unit, type StatedNutrient } from '../product/prepare-product.ts';
import type { StandardNutrient } from '../sources/standardise-nutrients.ts';
import type { Amount } from '../trade-item.ts';

/** A product's own columns that the guidelines look at. */
export const SUBJECT_COLUMNS = [
  'normalized_name',
  'family_code',
  'class_code',
  'brick_code',
  'ingredients',
  'serving_size_value',
  'serving_size_unit',
  'serving_description',
  'servings_per_container',
  'package_weight_value',
  'package_weight_unit',
  'product_type',
] as const;

export type SubjectRow = Readonly<
  Pick<Database['products'], Exclude<(typeof SUBJECT_COLUMNS)[number], 'product_type'>>
> & { readonly product_type: string | null };

type StoredNutrient = StatedNutrient & Pick<StandardNutrient, 'basis'>;

/** What the guidelines look at, as it was at import; undefined where no product has the GTIN (14 digits). */
export const findGuidelineSubject = gatherLookUps(listGuidelineSubjects);

/** The same of several products, by GTIN; what no product has is left out. */
export async function listGuidelineSubjects(
  db: Db,
  gtins: readonly string[],
): Promise<ReadonlyMap<string, GuidelineSubject>> {
  if (gtins.length === 0) return new Map();
  const [products, nutrients, allergens] = await Promise.all([
    db
      .selectFrom('products')
      .select(['gtin', ...SUBJECT_COLUMNS])
      .where('gtin', 'in', gtins)
      .execute(),
    db.selectFrom('product_nutrients').selectAll().where('gtin', 'in', gtins).execute(),
    db
      .selectFrom('product_allergens')
      .select(['gtin', 'allergen'])
      .where('gtin', 'in', gtins)
      .where('state', '=', 'contains')
      .orderBy('allergen')
      .execute(),
  ]);
  const nutrientsOf = Map.groupBy(nutrients, ({ gtin }) => gtin);
  const allergensOf = Map.groupBy(allergens, ({ gtin }) => gtin);
  return new Map(
    products.map((product) => [
      product.gtin,
      guidelineSubject(
        product,
        nutrientsOf.get(product.gtin) ?? [],
        (allergensOf.get(product.gtin) ?? []).map(({ allergen }) => allergen),
      ),
    ]),
  );
}

/** What the guidelines look at, from a product's row and those of its nutrients. */
export function guidelineSubject(
  row: SubjectRow,
  nutrients: readonly StoredNutrient[],
  contains: readonly Allergen[],
): GuidelineSubject {
  return {
    name: row.normalized_name,
    family_code: row.family_code,
    class_code: row.class_code,
    brick_code: row.brick_code,
    ingredients: row.ingredients,
    serving_size: amountOf(row.serving_size_value, row.serving_size_unit),
    serving_description: row.serving_description,
    servings_per_container: row.servings_per_container,
    package_weight: amountOf(row.package_weight_value, row.package_weight_unit),
    product_type: row.product_type as ProductType | null,
    ...amountsOf(nutrients),
    per_100_unit: per100Unit(nutrients, row.serving_size_unit),
    contains,
  };
}

function amountOf(value: number | null, unit: AmountUnit | null): Amount | null {
  return value === null || unit === null ? null : { value, unit };
}
