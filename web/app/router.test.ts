import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { describe, expect, test } from 'vitest';
import { PAGES } from '#contract/addresses.ts';
import { examples } from '#tests/support/examples.ts';
import { buildQuery } from '#web/lib/build-query.ts';
import { createAppRouter } from './router.tsx';

/** The search state of an address's page, without undefined values. */
function stateOf(address: string): object {
  const router = createAppRouter(new QueryClient(), createMemoryHistory({ initialEntries: [address] }));
  const search: object = router.matchRoutes(router.latestLocation).at(-1)?.search ?? {};
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));
}

test('the router knows every address and no other', () => {
  const { routesByPath } = createAppRouter(new QueryClient(), createMemoryHistory());
  expect(Object.keys(routesByPath).sort()).toEqual(Object.keys(PAGES).sort());
});

test('an address in capitals is unknown, as the server has it', () => {
  const { matchRoutes } = createAppRouter(new QueryClient(), createMemoryHistory());
  const routesOf = (pathname: string) => matchRoutes(pathname, {}).map(({ routeId }) => routeId);
  expect(routesOf('/login').at(-1)).toBe('/login');
  expect(routesOf('/LOGIN')).not.toContain('/login');
});

describe('the search state a page is given', () => {
  test.each([
    '/products?q=',
    '/products?q=%20',
    '/products?page=1&size=13&sort=best&view=cube&brand=%20&product=x&quick=y&traces=show',
    '/products/09520000000011?view=cube&q=%20',
    '/products-nuts?columns=x',
    '/products-nuts?limits=x&basis=7',
    '/compare?gtins=&basis=x&relative=1&differences=all',
    '/pricing?period=weekly',
    '/wishlist?tab=x&view=1',
    '/wishlist-groups/7?view=1',
    '/public-groups?q=%20&sort=best&page=0',
    '/profile/corporate?tab=x',
  ])('is empty at %s', (address) => {
    expect(stateOf(address)).toEqual({});
  });

  examples('keeps the values of filters that do not exist, which the page says, at %s', stateOf, [
    ['/products?diet=1&diet=vegan&q=%20oats%20&utm_source=x', { q: 'oats', diet: ['vegan', '1'] }],
    ['/products?nova=9&nova=x', { nova: ['9', 'x'] }],
    ['/products?without=xx', { without: ['xx'] }],
    ['/products?category=Toys', { category: ['Toys'] }],
    ['/products-nuts?nova=9', { nova: ['9'] }],
  ]);

  test('keeps known values beside unknown ones', () => {
    expect(stateOf('/products-nuts?columns=x&columns=sodium&q=')).toEqual({ columns: ['sodium'] });
  });

  test('is never a raw value, on no page that reads one', () => {
    const { routesById } = createAppRouter(new QueryClient(), createMemoryHistory());
    const readers = Object.values(routesById).filter(({ options }) => 'validateSearch' in options);
    expect(readers.length).toBeGreaterThan(7);
    for (const { fullPath } of readers) {
      const raw = { q: '', tab: '1', view: '1', period: '1', basis: '1', columns: '1', anything: '1' };
      const address = `${fullPath.replaceAll(/\$\w+/g, '1')}${buildQuery(raw)}&q=`;
      expect(stateOf(address), address).toEqual({});
    }
  });
});
