import type { RenderedHead } from './page-renderer.ts';
import { escapeHtml, meta } from './product-head.ts';

export interface HeadContent extends RenderedHead {
  /** The one address of the page, absolute. Undefined: it is not to be told. */
  readonly url?: string | undefined;
}

/** What the head of a page says of it, to browsers, search engines and whoever shows a link to it. */
export function pageHead({ title = 'Larder', description, url, isUnlisted, isMissing }: HeadContent): string {
  const tags = [
    `<title>${escapeHtml(title)}</title>`,
    meta('property', 'og:site_name', 'Larder'),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', title.replace(/ · Larder$/, '')),
    meta('name', 'twitter:card', 'summary'),
  ];
  if (description !== undefined) {
    tags.push(meta('name', 'description', description), meta('property', 'og:description', description));
  }
  if (isUnlisted || isMissing) tags.push(meta('name', 'robots', 'noindex'));
  else if (url !== undefined) {
    tags.push(`<link rel="canonical" href="${escapeHtml(url)}">`, meta('property', 'og:url', url));
  }
  return tags.join('\n    ');
}

/** The parameters that say what a page is about; all others only say how it is shown. */
const SUBJECTS: ReadonlySet<string> = new Set([
  'q',
  'category',
  'guideline',
  'verdict',
  'nova',
  'diet',
  'without',
  'traces',
  'undeclared',
  'brand',
  'page',
  'gtins',
]);

/** The address that all ways of showing the same have in common. */
export function canonicalUrl(publicUrl: string, url: string): string {
  const [path = '/', query = ''] = url.split('?', 2);
  const kept = query.split('&').filter((part) => SUBJECTS.has(part.split('=', 1)[0] ?? ''));
  return kept.length > 0 ? `${publicUrl}${path}?${kept.join('&')}` : `${publicUrl}${path}`;
}
