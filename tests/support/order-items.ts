import { demoGtin, tradeItem } from './trade-items.ts';

export const BEANS = demoGtin(1);
export const CASE = demoGtin(2);
export const PALLET = demoGtin(3);
export const SOUP = demoGtin(4);
export const OTHER_SOUP = demoGtin(5);
export const DISPLAY = demoGtin(6);

const each = { product_type: 'BASE_UNIT_OR_EACH' } as const;

/** A few products that orders are matched with: one in a case, on a pallet and in a display; two of one name. */
export const ORDER_ITEMS = [
  tradeItem({
    ...each,
    gtin: BEANS,
    name: 'Low Sodium Black Beans',
    brand: 'Marrow & Pith',
    package_weight: { value: 3118, unit: 'g' },
  }),
  tradeItem({
    gtin: CASE,
    product_type: 'CASE',
    name: 'Low Sodium Black Beans, Case',
    contains: [{ gtin: BEANS, quantity: 6 }],
  }),
  tradeItem({
    gtin: PALLET,
    product_type: 'PALLET',
    name: 'Low Sodium Black Beans, Pallet',
    contains: [{ gtin: CASE, quantity: 56 }],
  }),
  tradeItem({
    ...each,
    gtin: SOUP,
    name: 'Tomato Soup',
    brand: 'Norrland',
    package_weight: { value: 305, unit: 'g' },
  }),
  tradeItem({
    ...each,
    gtin: OTHER_SOUP,
    name: 'Tomato Soup',
    brand: 'Vossel',
    package_weight: { value: 305, unit: 'g' },
  }),
  tradeItem({
    gtin: DISPLAY,
    product_type: 'DISPLAY_SHIPPER',
    name: 'Assorted Display',
    contains: [
      { gtin: BEANS, quantity: 4 },
      { gtin: SOUP, quantity: 4 },
    ],
  }),
];
