import { t } from 'ttag';
import { Select } from '#web/ui/select.tsx';
import { changeSort } from './change-search.ts';
import { sortOptions } from './filter-words.ts';
import { sortOf } from './product-search.ts';
import type { SearchProps } from './use-product-search.ts';

export interface SortSelectProps extends SearchProps {
  readonly className?: string | undefined;
}

export function SortSelect({ search, update, className }: SortSelectProps) {
  return (
    <Select
      name={t`Sort`}
      value={sortOf(search)}
      options={sortOptions(search)}
      onChange={(sort) => update((now) => changeSort(now, sort))}
      className={className}
    />
  );
}
