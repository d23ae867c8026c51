import type { ImageUrls } from '#server/catalogue/trade-item.ts';
import type { ImageFact } from './facts.ts';

/** Pictures of the product itself, the best first; labels, planograms, logos and documents are no product pictures. */
const KINDS = ['PRODUCT_IMAGE', 'OUT_OF_PACKAGE_IMAGE', 'MARKETING_IMAGE', 'PRODUCT_LABEL_IMAGE'];
/** What no browser shows. */
const UNSHOWN = /^(?:tiff?|targa|tga|psd|eps|bmp|pdf)$/i;
const MOST_IMAGES = 20;
/** Hosts of digital-asset catalogues, which the web shows only where there is no other picture. */
const ASSET_HOST = /^dam\d*\./i;

export const UNSHOWN_IMAGE = 'a picture in a format that browsers do not show was left out';

export function gdsnImages(facts: readonly ImageFact[], warnings: string[]): ImageUrls {
  const ranked = facts
    .filter(({ type, url }) => KINDS.includes(type) && /^https?:\/\/\S+$/.test(url))
    .toSorted((a, b) => rank(a) - rank(b));
  const lists = { externalFileLink: new Set<string>(), dam: new Set<string>() };
  for (const image of ranked) {
    if (UNSHOWN.test(image.format) || UNSHOWN.test(extensionOf(image.url))) {
      if (!warnings.includes(UNSHOWN_IMAGE)) warnings.push(UNSHOWN_IMAGE);
      continue;
    }
    const list = ASSET_HOST.test(hostOf(image.url)) ? lists.dam : lists.externalFileLink;
    if (list.size < MOST_IMAGES) list.add(image.url);
  }
  return { externalFileLink: [...lists.externalFileLink], dam: [...lists.dam] };
}

const rank = ({ type, isPrimary }: ImageFact) =>
  KINDS.indexOf(type) * 2 + (/^true$/i.test(isPrimary) ? 0 : 1);
const extensionOf = (url: string) => /\.(\w{2,5})(?:[?#]|$)/.exec(url)?.[1] ?? '';

function hostOf(url: string): string {
  return URL.parse(url)?.hostname ?? '';
}
