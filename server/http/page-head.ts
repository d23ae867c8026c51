import type { RenderedPage } from './page-renderer.ts';
import { escapeHtml, meta } from './product-head.ts';

/** What the head of a page says of it, to browsers, search engines and whoever shows a link to it. */
export function pageHead({ title = 'Larder', description, isUnlisted = false }: WithDescription): string {
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
  if (isUnlisted) tags.push(meta('name', 'robots', 'noindex'));
  return tags.join('\n    ');
}

type WithDescription = Omit<RenderedPage['head'], 'description'> & {
  readonly description?: string | undefined;
};
