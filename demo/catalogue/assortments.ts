import type { Gtin } from '#contract/gtin.ts';
import type { ProductType } from '#contract/product.ts';
import { type TradeItem, tradeItemOf } from '#server/catalogue/trade-item.ts';
import { DEMO_BRANDS } from './brands.ts';
import { gtinFrom, gtinOf, pictureUrl } from './make-product.ts';
import { type PlannedProduct, planProducts } from './plan.ts';

/** Displays hold several products of one brand and department. */
const PRODUCTS_IN_DISPLAY = 4;
const OF_EACH = 12;
const DISPLAYS_ON_PALLET = 3;

/** Display shippers that hold several products, and mixed pallets that hold several displays. */
export function assortments(): TradeItem[] {
  const displays = DEMO_BRANDS.flatMap((brand, i) => {
    const products = displayed(brand.name);
    return products.length === PRODUCTS_IN_DISPLAY && i % 5 === 0 ? [displayOf(products, i)] : [];
  });
  const pallets = displays.flatMap((_, i) =>
    i % DISPLAYS_ON_PALLET === 0 ? [palletOf(displays.slice(i, i + DISPLAYS_ON_PALLET), i)] : [],
  );
  return [...displays, ...pallets];
}

function displayed(brand: string): readonly PlannedProduct[] {
  const own = planProducts().filter((plan) => plan.brand.name === brand);
  const department = own.at(0)?.variant.line.department;
  return own.filter((plan) => plan.variant.line.department === department).slice(0, PRODUCTS_IN_DISPLAY);
}

function displayOf(products: readonly PlannedProduct[], n: number): TradeItem {
  const [first] = products;
  if (first === undefined) throw new Error('A display without products.');
  const contains = products.map((plan) => ({ gtin: gtinOf(plan, '0'), quantity: OF_EACH }));
  const gtin = gtinFrom(`0952${first.brand.company}${String(90_000 + n).padStart(5, '0')}`);
  const name = `${first.brand.name} Assorted Display, ${OF_EACH * products.length} Count`;
  return assortment(gtin, 'DISPLAY_SHIPPER', name, first, contains);
}

function palletOf(displays: readonly TradeItem[], n: number): TradeItem {
  const gtin = gtinFrom(`09521001${String(95_000 + n).padStart(5, '0')}`);
  const contains = displays.map((display) => ({ gtin: display.gtin, quantity: 8 }));
  const name = `Mixed Display Pallet, ${8 * displays.length} Displays`;
  return assortment(gtin, 'MIXED_MODULE', name, undefined, contains);
}

function assortment(
  gtin: Gtin,
  product_type: ProductType,
  name: string,
  of: PlannedProduct | undefined,
  contains: TradeItem['contains'],
): TradeItem {
  return tradeItemOf({
    gtin,
    product_type,
    name,
    title: name,
    ...(of && {
      brand: of.brand.name,
      family_code: of.family_code,
      image_urls: { externalFileLink: [pictureUrl(gtin, 'front')], dam: [] },
    }),
    contains,
  });
}
