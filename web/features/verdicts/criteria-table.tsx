import { t } from 'ttag';
import type { Criterion } from '#contract/guideline.schema.ts';
import { VERDICT_WORDS } from '#contract/guideline.ts';
import { VerdictMark } from '#web/features/marks/verdict-mark.tsx';
import {
  limitText,
  marginRatio,
  marginText,
  measuredText,
  type Quantity,
} from '#web/features/product-facts/margin.ts';
import { keepUnits, sortCriteria, splitLabel } from '#web/features/product-facts/verdict-words.ts';
import { classNames } from '#web/lib/class-names.ts';
import styles from './criteria-table.module.css';
import { MarginBar } from './margin-bar.tsx';

export interface CriteriaTableProps {
  readonly criteria: readonly Criterion[];
  /** What the table shows, for screen readers. */
  readonly label: string;
}

/** Every criterion with its measured value, limit and margin; what decides comes first. */
export function CriteriaTable({ criteria, label }: CriteriaTableProps) {
  return (
    <table className={styles.criteria} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t`Criterion`}</th>
          <th scope="col" className="number">
            {t`Measured`}
          </th>
          <th scope="col" className="number">
            {t`Limit`}
          </th>
          <th scope="col" className={styles.margin}>
            {t`Margin`}
          </th>
        </tr>
      </thead>
      <tbody>
        {sortCriteria(criteria).map((criterion) => (
          <CriterionRow key={criterion.id} criterion={criterion} />
        ))}
      </tbody>
    </table>
  );
}

function CriterionRow({ criterion }: { readonly criterion: Criterion }) {
  const { verdict, label } = criterion;
  const { name, basis } = splitLabel(label);
  const isFailed = verdict === 'fail';
  return (
    <tr className={classNames(isFailed && styles.fail)}>
      <th scope="row">
        <span className={styles.name}>
          <VerdictMark verdict={verdict} />
          <span>
            {name}
            <span className="visually-hidden">: {VERDICT_WORDS[verdict].toLowerCase()}</span>
          </span>
          {basis && <small>{basis}</small>}
        </span>
      </th>
      <td className={classNames('number', styles.measured)}>
        <Amount quantity={measuredText(criterion)} />
      </td>
      <td
        className={classNames('number', styles.limit)}
        data-head={criterion.comparison === '>=' ? undefined : t`limit`}
      >
        <Amount quantity={limitText(criterion)} />
      </td>
      <td className={styles.margin}>
        <MarginBar ratio={marginRatio(criterion)} text={marginText(criterion)} isFailed={isFailed} />
      </td>
    </tr>
  );
}

function Amount({ quantity }: { readonly quantity: Quantity | undefined }) {
  if (!quantity) return <span className="na">{t`N/A`}</span>;
  return (
    <>
      {keepUnits(quantity.text)}
      {quantity.unit !== null && <span className="unit"> {quantity.unit}</span>}
    </>
  );
}
