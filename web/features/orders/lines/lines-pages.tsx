import { t } from 'ttag';
import { buildQuery } from '#web/lib/build-query.ts';
import { formatCount } from '#web/lib/format-count.ts';
import styles from '#web/ui/page-nav.module.css';
import { Pagination } from '#web/ui/pagination.tsx';
import { Select } from '#web/ui/select.tsx';
import { type LinesView, linesSearch, PAGE_SIZES } from './lines-view.ts';

const SIZES = PAGE_SIZES.map((value) => ({ value, label: value }));

export interface LinesPagesProps {
  readonly view: LinesView;
  /** The address's parameters, those of other parts of the page too. */
  readonly search: object;
  readonly total: number;
  readonly onChange: (part: Partial<LinesView>, isStep?: boolean) => void;
}

/** Nothing where all lines fit on the smallest page. */
export function LinesPages({ view, search, total, onChange }: LinesPagesProps) {
  const size = Number(view.size);
  if (total <= Number(PAGE_SIZES[0])) return null;
  const first = (view.page - 1) * size + 1;
  const last = Math.min(view.page * size, total);
  return (
    <nav className={styles.nav} aria-label={t`Pages`}>
      <p className="soft">
        {t`Showing ${formatCount(first)} to ${formatCount(last)} of ${formatCount(total)}`}
      </p>
      <Pagination
        page={view.page}
        last={Math.ceil(total / size)}
        hrefOf={(page) => buildQuery({ ...search, ...linesSearch({ ...view, page }) }) || '?'}
        onGo={(page) => onChange({ page }, true)}
      />
      <Select
        small
        name={t`Per page`}
        value={view.size}
        options={SIZES}
        // The first line in sight stays in sight.
        onChange={(next) => onChange({ size: next, page: Math.ceil(first / Number(next)) })}
      />
    </nav>
  );
}
