import type { Kysely } from 'kysely';
import type { AmountUnit, ProductType } from '#contract/product.ts';
import type { Database } from '#server/db/schema.ts';
import type { GuidelineSubject } from '#server/guidelines/subject.ts';
import { per100Unit } from './per-100-unit.ts';
import { amounts } from './prepare-product.ts';
import type { Amount } from './trade-item.ts';

/** What the guidelines look at, as it was at import; undefined where no product has the GTIN (14 digits). */
export async function findGuidelineSubject(
  db: Kysely<Database>,
  gtin: string,
): Promise<GuidelineSubject | undefined> {
  const product = await db.selectFrom('products').selectAll().where('gtin', '=', gtin).executeTakeFirst();
  if (!product) return undefined;
  const [nutrients, allergens] = await Promise.all([
    db.selectFrom('product_nutrients').selectAll().where('gtin', '=', gtin).execute(),
    db
      .selectFrom('product_allergens')
      .select('allergen')
      .where('gtin', '=', gtin)
      .where('containment', '=', 'contains')
      .orderBy('allergen')
      .execute(),
  ]);
  return {
    name: product.normalized_name,
    family_code: product.family_code,
    class_code: product.class_code,
    brick_code: product.brick_code,
    ingredients: product.ingredients,
    serving_size: amountOf(product.serving_size_value, product.serving_size_unit),
    serving_description: product.serving_description,
    servings_per_container: product.servings_per_container,
    package_weight: amountOf(product.package_weight_value, product.package_weight_unit),
    product_type: product.product_type as ProductType | null,
    per_serving: amounts(nutrients, 'per_serving'),
    per_100: amounts(nutrients, 'per_100'),
    per_100_unit: per100Unit(nutrients, product.serving_size_unit),
    contains: allergens.map(({ allergen }) => allergen),
  };
}

function amountOf(value: number | null, unit: AmountUnit | null): Amount | null {
  return value === null || unit === null ? null : { value, unit };
}
