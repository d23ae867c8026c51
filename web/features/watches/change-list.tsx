import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { t } from 'ttag';
import { LAW_PLACES } from '#contract/ingredient-laws.ts';
import type { ProductChange, WatchedChanges } from '#contract/watches.schema.ts';
import { SOURCE_NAMES } from '#web/features/product-facts/source-text.ts';
import { callAsUser } from '#web/features/session/session.ts';
import { daysAgo } from './days-ago.ts';
import { FieldLines } from './field-lines.tsx';
import { RuleLines } from './rule-lines.tsx';
import styles from './watches.module.css';

/** Changes by product, standard and law, the last first; those since the last look are marked, and looked at with this. */
export function ChangeList({ changes: { products, rules, latest } }: { readonly changes: WatchedChanges }) {
  useMarkSeen(latest);
  const all = [...products, ...rules].toSorted((a, b) => lastOf(b) - lastOf(a));
  return (
    <ul className={styles.products} aria-label={t`Changes`}>
      {all.map((each) =>
        'gtin' in each ? (
          <ProductChanges key={each.gtin} product={each} />
        ) : (
          <RuleChanges key={each.key} rule={each} />
        ),
      )}
    </ul>
  );
}

const lastOf = ({ changes }: { readonly changes: readonly { readonly id: number }[] }) => changes[0]?.id ?? 0;

function ProductChanges({ product }: { readonly product: WatchedChanges['products'][number] }) {
  const { gtin, name, is_listed, changes } = product;
  return (
    <li>
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
            <When {...change} />
            {change.search === null &&
              t`, by ${change.source === null ? t`Larder’s own rules` : SOURCE_NAMES[change.source]}`}
          </p>
          <FieldLines fields={change.fields} search={change.search} />
        </div>
      ))}
    </li>
  );
}

function RuleChanges({ rule }: { readonly rule: WatchedChanges['rules'][number] }) {
  const { key, title, place, is_listed, changes } = rule;
  return (
    <li>
      <h3 className={styles.name}>
        {is_listed ? (
          <Link to="/standards/$key" params={{ key }} className="link">
            {title}
          </Link>
        ) : (
          title
        )}
      </h3>
      {changes.map((change) => (
        <div key={change.id} className={styles.change}>
          <p className="muted small">
            <When {...change} />
            {place !== null && `, ${LAW_PLACES[place]}`}
          </p>
          <RuleLines fields={change.fields} />
        </div>
      ))}
    </li>
  );
}

function When({ changed_at, is_new }: Pick<ProductChange, 'changed_at' | 'is_new'>) {
  return (
    <>
      {is_new && <b className={styles.fresh}>{t`New`}</b>}
      <time dateTime={changed_at}>{daysAgo(changed_at, new Date())}</time>
    </>
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
