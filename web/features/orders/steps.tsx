import { t } from 'ttag';
import styles from './steps.module.css';

const STEPS = [t`File`, t`Columns`, t`Lines`];

/** Where the user is on the way from a file to an order. */
export function Steps({ at }: { readonly at: number }) {
  return (
    <ol className={styles.steps} aria-label={t`Steps`}>
      {STEPS.map((name, i) => (
        <li key={name} aria-current={at === i + 1 ? 'step' : undefined} data-done={i + 1 < at}>
          <b>{i + 1}</b>
          {name}
        </li>
      ))}
    </ol>
  );
}
