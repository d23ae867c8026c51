import type { Gtin } from '#contract/gtin.ts';
import type { ProductType } from '#contract/product.ts';
import type { Contained, TradeItem } from '#server/catalogue/trade-item.ts';
import { gtinFrom, gtinOf, type MadeProduct, pictureUrl } from './make-product.ts';
import type { PlannedProduct } from './plan.ts';
import { randomOf } from './random.ts';

/** A packaging level around a product: its name and its contents. */
export interface PackagingLevel {
  readonly gtin: Gtin;
  readonly product_type: ProductType;
  readonly contains: Contained;
  /** How many of the product itself. */
  readonly total: number;
}

/** The heaviest case that one person lifts, in kilograms or litres. */
const HEAVIEST_CASE = 10;
/** A product of this size is a shipping unit already and goes on a pallet without a case. */
const BULK = 7;
const CASE_COUNTS = [48, 36, 24, 20, 12, 10, 8, 6, 4, 3, 2] as const;

/** The levels a product is traded in above itself, the smallest first: inner pack for some, case, pallet for some. */
export function packagingLevels(plan: PlannedProduct, quantity: number, product: Gtin): PackagingLevel[] {
  const random = randomOf('packaging', plan.key);
  const [hasInner, hasPallet, ownNumber] = [random.chance(0.3), random.chance(0.36), random.chance(0.1)];
  const kilos = quantity / 1000;
  if (kilos >= BULK) return [palletOf(plan, product, 1, random.pick([30, 36, 40, 48]))];
  const fits = CASE_COUNTS.filter((count) => count * kilos <= HEAVIEST_CASE);
  const count = fits[Math.min(fits.length - 1, Math.floor(random.next() * 3))] ?? 2;
  const perInner =
    hasInner && count >= 12 ? random.pick([4, 6, count / 2].filter((n) => count % n === 0)) : 1;
  const inner: PackagingLevel | undefined =
    perInner > 1
      ? level(gtinOf(plan, '3'), 'PACK_OR_INNER_PACK', { gtin: product, quantity: perInner }, perInner)
      : undefined;
  const inCase = { gtin: inner?.gtin ?? product, quantity: count / perInner };
  const shipping = level(caseGtin(plan, ownNumber), 'CASE', inCase, count);
  const pallet = palletOf(plan, shipping.gtin, count, random.pick([40, 48, 56, 60, 72, 80, 96]));
  return [...(inner ? [inner] : []), shipping, ...(hasPallet ? [pallet] : [])];
}

const level = (
  gtin: Gtin,
  product_type: ProductType,
  contains: Contained,
  total: number,
): PackagingLevel => ({ gtin, product_type, contains, total });

const palletOf = (plan: PlannedProduct, gtin: Gtin, inEach: number, quantity: number): PackagingLevel =>
  level(gtinOf(plan, '5'), 'PALLET', { gtin, quantity }, quantity * inEach);

/** Some brands give a case a 13-digit number of its own instead of an indicator before the product's. */
const caseGtin = (plan: PlannedProduct, ownNumber: boolean): Gtin =>
  ownNumber
    ? gtinFrom(gtinOf(plan, '0').slice(0, 8) + String(Number(plan.item) + 50_000))
    : gtinOf(plan, '1');

/** The trade items around a product, as its supplier describes them: who, what, how many, how heavy. */
export function packagingItems({ plan, made, packed, item }: MadeProduct): TradeItem[] {
  const { value, unit } = packed.size.amount;
  return packagingLevels(plan, value, item.gtin).map(({ gtin, product_type, contains, total }) => ({
    ...item,
    gtin,
    product_type,
    name: `${made.name}, ${LEVEL_NAMES[product_type]} of ${contains.quantity}`,
    title: `${plan.brand.name} ${made.name}, ${total} × ${packed.size.short}`,
    description: null,
    ingredients: null,
    serving: { size: null, description: null, per_container: null },
    package_weight: { value: value * total, unit },
    nutrients: [],
    allergens: [],
    diet_types: [],
    claims: {},
    cuisine_tags: [],
    image_urls: { externalFileLink: [pictureUrl(gtin, 'front'), pictureUrl(gtin, 'side')], dam: [] },
    price: null,
    popularity: null,
    contains: [contains],
  }));
}

const LEVEL_NAMES: Partial<Record<ProductType, string>> = {
  PACK_OR_INNER_PACK: 'Inner Pack',
  CASE: 'Case',
  PALLET: 'Pallet',
};
