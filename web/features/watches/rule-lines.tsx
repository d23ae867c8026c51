import { t } from 'ttag';
import { isRuleAlarm, type RuleChange, ruleChangeWords } from '#contract/rule-changes.ts';
import { BeforeAndNow } from './before-and-now.tsx';
import styles from './watches.module.css';

/** A change of a standard or law line by line, what binds more than before first and marked. */
export function RuleLines({ fields }: { readonly fields: readonly RuleChange[] }) {
  return (
    <ul className={styles.fields}>
      {fields.map((change) => {
        const { name, from, to } = ruleChangeWords(change);
        const isAlarm = isRuleAlarm(change);
        return (
          <li
            key={`${change.field} ${change.key} ${change.old} ${change.new}`}
            data-alarm={isAlarm || undefined}
          >
            {isAlarm && <b className={styles.mark}>{t`Attention`}</b>} {name}
            {to !== null && ': '}
            {from === null ? <strong>{to}</strong> : <BeforeAndNow from={from} to={to} />}
          </li>
        );
      })}
    </ul>
  );
}
