import { hash } from 'node:crypto';
import type { TradeItem } from './trade-item.ts';

/** How a trade item is kept: what a source does not say is left out. */
export type StoredRecord = Partial<TradeItem> & Pick<TradeItem, 'gtin'>;

/** The record as JSON, keys in one order, so that equal items give equal text. */
export function recordJson(item: TradeItem): string {
  const { serving, image_urls, claims } = item;
  return JSON.stringify({
    gtin: item.gtin,
    product_type: orAbsent(item.product_type),
    name: orAbsent(item.name),
    title: orAbsent(item.title),
    description: orAbsent(item.description),
    brand: orAbsent(item.brand),
    family_code: orAbsent(item.family_code),
    class_code: orAbsent(item.class_code),
    brick_code: orAbsent(item.brick_code),
    ingredients: orAbsent(item.ingredients),
    serving: serving.size || serving.description || serving.per_container ? serving : undefined,
    package_weight: orAbsent(item.package_weight),
    nutrients: listOrAbsent(item.nutrients),
    allergens: listOrAbsent(item.allergens),
    diet_types: listOrAbsent(item.diet_types),
    claims: sortedOrAbsent(claims),
    cuisine_tags: listOrAbsent(item.cuisine_tags),
    image_urls: image_urls.externalFileLink.length + image_urls.dam.length > 0 ? image_urls : undefined,
    price: orAbsent(item.price),
    popularity: orAbsent(item.popularity),
    contains: listOrAbsent(item.contains),
  });
}

const orAbsent = <T>(value: T | null) => value ?? undefined;
const listOrAbsent = <T>(list: readonly T[]) => (list.length > 0 ? list : undefined);

function sortedOrAbsent(claims: TradeItem['claims']): TradeItem['claims'] | undefined {
  const types = Object.keys(claims).sort();
  return types.length > 0 ? Object.fromEntries(types.map((type) => [type, claims[type] ?? []])) : undefined;
}

/** Identity of a record's content, as hex: equal means there is nothing to write. */
export function contentHash(json: string): string {
  return hash('sha256', json, 'hex').slice(0, 32);
}

/** The trade item a stored record was made of. */
export function readRecord(stored: StoredRecord): TradeItem {
  return { ...NOTHING_SAID, ...stored };
}

const NOTHING_SAID: Omit<TradeItem, 'gtin'> = {
  product_type: null,
  name: null,
  title: null,
  description: null,
  brand: null,
  family_code: null,
  class_code: null,
  brick_code: null,
  ingredients: null,
  serving: { size: null, description: null, per_container: null },
  package_weight: null,
  nutrients: [],
  allergens: [],
  diet_types: [],
  claims: {},
  cuisine_tags: [],
  image_urls: { externalFileLink: [], dam: [] },
  price: null,
  popularity: null,
  contains: [],
};
