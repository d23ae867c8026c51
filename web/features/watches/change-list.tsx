import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
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
  const link = (
    <Link to="/products/$gtin" params={{ gtin }} className="link">
      {name}
    </Link>
  );
  return (
    <li>
      <h3 className={styles.name}>{is_listed ? link : name}</h3>
      {changes.map((change) => (
        <Change key={change.id} {...change} by={change.search === null && sourceWords(change)}>
          <FieldLines fields={change.fields} search={change.search} />
        </Change>
      ))}
    </li>
  );
}

const sourceWords = ({ source }: Pick<ProductChange, 'source'>) =>
  t`, by ${source === null ? t`Larder’s own rules` : SOURCE_NAMES[source]}`;

function RuleChanges({ rule }: { readonly rule: WatchedChanges['rules'][number] }) {
  const { key, title, place, is_listed, changes } = rule;
  const link = (
    <Link to="/standards/$key" params={{ key }} className="link">
      {title}
    </Link>
  );
  return (
    <li>
      <h3 className={styles.name}>{is_listed ? link : title}</h3>
      {changes.map((change) => (
        <Change key={change.id} {...change} by={place !== null && `, ${LAW_PLACES[place]}`}>
          <RuleLines fields={change.fields} />
        </Change>
      ))}
    </li>
  );
}

interface ChangeProps extends Pick<ProductChange, 'changed_at' | 'is_new'> {
  /** Said behind the time. */
  readonly by: ReactNode;
  readonly children: ReactNode;
}

function Change({ changed_at, is_new, by, children }: ChangeProps) {
  return (
    <div className={styles.change}>
      <p className="muted small">
        {is_new && <b className={styles.fresh}>{t`New`}</b>}
        <time dateTime={changed_at}>{daysAgo(changed_at, new Date())}</time>
        {by}
      </p>
      {children}
    </div>
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
