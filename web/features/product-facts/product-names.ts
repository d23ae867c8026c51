import type { Product } from '#contract/product.schema.ts';
import { displayName } from '#contract/product.ts';

/** The other names a source gave: those that differ from the shown one by more than case and spacing. */
export function otherNames(product: Pick<Product, 'normalized_name' | 'name' | 'title'>): string[] {
  const seen = new Set([fold(displayName(product))]);
  return [product.name, product.title].filter((name): name is string => {
    const key = name === null ? '' : fold(name);
    if (key === '' || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function fold(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Text in capitals only: a wall to read, so it is set in small capitals. Single words may be meant so. */
export function isAllCapitals(text: string): boolean {
  return /\p{Lu}{2}.*\s.*\p{Lu}{2}/su.test(text) && text === text.toUpperCase();
}

/** `Milk/Butter/Cream` may break after each slash instead of within a word; `1/2 cup` stays whole. */
export function breakable(text: string): string {
  return text.replaceAll(/\/(?=\p{L})/gu, '/\u200b');
}
