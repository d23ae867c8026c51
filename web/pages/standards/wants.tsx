import { t } from 'ttag';
import { countOf } from '#web/lib/format-count.ts';
import styles from './standard-page.module.css';

export interface WantsProps {
  /** The most first. */
  readonly wants: readonly { readonly value: string; readonly name: string; readonly count: number }[];
  /** Whether a product may be counted several times. */
  readonly mayOverlap?: boolean;
}

/** Why the answer of so many products is unknown. */
export function Wants({ wants, mayOverlap = false }: WantsProps) {
  if (wants.length === 0) return null;
  return (
    <>
      <h3 className="subtitle" id="wants">
        {t`Cannot be told for want of`}
      </h3>
      <ul className={styles.counts} aria-labelledby="wants">
        {wants.map(({ value, name, count }) => (
          <li key={value}>
            <span>{name}</span>
            <span className={styles.bar} aria-hidden="true">
              <span style={{ inlineSize: `${(100 * count) / Math.max(1, wants[0]?.count ?? 0)}%` }} />
            </span>
            <span>{countOf(count, t`product`, t`products`)}</span>
          </li>
        ))}
      </ul>
      {mayOverlap && <p className="small muted">{t`A label may lack several of these.`}</p>}
    </>
  );
}
