import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { knownAnswers } from './known-answers.ts';
import type { ProductSearch } from './product-search.ts';

export interface SearchUpdate {
  /** Takes the place of the state before, which "back" then skips. */
  readonly replace?: boolean;
  /** Starts again at the top of the page; by default the page stays where it is. */
  readonly toTop?: boolean;
}

export type UpdateSearch = (change: (search: ProductSearch) => ProductSearch, update?: SearchUpdate) => void;

/** The pages that list what a search finds: as cards, and as a table. */
export type ListPath = '/products' | '/products-nuts';

/** What a control of the page is given. */
export interface SearchProps {
  readonly search: ProductSearch;
  readonly update: UpdateSearch;
}

const whole = (search: ProductSearch): ProductSearch => search;

/**
 * The state of the products page, which lives in its address, and the one way to change it. The same object as long as
 * what is selected of it is the same.
 */
export function useProductSearch(select = whole): [ProductSearch, UpdateSearch] {
  const asked = useSearch({ from: '/products', select, structuralSharing: true });
  const search = useMemo(() => knownAnswers(asked), [asked]);
  const navigate = useNavigate({ from: '/products' });
  const update = useCallback<UpdateSearch>(
    (change, { replace = false, toTop = false } = {}) => {
      void navigate({ search: change, replace, resetScroll: toTop });
    },
    [navigate],
  );
  return [search, update];
}
