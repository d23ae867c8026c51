import { useCallback } from 'react';
import { FAMILY_TITLES } from '#contract/categories.ts';
import type { Suggestion } from '#contract/products.schema.ts';
import { changeFilters, changeTerm } from '#web/features/product-search/change-search.ts';
import type { ProductSearch } from '#web/features/product-search/product-search.ts';
import { SearchBox } from '#web/features/product-search/search-box.tsx';
import type { UpdateSearch } from '#web/features/product-search/use-product-search.ts';
import type { ApplyTerm } from '#web/features/product-search/use-search-text.ts';

export interface TableSearchBoxProps {
  readonly search: ProductSearch;
  readonly update: UpdateSearch;
}

/** As on the products page, but that a product opens beside the table. */
export function TableSearchBox({ search, update }: TableSearchBoxProps) {
  const onSearch = useCallback<ApplyTerm>(
    (term, { replace }) => update((now) => changeTerm(now, term), { replace }),
    [update],
  );
  const onSuggestion = ({ kind, text, gtin }: Suggestion) => {
    const category = FAMILY_TITLES.find((title) => title === text);
    if (kind === 'product' && gtin !== null) update((now) => ({ ...now, product: gtin }));
    else if (kind === 'brand') update((now) => changeFilters(changeTerm(now, ''), { brand: text }));
    else if (category) update((now) => changeFilters(changeTerm(now, ''), { category: [category] }));
    else update((now) => changeTerm(now, text));
  };
  return <SearchBox term={search.q ?? ''} onSearch={onSearch} onSuggestion={onSuggestion} />;
}
