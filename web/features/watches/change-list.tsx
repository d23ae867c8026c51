import type { LinkProps } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { t } from 'ttag';
import { LAW_PLACES } from '#contract/ingredient-laws.ts';
import type { ProductChange, WatchedChanges } from '#contract/watches.schema.ts';
import { SOURCE_NAMES } from '#web/features/product-facts/source-text.ts';
import { callAsUser } from '#web/features/session/session.ts';
import { TextLink } from '#web/ui/text-link.tsx';
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
    <Changes
      title={name}
      address={is_listed && { to: '/products/$gtin', params: { gtin } }}
      changes={changes}
      by={(change) => change.search === null && sourceWords(change)}
      lines={({ fields, search }) => <FieldLines fields={fields} search={search} />}
    />
  );
}

const sourceWords = ({ source }: Pick<ProductChange, 'source'>) =>
  t`, by ${source === null ? t`Larder’s own rules` : SOURCE_NAMES[source]}`;

function RuleChanges({ rule }: { readonly rule: WatchedChanges['rules'][number] }) {
  const { key, title, place, is_listed, changes } = rule;
  return (
    <Changes
      title={title}
      address={is_listed && { to: '/standards/$key', params: { key } }}
      changes={changes}
      by={() => place !== null && `, ${LAW_PLACES[place]}`}
      lines={({ fields }) => <RuleLines fields={fields} />}
    />
  );
}

interface ChangesProps<Change> {
  readonly title: string;
  /** Of its page, where it has one. */
  readonly address: LinkProps | false;
  readonly changes: readonly Change[];
  /** Said behind the time. */
  readonly by: (change: Change) => ReactNode;
  readonly lines: (change: Change) => ReactNode;
}

function Changes<Change extends Pick<ProductChange, 'id' | 'changed_at' | 'is_new'>>({
  title,
  address,
  changes,
  by,
  lines,
}: ChangesProps<Change>) {
  const link = address && <TextLink {...address}>{title}</TextLink>;
  return (
    <li>
      <h3 className={styles.name}>{link || title}</h3>
      {changes.map((change) => (
        <div key={change.id} className={styles.change}>
          <p className="muted small">
            {change.is_new && <b className={styles.fresh}>{t`New`}</b>}
            <time dateTime={change.changed_at}>{daysAgo(change.changed_at, new Date())}</time>
            {by(change)}
          </p>
          {lines(change)}
        </div>
      ))}
    </li>
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
