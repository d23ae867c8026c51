import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { askedProducts } from '#web/features/compare/asked-products.ts';
import { chosenFirst, withoutChosen } from '#web/features/compare/chosen.ts';
import { getChosen, setChosen, useChosen } from '#web/features/compare/chosen-store.ts';
import {
  type CompareSearch,
  compareAddress,
  parseCompareSearch,
} from '#web/features/compare/compare-search.ts';

const route = getRouteApi('/compare');

/**
 * The comparison the address asks for, and how to change it. An address that names none is the own choice's.
 * `onGone`: the focused element is about to go.
 */
export function useComparison(onGone: () => void) {
  const search = route.useSearch();
  const navigate = useNavigate();
  const chosen = useChosen();
  const asked = askedProducts(search.gtins ?? '');

  const go = (next: CompareSearch) =>
    void navigate({
      to: '/compare',
      search: parseCompareSearch({ ...next }),
      replace: true,
      resetScroll: false,
    });

  useEffect(() => {
    if (search.gtins !== undefined || chosen.length === 0) return;
    void navigate({ to: '/compare', search: compareAddress(chosen, search), replace: true });
  }, [search, chosen, navigate]);

  return {
    search,
    asked,
    change: go,
    remove: (gtin: string) => {
      onGone();
      setChosen(withoutChosen(getChosen(), gtin));
      go(compareAddress(withoutChosen(asked.gtins, gtin), search));
    },
    putFirst: (gtin: string) => {
      onGone();
      go(compareAddress(chosenFirst(asked.gtins, gtin), search));
    },
    /** Makes what is shown the own choice, so that it can be added to from the list. */
    keep: () => setChosen(asked.gtins),
  };
}
