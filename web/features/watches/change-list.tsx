import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { t } from 'ttag';
import type { WatchedChanges } from '#contract/watches.schema.ts';
import { SOURCE_NAMES } from '#web/features/product-facts/source-text.ts';
import { callAsUser } from '#web/features/session/session.ts';
import { daysAgo } from './days-ago.ts';
import { FieldLines } from './field-lines.tsx';
import styles from './watches.module.css';

/** Changes by product, the last first; those since the last look are marked, and looked at with this. */
export function ChangeList({ changes: { products, latest } }: { readonly changes: WatchedChanges }) {
  useMarkSeen(latest);
  const now = new Date();
  return (
    <ul className={styles.products} aria-label={t`Changes`}>
      {products.map(({ gtin, name, is_listed, changes }) => (
        <li key={gtin}>
          <h3 className={styles.name}>
            {is_listed ? (
              <Link to="/products/$gtin" params={{ gtin }} className="link">
                {name}
              </Link>
            ) : (
              name
            )}
          </h3>
          {changes.map((change) => (
            <div key={change.id} className={styles.change}>
              <p className="muted small">
                {change.is_new && <b className={styles.fresh}>{t`New`}</b>}
                <time dateTime={change.changed_at}>{daysAgo(change.changed_at, now)}</time>
                {change.search === null &&
                  t`, by ${change.source === null ? t`Larder’s own rules` : SOURCE_NAMES[change.source]}`}
              </p>
              <FieldLines fields={change.fields} search={change.search} />
            </div>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** Once for what is shown. */
function useMarkSeen(latest: number): void {
  const sent = useRef(0);
  useEffect(() => {
    if (latest <= sent.current) return;
    sent.current = latest;
    void callAsUser('POST /api/watches/seen', { body: { latest } });
  }, [latest]);
}
