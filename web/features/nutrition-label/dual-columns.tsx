import { Fragment } from 'react';
import { t } from 'ttag';
import { classNames } from '#web/lib/class-names.ts';
import styles from './dual-columns.module.css';
import { type LabelRow, MAIN, MINOR, NOT_KNOWN, percentOf } from './label-rows.tsx';
import label from './nutrition-label.module.css';
import type { LabelFacts } from './read-label.ts';

/** Two columns side by side, per serving and per container, as 21 CFR 101.9(e)(6) draws them. */
export function DualColumns({ facts }: { readonly facts: LabelFacts }) {
  return (
    <>
      <div className={label.bar} />
      <table className={classNames(label.table, styles.dual)}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t`Nutrient`}</span>
            </th>
            <th scope="colgroup" colSpan={2}>
              {t`Per serving`}
            </th>
            <th scope="colgroup" colSpan={2}>
              {t`Per container`}
            </th>
          </tr>
        </thead>
        <tbody>
          <Calories facts={facts} />
          <tr className={styles.heads}>
            <td />
            <td colSpan={2}>{t`% DV*`}</td>
            <td colSpan={2}>{t`% DV*`}</td>
          </tr>
          {MAIN.map((row) => (
            <Row key={row[0]} facts={facts} row={row} />
          ))}
        </tbody>
        <tbody className={styles.minor}>
          {MINOR.map((row) => (
            <Row key={row[0]} facts={facts} row={row} />
          ))}
        </tbody>
      </table>
    </>
  );
}

function Calories({ facts }: { readonly facts: LabelFacts }) {
  const { amount, container } = facts.values.calories;
  return (
    <tr className={styles.calories}>
      <th scope="row">{t`Calories`}</th>
      <td colSpan={2}>{amount ?? NOT_KNOWN}</td>
      <td colSpan={2}>{container.amount ?? NOT_KNOWN}</td>
    </tr>
  );
}

const DEPTHS = [undefined, styles.depth1, styles.depth2] as const;

interface RowProps {
  readonly facts: LabelFacts;
  readonly row: LabelRow;
}

function Row({ facts, row: [nutrient, name, depth] }: RowProps) {
  const value = facts.values[nutrient];
  return (
    <tr className={DEPTHS[depth]}>
      <th scope="row">{depth === 2 ? t`Incl. Added Sugars` : name}</th>
      {[value, value.container].map(({ amount, percent }, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two columns that never change places
        <Fragment key={column}>
          <td>{amount?.replace(/^\D+/, '<') ?? NOT_KNOWN}</td>
          <td className={styles.percent}>{percentOf(percent)}</td>
        </Fragment>
      ))}
    </tr>
  );
}
