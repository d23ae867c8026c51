import { t } from 'ttag';
import { type Term, Terms } from '#web/ui/terms.tsx';
import styles from './profile.module.css';

/** Facts in two columns; missing ones are muted. */
export function ProfileRecord({ facts }: { readonly facts: readonly Term[] }) {
  return (
    <Terms
      className={styles.record}
      terms={facts.map(([name, value]) => [name, value || <span className="na">{t`Not given`}</span>])}
    />
  );
}
