import { ALLERGEN_KEYS } from '#contract/allergens.ts';
import { GUIDELINE_KEYS, type Guideline, type Verdict } from '#contract/guideline.ts';
import { NUTRIENT_LABELS } from '#contract/nutrition.ts';
import type { FieldChange } from '#contract/product-changes.ts';
import type { PreparedProduct } from '../product/prepare-product.ts';

/** What is compared of a product. Maps have no entry where nothing is known. */
export interface WatchedFields {
  readonly name: string;
  readonly ingredients: string | null;
  readonly price: number | null;
  readonly price_unit: string | null;
  readonly verdicts: Readonly<Record<Guideline, Verdict>>;
  readonly allergens: Readonly<Record<string, string>>;
  /** Per serving and per 100. */
  readonly nutrients: Readonly<Record<string, readonly [number | null, number | null]>>;
}

export function fieldsOf({ item, normalized_name, nutrients, labels }: PreparedProduct): WatchedFields {
  return {
    name: normalized_name ?? item.name ?? item.title ?? 'N/A',
    ingredients: item.ingredients,
    price: item.price?.amount ?? null,
    price_unit: item.price?.unit ?? null,
    verdicts: labels.verdicts,
    allergens: Object.fromEntries(item.allergens.map(({ allergen, state }) => [allergen, state])),
    nutrients: Object.fromEntries(
      nutrients.map(({ nutrient, per_serving, per_100 }) => [nutrient, [per_serving, per_100]]),
    ),
  };
}

/** What differs between a product before and after. */
export function changesOf(before: WatchedFields, after: WatchedFields): FieldChange[] {
  const changes: FieldChange[] = [];
  const note = (
    field: FieldChange['field'],
    key: string | null,
    from: Value,
    to: Value,
    unit: string | null = null,
  ) => changes.push({ field, key, unit, old: from, new: to });
  for (const key of ALLERGEN_KEYS) {
    const [from, to] = [before.allergens[key] ?? null, after.allergens[key] ?? null];
    if (from !== to) note('allergen', key, from, to);
  }
  for (const key of GUIDELINE_KEYS) {
    const [from, to] = [before.verdicts[key], after.verdicts[key]];
    if (from !== to) note('verdict', key, from, to);
  }
  if (plain(before.ingredients) !== plain(after.ingredients))
    note('ingredients', null, before.ingredients, after.ingredients);
  for (const key of NUTRIENT_LABELS) {
    const change = nutrientChange(before.nutrients[key], after.nutrients[key]);
    if (change) note('nutrient', key, change.old, change.new, change.unit);
  }
  if (before.price !== after.price)
    note('price', null, before.price, after.price, after.price_unit ?? before.price_unit);
  return changes;
}

type Value = string | number | null;
type Figures = WatchedFields['nutrients'][string] | undefined;

/** In a serving where that is known before and after, else in 100; what a reader cannot tell apart is no change. */
function nutrientChange([servingWas, was]: Figures = NONE, [servingIs, is]: Figures = NONE) {
  const bySize = (servingWas === null) === (servingIs === null);
  if (bySize && !isSame(servingWas, servingIs)) return { old: servingWas, new: servingIs, unit: 'serving' };
  if (!isSame(was, is)) return { old: was, new: is, unit: '100' };
  // Only the serving has become known, or is no longer: said of it alone where there is nothing per 100.
  return !bySize && was === null ? { old: servingWas, new: servingIs, unit: 'serving' } : undefined;
}

const NONE = [null, null] as const;

function isSame(a: number | null, b: number | null): boolean {
  return a === b || (a !== null && b !== null && a.toPrecision(3) === b.toPrecision(3));
}

/** Another case or other spaces are no other formula. */
const plain = (text: string | null) => text?.toLowerCase().replaceAll(/\s+/g, ' ').trim() ?? null;
