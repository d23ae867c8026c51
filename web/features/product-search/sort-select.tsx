import { Select } from '#web/ui/select.tsx';
import { changeSort } from './change-search.ts';
import { sortOptions } from './filter-words.ts';
import { type ProductSearch, sortOf } from './product-search.ts';
import type { UpdateSearch } from './use-product-search.ts';

export interface SortSelectProps {
  readonly search: ProductSearch;
  readonly update: UpdateSearch;
  readonly className?: string | undefined;
}

export function SortSelect({ search, update, className }: SortSelectProps) {
  return (
    <Select
      name="Sort"
      value={sortOf(search)}
      options={sortOptions(search)}
      onChange={(sort) => update((now) => changeSort(now, sort))}
      className={className}
    />
  );
}
