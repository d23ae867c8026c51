import type { NavigateOptions } from '@tanstack/react-router';
import { readQuery } from '#web/lib/build-query.ts';

/** Where a saved search leads, as the router takes it: the page reads its parameters as those of any address. */
export function savedLink(address: string) {
  const [path, query = ''] = address.split('?');
  const to: '/products' | '/products-nuts' = path === '/products-nuts' ? path : '/products';
  return { to, search: readQuery(query) } as {
    to: typeof to;
    search: NonNullable<NavigateOptions['search']>;
  };
}
