import { FAMILIES } from '#contract/families.ts';
import type { PackInput, Shape } from '#demo/packs/types.ts';
import { gtinOf, type MadeProduct, makeProduct } from './make-product.ts';
import { packageOf } from './package-of.ts';
import { packagingLevels } from './packaging.ts';
import { type PlannedProduct, planProducts } from './plan.ts';
import { printedNutrition } from './printed-nutrition.ts';
import { randomOf } from './random.ts';

/** What is printed on the pack of a demo trade item; undefined where the catalogue has none of that GTIN (14 digits). */
export function findPack(gtin: string): PackInput | undefined {
  const plan = plansByNumber().get(ownNumberOf(gtin));
  if (plan === undefined) return undefined;
  if (gtin === gtinOf(plan, '0')) return productPack(makeProduct(plan));
  const { size } = packageOf(plan, plan.variant.name);
  const level = packagingLevels(plan, size.amount.value, gtinOf(plan, '0')).find((one) => one.gtin === gtin);
  if (level === undefined) return undefined;
  const product = productPack(makeProduct(plan));
  return {
    ...product,
    gtin,
    shape: LEVEL_SHAPES[level.product_type] ?? 'case',
    netContent: `${level.total} × ${size.short.toUpperCase()}`,
    nutrition: [],
    ingredients: '',
  };
}

const LEVEL_SHAPES: Readonly<Record<string, Shape>> = { PALLET: 'pallet' };

let plans: ReadonlyMap<string, PlannedProduct> | undefined;

/** Plans by the nine digits that brand and product share on every packaging level. */
function plansByNumber(): ReadonlyMap<string, PlannedProduct> {
  plans ??= new Map(planProducts().map((plan) => [ownNumberOf(gtinOf(plan, '0')), plan]));
  return plans;
}

/** Cases with a number of their own have their product's, and 50,000. */
function ownNumberOf(gtin: string): string {
  const item = Number(gtin.slice(8, 13));
  const base = item >= 50_000 && item < 90_000 ? item - 50_000 : item;
  return gtin.slice(4, 8) + String(base).padStart(5, '0');
}

const TITLES = new Map<string, string>(
  FAMILIES.map(({ gpc_code, family_title }) => [gpc_code, family_title]),
);

function productPack({ plan, made, packed, measured, item }: MadeProduct): PackInput {
  const [name = '', ...rest] = made.name.split(', ');
  return {
    gtin: item.gtin,
    brand: plan.brand.name,
    name,
    variety: rest.length > 0 ? rest.join(', ') : varietyOf(plan),
    netContent: packed.size.printed,
    family_title: TITLES.get(plan.family_code) ?? '',
    shape: packed.shape,
    nutrition: printedNutrition(measured.perServing),
    serving: packed.serving.description ?? '',
    ingredients: item.ingredients ?? '',
  };
}

/** The second line on the front: what the variant or its line has to say of itself. */
function varietyOf({ variant, key }: PlannedProduct): string {
  const own = variant.options.get('note');
  if (own !== undefined) return own;
  return variant.line.notes === undefined ? '' : randomOf('note', key).pick(variant.line.notes.split(' / '));
}
