import { t } from 'ttag';

/** Addresses a mistyped one may have meant, with their names. */
const PAGES = [
  { to: '/products', name: t`Products` },
  { to: '/products-nuts', name: t`Products as a table` },
  { to: '/standards', name: t`Standards` },
  { to: '/pricing', name: t`Pricing` },
  { to: '/resources', name: t`Resources` },
  { to: '/contact', name: t`Contact us` },
  { to: '/product-hunt', name: t`Launches` },
  { to: '/login', name: t`Login` },
  { to: '/signup', name: t`Sign up` },
  { to: '/wishlist', name: t`Wishlist` },
  { to: '/wishlist-groups', name: t`Wishlist groups` },
  { to: '/public-groups', name: t`Public groups` },
  { to: '/cart', name: t`Cart` },
  { to: '/profile', name: t`Profile` },
  { to: '/profile/settings', name: t`Settings` },
  { to: '/profile/help', name: t`Help/Report` },
] as const;

export type SuggestedPage = (typeof PAGES)[number];

/** More than this share of the address wrong is another address, not a slip. */
const MAX_WRONG = 0.4;

/** The page whose address is the nearest; undefined where none is near. */
export function suggestPage(pathname: string): SuggestedPage | undefined {
  const given = pathname.toLowerCase().replace(/\/+$/, '').slice(0, 60);
  const [nearest] = PAGES.map((page) => ({ page, distance: editDistance(given, page.to) })).sort(
    (a, b) => a.distance - b.distance,
  );
  if (!nearest || nearest.distance > (nearest.page.to.length - 1) * MAX_WRONG) return undefined;
  return nearest.page;
}

/** What an address says in words, to search for: `/food/oat-milk` asks for `oat milk`. */
export function wordsOf(pathname: string): string {
  const last = pathname.split('/').filter(Boolean).at(-1) ?? '';
  return decode(last)
    .replace(/\.\w{2,4}$/, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 60);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** How many letters have to be added, taken out or changed (Levenshtein). */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
