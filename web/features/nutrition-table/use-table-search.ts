import { useLocation, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useEffectEvent, useMemo } from 'react';
import { knownAnswers } from '#web/features/product-search/known-answers.ts';
import type { SearchUpdate, UpdateSearch } from '#web/features/product-search/use-product-search.ts';
import { keepTable } from './change-table.ts';
import { recalledSearch, rememberTable } from './table-memory.ts';
import { parseTableSearch, type TableSearch } from './table-search.ts';

export type UpdateTable = (change: (search: TableSearch) => TableSearch, update?: SearchUpdate) => void;

/** The table's state in its address. The first way to change it keeps the columns, the second changes anything. */
export function useTableSearch(): [TableSearch, UpdateSearch, UpdateTable] {
  const asked = useSearch({ from: '/products-nuts' });
  const search = useMemo(() => knownAnswers(asked), [asked]);
  const navigate = useNavigate({ from: '/products-nuts' });
  const updateTable = useCallback<UpdateTable>(
    (change, { replace = false, toTop = false } = {}) => {
      const changeAndKeep = (now: TableSearch) => {
        const next = change(now);
        rememberTable(next);
        return next;
      };
      void navigate({ search: changeAndKeep, replace, resetScroll: toTop });
    },
    [navigate],
  );
  const router = useRouter();
  const comeBack = useEffectEvent(() => {
    const recalled = recalledSearch(parseTableSearch(router.latestLocation.search));
    if (recalled) void navigate({ search: recalled, replace: true, resetScroll: false });
  });
  // A person who turns back before the cards are there never leaves this page: only its address came back.
  const isHere = useLocation({ select: ({ pathname }) => pathname === '/products-nuts' });
  // After the first drawing, which is the server's: it knows nothing of this browser.
  useEffect(() => {
    if (isHere) comeBack();
  }, [isHere]);
  const update = useCallback<UpdateSearch>(
    (change, how) => updateTable((now) => keepTable(now, change(now)), how),
    [updateTable],
  );
  return [search, update, updateTable];
}
