import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { SearchUpdate, UpdateSearch } from '#web/features/products/use-product-search.ts';
import type { NutsSearch } from './nuts-search.ts';

export type UpdateNuts = (change: (search: NutsSearch) => NutsSearch, update?: SearchUpdate) => void;

/**
 * The state of the table, which lives in its address. The first way changes what the products page knows too and
 * keeps the columns, the second anything.
 */
export function useNutsSearch(): [NutsSearch, UpdateSearch, UpdateNuts] {
  const search = useSearch({ from: '/products-nuts' });
  const navigate = useNavigate({ from: '/products-nuts' });
  const updateTable = useCallback<UpdateNuts>(
    (change, { replace = false, toTop = false } = {}) => {
      void navigate({ search: change, replace, resetScroll: toTop });
    },
    [navigate],
  );
  const update = useCallback<UpdateSearch>(
    (change, how) => updateTable((now) => keepTable(now, change(now)), how),
    [updateTable],
  );
  return [search, update, updateTable];
}

/** Changes of filters know nothing of columns and leave them out. */
function keepTable({ columns, basis }: NutsSearch, next: NutsSearch): NutsSearch {
  return { ...next, ...(columns && { columns }), ...(basis && { basis }) };
}
