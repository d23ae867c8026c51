import type { Product } from '#contract/product.schema.ts';
import { displayName } from '#contract/product.ts';

/** What the head of a page says of a product, to browsers, search engines and whoever shows a link to it. */
export function productHead(product: Product, publicUrl: string): string {
  const name = displayName(product);
  const description = summarise(product, name);
  const url = `${publicUrl}/products/${product.gtin}`;
  const image = product.image_urls.externalFileLink[0] ?? product.image_urls.dam[0];
  const tags = [
    `<title>${escapeHtml(name)} · Larder</title>`,
    meta('name', 'description', description),
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    meta('property', 'og:site_name', 'Larder'),
    meta('property', 'og:type', 'product'),
    meta('property', 'og:title', name),
    meta('property', 'og:description', description),
    meta('property', 'og:url', url),
    meta('name', 'twitter:card', image === undefined ? 'summary' : 'summary_large_image'),
  ];
  const imageUrl = image === undefined ? undefined : absoluteUrl(image, publicUrl);
  if (imageUrl !== undefined) tags.push(meta('property', 'og:image', imageUrl));
  return tags.join('\n    ');
}

/** A data block that the page's scripts read. */
export function firstDataScript(json: string): string {
  return dataScript('type="application/json" id="first-data"', json);
}

/** JSON that no browser runs: no `<` in it, so nothing in a product's texts can end it. */
export function dataScript(attributes: string, json: string): string {
  return `<script ${attributes}>${json.replaceAll('<', String.raw`\u003c`)}</script>`;
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

export function meta(kind: 'name' | 'property', key: string, content: string): string {
  return `<meta ${kind}="${key}" content="${escapeHtml(content)}">`;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}
