import { Link } from '@tanstack/react-router';
import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '#contract/paging.ts';
import { changePage, changeSize } from '#web/features/products/change-search.ts';
import { formatCount } from '#web/lib/format-count.ts';
import { type PageLink, Pagination } from '#web/ui/pagination.tsx';
import { Select } from '#web/ui/select.tsx';
import { keepTable, type NutsSearch } from './nuts-search.ts';
import styles from './products-nuts-page.module.css';
import type { UpdateNuts } from './use-nuts-search.ts';

export interface NutsPagesProps {
  readonly search: NutsSearch;
  readonly update: UpdateNuts;
  readonly total: number;
}

export function NutsPages({ search, update, total }: NutsPagesProps) {
  const page = search.page ?? 1;
  const size = search.size ?? DEFAULT_PAGE_SIZE;
  const first = (page - 1) * size + 1;
  const renderLink = ({ page: to, className, label, isCurrent, children }: PageLink) => (
    <Link
      from="/products-nuts"
      to="/products-nuts"
      search={(now) => keepTable(now, changePage(now, to))}
      className={className}
      aria-label={label}
      aria-current={isCurrent ? 'page' : undefined}
      activeOptions={EXACT}
    >
      {children}
    </Link>
  );
  return (
    <nav className={styles.pages} aria-label="Pages">
      <p className="soft">
        {formatCount(first)} to {formatCount(Math.min(page * size, total))} of {formatCount(total)}
      </p>
      <Pagination page={page} last={Math.ceil(total / size)} renderLink={renderLink} />
      <Select
        small
        name="Per page"
        value={String(size)}
        options={PAGE_SIZES.map((each) => ({ value: String(each), label: String(each) }))}
        onChange={(value) => {
          const next = PAGE_SIZES.find((each) => String(each) === value) ?? DEFAULT_PAGE_SIZE;
          update((now) => keepTable(now, changeSize(now, now.size ?? DEFAULT_PAGE_SIZE, next)), {
            toTop: true,
          });
        }}
      />
    </nav>
  );
}

const EXACT = { exact: true };
