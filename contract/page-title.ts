export const SITE_NAME = 'Larder';

/** A page's title as browsers and search engines show it. */
export function pageTitle(title: string | undefined): string {
  return title === undefined ? SITE_NAME : `${title} · ${SITE_NAME}`;
}
