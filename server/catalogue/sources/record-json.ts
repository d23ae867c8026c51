import { hash } from 'node:crypto';
import type { Source } from '#contract/product.ts';
import { isSaid, type TradeItem, tradeItemOf } from '../trade-item.ts';

/** How a trade item is kept. Records of the first form have no `format`. */
export type StoredRecord = Parameters<typeof tradeItemOf>[0] & { readonly format?: number };

/** In the first form, allergens that an importer read from the ingredient text stand among the declared ones. */
const TEXT_AMONG_ALLERGENS = 1;
const FORMAT = 2;

/** Sources that declare no allergens: in the first form, all of theirs came from the text. */
const DECLARING_NONE: readonly Source[] = ['fdc'];

/**
 * What the item says as JSON, keys in one order, so that equal items give equal text. Written out, since a loop over
 * the fields takes twice as long in an import; a field that is missing here does not compile.
 */
export function recordJson(item: TradeItem): string {
  return JSON.stringify({
    format: FORMAT,
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
    serving: saidOrAbsent(item.serving),
    package_weight: orAbsent(item.package_weight),
    nutrients: listOrAbsent(item.nutrients),
    allergens: listOrAbsent(item.allergens),
    diet_types: listOrAbsent(item.diet_types),
    claims: sortedOrAbsent(item.claims),
    cuisine_tags: listOrAbsent(item.cuisine_tags),
    image_urls: saidOrAbsent(item.image_urls),
    price: orAbsent(item.price),
    popularity: orAbsent(item.popularity),
    contains: listOrAbsent(item.contains),
  } satisfies Record<keyof TradeItem | 'format', unknown>);
}

const orAbsent = <T>(value: T | null) => value ?? undefined;
const listOrAbsent = <T>(list: readonly T[]) => (list.length > 0 ? list : undefined);
const saidOrAbsent = <K extends 'serving' | 'image_urls'>(value: TradeItem[K]) =>
  isSaid(value) ? value : undefined;

function sortedOrAbsent(claims: TradeItem['claims']): TradeItem['claims'] | undefined {
  const types = Object.keys(claims).sort();
  return types.length > 0 ? Object.fromEntries(types.map((type) => [type, claims[type] ?? []])) : undefined;
}

/** Identity of a record's content, as hex: equal means there is nothing to write. */
export function contentHash(json: string): string {
  return hash('sha256', json, 'hex').slice(0, 32);
}

/**
 * The trade item a source's stored record was made of. The text is read when records are merged, so what an older
 * importer read from it is dropped where it can be told from a declaration; where it cannot, too much is the safe side.
 */
export function readSourceRecord(source: Source, stored: StoredRecord): TradeItem {
  const { format = TEXT_AMONG_ALLERGENS, ...known } = stored;
  const item = tradeItemOf(known);
  return format === TEXT_AMONG_ALLERGENS && DECLARING_NONE.includes(source)
    ? { ...item, allergens: [] }
    : item;
}
