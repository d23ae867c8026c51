import { t } from 'ttag';
/** What the public header and its menu lead to. */
export const MARKETING_LINKS = [
  { to: '/products', name: t`Products` },
  { to: '/pricing', name: t`Pricing` },
  { to: '/resources', name: t`Resources` },
  { to: '/contact', name: t`Contact us` },
] as const;

const PUBLIC_PAGES: ReadonlySet<string> = new Set([
  '/',
  '/product-hunt',
  '/pricing',
  '/resources',
  '/contact',
  '/subscription',
  '/auth',
  '/login',
  '/signup',
  '/forgot-password',
]);

/** Whether an address wears the public header; every other one belongs to the shop. */
export function isPublicPage(pathname: string): boolean {
  const path = pathname.replace(/\/+$/, '') || '/';
  return PUBLIC_PAGES.has(path) || path.startsWith('/auth/') || path.startsWith('/login/');
}
