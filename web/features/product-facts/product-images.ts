import type { Product } from '#contract/product.schema.ts';

/** `image_urls` as the contract has it, or as JSON text of the same. */
export type ImageUrls = Product['image_urls'] | string | null | undefined;

const NONE: ReadonlySet<string> = new Set();

/** A product's pictures without the broken ones; those of the digital-asset catalogue only where no other is left. */
export function listImages(imageUrls: ImageUrls, broken: ReadonlySet<string> = NONE): string[] {
  const lists = readLists(imageUrls);
  const own = readUrls(lists.externalFileLink).filter((url) => !broken.has(url));
  return own.length > 0 ? own : readUrls(lists.dam).filter((url) => !broken.has(url));
}

/** Our own drawings are cut out and stand on the shelf; photographs bring their white ground along. */
export function isCutOut(url: string): boolean {
  return url.startsWith('/');
}

function readLists(imageUrls: ImageUrls): { externalFileLink?: unknown; dam?: unknown } {
  if (typeof imageUrls !== 'string') return imageUrls ?? {};
  try {
    return (JSON.parse(imageUrls) ?? {}) as { externalFileLink?: unknown; dam?: unknown };
  } catch {
    return {};
  }
}

function readUrls(list: unknown): string[] {
  if (!Array.isArray(list)) return [];
  const urls = list.filter((url): url is string => typeof url === 'string' && url.trim() !== '');
  return [...new Set(urls.map((url) => toHttps(url.trim())))];
}

/** The page takes pictures over HTTPS alone; sources often name the same picture without the s. */
function toHttps(url: string): string {
  return url.replace(/^http:\/\//i, 'https://');
}
