import type { Product } from '#contract/product.schema.ts';
import { displayName } from '#contract/product.ts';
import { pageHead } from './page-head.ts';

export function productHead(product: Product, publicUrl: string): string {
  const title = displayName(product);
  const image = product.image_urls.externalFileLink[0] ?? product.image_urls.dam[0];
  return pageHead({
    type: 'product',
    title,
    description: summarise(product, title),
    url: `${publicUrl}/products/${product.gtin}`,
    image: image === undefined ? undefined : absoluteUrl(image, publicUrl),
  });
}

const MAX_SUMMARY_LENGTH = 140;

/** One line of what is known, never more: the product's own description, else brand and category. */
function summarise(product: Product, name: string): string {
  const subject = [product.brand, product.family_title].filter((part) => part !== null).join(', ');
  const known = product.description?.trim() || (subject === '' ? name : `${name} (${subject})`);
  // A character takes at most two code units, so this holds one more than is shown.
  const characters = [...known.slice(0, 2 * (MAX_SUMMARY_LENGTH + 1))];
  const short =
    characters.length > MAX_SUMMARY_LENGTH ? `${characters.slice(0, MAX_SUMMARY_LENGTH).join('')}…` : known;
  return `${short} – nutrition, allergens, ingredients and guideline verdicts`;
}

/** Our own pictures are named by path, those of sources by address. */
export function absoluteUrl(address: string, publicUrl: string): string | undefined {
  if (address.startsWith('/')) return `${publicUrl}${address}`;
  return URL.canParse(address) ? address : undefined;
}
