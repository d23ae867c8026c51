import { pageTitle, SITE_NAME } from '#contract/page-title.ts';
import { escapeHtml } from '../html/escape-html.ts';
import { meta } from './html-tags.ts';
import type { RenderedHead } from './rendered.ts';

export interface HeadContent extends RenderedHead {
  readonly type?: 'website' | 'product';
  /** Canonical and absolute; undefined keeps the address out of the head. */
  readonly url?: string | undefined;
  /** Absolute. */
  readonly image?: string | undefined;
}

/** The tags that browsers, search engines and link previews read. */
export function pageHead(content: HeadContent): string {
  const { type = 'website', title, description, url, image, isUnlisted, isMissing } = content;
  const tags = [
    `<title>${escapeHtml(pageTitle(title))}</title>`,
    meta('property', 'og:site_name', SITE_NAME),
    meta('property', 'og:type', type),
    meta('property', 'og:title', title ?? SITE_NAME),
    meta('name', 'twitter:card', image === undefined ? 'summary' : 'summary_large_image'),
  ];
  if (description !== undefined) {
    tags.push(meta('name', 'description', description), meta('property', 'og:description', description));
  }
  if (image !== undefined) tags.push(meta('property', 'og:image', image));
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
