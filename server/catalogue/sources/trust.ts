import type { Source } from '#contract/product.ts';

/**
 * Which source is believed first, field by field. What the brand owner publishes to trading partners comes before what
 * USDA collected of labels, that before what volunteers typed in; a price list knows prices alone. The built-in demo
 * catalogue has GTINs of its own and comes last. Sources a field does not name never give it.
 */
export const TRUST = {
  product_type: ['gdsn', 'fdc', 'off', 'demo'],
  name: ['gdsn', 'fdc', 'off', 'demo'],
  title: ['gdsn', 'fdc', 'off', 'demo'],
  description: ['gdsn', 'fdc', 'off', 'demo'],
  brand: ['gdsn', 'fdc', 'off', 'demo'],
  /** Family, class and brick: one source's, never mixed. */
  category: ['gdsn', 'fdc', 'off', 'demo'],
  ingredients: ['gdsn', 'fdc', 'off', 'demo'],
  package_weight: ['gdsn', 'fdc', 'off', 'demo'],
  /** Nutrients and the serving they are for: one source's, so that they agree with each other. */
  nutrition: ['gdsn', 'fdc', 'off', 'demo'],
  /** Among equal statements only: a stronger one wins from any source. */
  allergens: ['gdsn', 'fdc', 'off', 'demo'],
  diet_types: ['gdsn', 'fdc', 'off', 'demo'],
  claims: ['gdsn', 'fdc', 'off', 'demo'],
  cuisine_tags: ['gdsn', 'fdc', 'off', 'demo'],
  image_urls: ['gdsn', 'fdc', 'off', 'demo'],
  price: ['prices', 'gdsn', 'demo'],
  /** Only volunteers' scans tell how often a product is met. */
  popularity: ['off', 'gdsn', 'fdc', 'demo'],
  contains: ['gdsn', 'fdc', 'off', 'demo'],
} as const satisfies Readonly<Record<string, readonly Source[]>>;

export type MergedField = keyof typeof TRUST;

/** In which order a product names its sources. */
export const SOURCES_BY_TRUST: readonly Source[] = ['gdsn', 'fdc', 'off', 'demo', 'prices'];

/** Sources that describe trade items. A price alone makes no product. */
export const DESCRIBING_SOURCES: readonly Source[] = ['gdsn', 'fdc', 'off', 'demo'];
