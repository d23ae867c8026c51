import { t } from 'ttag';
import { changeWords, type FieldChange, isAlarm } from '#contract/product-changes.ts';
import { BeforeAndNow } from './before-and-now.tsx';
import styles from './watches.module.css';

/** A change field by field, what may do harm first and marked. Texts of ingredients open. */
export function FieldLines({
  fields,
  search,
}: {
  readonly fields: readonly FieldChange[];
  readonly search?: string | null;
}) {
  return (
    <ul className={styles.fields}>
      {fields.map((change) => (
        <li key={`${change.field} ${change.key}`} data-alarm={isAlarm(change) || undefined}>
          {isAlarm(change) && <b className={styles.mark}>{t`Attention`}</b>} <FieldLine change={change} />
          {search && ` “${search}”`}
        </li>
      ))}
    </ul>
  );
}

function FieldLine({ change }: { readonly change: FieldChange }) {
  const { name, from, to } = changeWords(change);
  if (change.field === 'ingredients') {
    return (
      <details className={styles.texts}>
        <summary>{name}</summary>
        <dl>
          <dt>{t`Before`}</dt>
          <dd>{change.old ?? t`Not stated`}</dd>
          <dt>{t`Now`}</dt>
          <dd>{change.new ?? t`Not stated`}</dd>
        </dl>
      </details>
    );
  }
  if (from === null) return name;
  return (
    <>
      {name}: <BeforeAndNow from={from} to={to} />
    </>
  );
}
