/** Sample lines for the screen that shows how an order would look. */
export const SAMPLE_CART = [
  { name: 'Whole Wheat Sandwich Bread, 24 slices', unit: 'case of 8', quantity: 4, price: 26.4 },
  { name: 'Low-Sodium Black Beans, No. 10 can', unit: 'case of 6', quantity: 10, price: 31.5 },
  { name: 'Unsweetened Oat Drink, Shelf Stable', unit: 'case of 12', quantity: 3, price: 35.4 },
] as const;
