import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { Suggestion } from '#contract/products.schema.ts';
import { changeBySuggestion, changeTerm } from '#web/features/product-search/change-search.ts';
import type { ProductSearch } from '#web/features/product-search/product-search.ts';
import { SearchBox } from '#web/features/product-search/search-box.tsx';
import type { UpdateSearch } from '#web/features/product-search/use-product-search.ts';
import type { ApplyTerm } from '#web/features/product-search/use-search-text.ts';
import { productOverList } from '#web/features/product-view/paths.ts';

export interface ProductSearchBoxProps {
  readonly search: ProductSearch;
  readonly update: UpdateSearch;
}

/** A brand or a category takes the term's place as a filter; a product opens. */
export function ProductSearchBox({ search, update }: ProductSearchBoxProps) {
  const navigate = useNavigate();
  const onSearch = useCallback<ApplyTerm>(
    (term, { replace }) => update((now) => changeTerm(now, term), { replace }),
    [update],
  );
  const onSuggestion = (suggestion: Suggestion) => {
    const { kind, gtin } = suggestion;
    if (kind === 'product' && gtin !== null) void navigate(productOverList(gtin));
    else update((now) => changeBySuggestion(now, suggestion));
  };
  return <SearchBox term={search.q ?? ''} onSearch={onSearch} onSuggestion={onSuggestion} />;
}
