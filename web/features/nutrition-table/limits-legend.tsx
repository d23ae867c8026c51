import { t } from 'ttag';
import { NUTRIENTS } from '#contract/nutrition.ts';
import { changeColumns } from './change-table.ts';
import type { LimitMark } from './limit-mark.ts';
import { unseenMarks } from './limit-mark.ts';
import { LimitSign } from './nutrient-cell.tsx';
import styles from './nutrition-table.module.css';
import type { LimitsByGtin } from './table-queries.ts';
import { columnsOf, limitsOf, type TableSearch } from './table-search.ts';
import type { UpdateTable } from './use-table-search.ts';

const LEGEND: readonly (readonly [LimitMark['kind'], string])[] = [
  ['over', t`over a guideline’s limit`],
  ['short', t`short of it`],
  ['doubtful', t`implausible value`],
];

export interface LimitsLegendProps {
  readonly search: TableSearch;
  readonly update: UpdateTable;
  /** Of the page in sight. */
  readonly limits: LimitsByGtin | undefined;
}

/** What the signs beside the figures mean, and which stand in columns that are not shown. */
export function LimitsLegend({ search, update, limits }: LimitsLegendProps) {
  const columns = columnsOf(search);
  const unseen = unseenMarks(limits?.values() ?? [], columns, limitsOf(search));
  const names = unseen.map((label) => NUTRIENTS[label].name).join(', ');
  return (
    <p className={`small muted ${styles.legend}`}>
      {LEGEND.map(([kind, words]) => (
        <span key={kind}>
          <LimitSign kind={kind} />
          {words}
        </span>
      ))}
      <span>{t`judged by the figures before rounding`}</span>
      {unseen.length > 0 && (
        <span>
          {t`Marked, but not shown: ${names}.`}{' '}
          <button
            type="button"
            className={styles.showColumns}
            onClick={() => update((now) => changeColumns(now, [...columns, ...unseen]), { replace: true })}
          >
            {unseen.length === 1 ? t`Show it` : t`Show them`}
          </button>
        </span>
      )}
    </p>
  );
}
