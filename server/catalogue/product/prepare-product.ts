import type { Basis } from '#contract/nutrition.ts';
import type { AmountUnit } from '#contract/product.ts';
import { type Labels, labelProduct } from '#server/guidelines/evaluate.ts';
import type { GuidelineSubject, NutrientAmounts } from '#server/guidelines/subject.ts';
import { type GpcCodes, resolveCategory } from '../sources/gpc-codes.queries.ts';
import type { MergedItem } from '../sources/merge.ts';
import { normaliseBrand, normaliseName } from '../sources/normalise-name.ts';
import { type StandardNutrient, standardiseNutrients } from '../sources/standardise-nutrients.ts';
import type { CategoryCodes } from '../trade-item.ts';

/** Everything a product's rows are made of. */
export interface PreparedProduct {
  readonly item: MergedItem;
  readonly normalized_name: string | null;
  /** The brand as it is shown: sources write the same one in capitals and without. */
  readonly brand: string | null;
  readonly category: CategoryCodes;
  readonly nutrients: readonly StandardNutrient[];
  readonly labels: Labels;
}

/** Works out what follows from the merged item: category, standard nutrients, shown name, verdicts. */
export function prepareProduct(item: MergedItem, gpc: GpcCodes): PreparedProduct {
  const category = resolveCategory(gpc, item);
  const nutrients = standardiseNutrients(item.nutrients, item.serving.size);
  const subject = subjectOf(item, category, nutrients);
  return {
    item,
    normalized_name: subject.name,
    brand: item.brand && normaliseBrand(item.brand),
    category,
    nutrients,
    labels: labelProduct(subject),
  };
}

/** What rule books look at of a merged item. */
export function subjectOf(
  item: MergedItem,
  category: CategoryCodes,
  nutrients: readonly StandardNutrient[],
): GuidelineSubject {
  const name = item.name ?? item.title;
  return {
    name: name && normaliseName(name),
    ...category,
    ingredients: item.ingredients,
    serving_size: item.serving.size,
    serving_description: item.serving.description,
    servings_per_container: item.serving.per_container,
    package_weight: item.package_weight,
    product_type: item.product_type,
    ...amountsOf(nutrients),
    per_100_unit: per100Unit(nutrients, item.serving.size?.unit ?? null),
    contains: item.allergens.flatMap(({ allergen, state }) => (state === 'contains' ? [allergen] : [])),
  };
}

export type StatedNutrient = Pick<StandardNutrient, 'nutrient' | 'per_serving' | 'per_100'> & {
  readonly less_than?: boolean;
};

/** The known amounts by nutrient, and those that there is less of. */
export function amountsOf(
  nutrients: readonly StatedNutrient[],
): Pick<GuidelineSubject, 'per_serving' | 'per_100' | 'less_than'> {
  const known = byNutrient(nutrients.filter(({ less_than }) => !less_than));
  const most = nutrients.filter(({ less_than }) => less_than);
  return most.length === 0 ? known : { ...known, less_than: byNutrient(most) };
}

function byNutrient(nutrients: readonly StatedNutrient[]): NutrientAmounts {
  const amounts = { per_serving: {} as Record<string, number>, per_100: {} as Record<string, number> };
  for (const { nutrient, per_serving, per_100 } of nutrients) {
    if (per_serving !== null) amounts.per_serving[nutrient] = per_serving;
    if (per_100 !== null) amounts.per_100[nutrient] = per_100;
  }
  return amounts;
}

interface Stated {
  readonly basis: Basis;
  readonly per_100: number | null;
}

/** Whether a product's values per 100 are for grams or millilitres; null where they are of both kinds, or there are none. */
export function per100Unit(nutrients: readonly Stated[], servingUnit: AmountUnit | null): AmountUnit | null {
  const units = new Set<AmountUnit | null>();
  for (const { basis, per_100 } of nutrients) {
    if (per_100 !== null) units.add(basis === 'serving' ? servingUnit : UNITS[basis]);
  }
  const [unit = null] = units;
  return units.size === 1 ? unit : null;
}

const UNITS = { '100g': 'g', '100ml': 'ml' } as const;
