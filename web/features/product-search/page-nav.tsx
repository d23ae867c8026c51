import { t } from 'ttag';
import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '#contract/paging.ts';
import { formatCount } from '#web/lib/format-count.ts';
import styles from '#web/ui/page-nav.module.css';
import { Pagination } from '#web/ui/pagination.tsx';
import { Select } from '#web/ui/select.tsx';
import { changePage, changeSize } from './change-search.ts';
import type { PageSize, ProductSearch } from './product-search.ts';
import type { SearchProps } from './use-product-search.ts';

export interface PageNavProps extends SearchProps {
  /** The address of another state of this list. */
  readonly hrefOf: (search: ProductSearch) => string;
  readonly total: number;
  /** A page is about to be asked for: the pointer or the focus is on its link. */
  readonly onApproach?: (page: number) => void;
  /** A page was chosen; the list starts at the top again. */
  readonly onLeave?: () => void;
  readonly className?: string | undefined;
}

export function PageNav(props: PageNavProps) {
  const { search, update, hrefOf, total, onApproach, onLeave, className = styles.nav } = props;
  const page = search.page ?? 1;
  const size = sizeOf(search);
  return (
    <nav className={className} aria-label={t`Pages`}>
      <p className="soft">{shownRange(page, size, total)}</p>
      <Pagination
        page={page}
        last={Math.ceil(total / size)}
        hrefOf={(to) => hrefOf(changePage(search, to))}
        onGo={(to) => {
          update((now) => changePage(now, to), { toTop: true });
          onLeave?.();
        }}
        onApproach={onApproach}
      />
      <Select
        small
        name={t`Per page`}
        value={String(size)}
        options={PAGE_SIZES.map((each) => ({ value: String(each), label: String(each) }))}
        onChange={(value) => {
          const next = PAGE_SIZES.find((each) => String(each) === value) ?? DEFAULT_PAGE_SIZE;
          update((now) => changeSize(now, sizeOf(now), next), { toTop: true });
        }}
      />
    </nav>
  );
}

const sizeOf = (search: ProductSearch): PageSize => search.size ?? DEFAULT_PAGE_SIZE;

/** `Showing 13 to 24 of 143` */
function shownRange(page: number, size: number, total: number): string {
  const first = (page - 1) * size + 1;
  const last = Math.min(page * size, total);
  return t`Showing ${formatCount(first)} to ${formatCount(last)} of ${formatCount(total)}`;
}
