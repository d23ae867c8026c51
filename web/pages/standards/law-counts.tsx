import { t } from 'ttag';
import { formatCount } from '#web/lib/format-count.ts';
import { CatalogueSection } from './catalogue-section.tsx';
import { NamedLink } from './law-line.tsx';
import type { Law } from './rule-books.ts';
import { ShareStrip } from './share-strip.tsx';
import styles from './standard-page.module.css';
import { Wants } from './wants.tsx';

/** How many labels of the catalogue name what a law is about, and why others leave it open. */
export function LawCounts({ law }: { readonly law: Law }) {
  const { counts, wants } = law;
  if (counts === null) return null;
  const { named, not_named, unknown } = counts;
  const rows = [
    { filling: 'pass', word: t`not named`, name: t`Do not name it`, count: not_named },
    { filling: 'may_contain', word: t`named`, name: t`Name it`, count: named },
    { filling: 'unknown', word: t`cannot be told`, name: t`Cannot be told`, count: unknown },
  ] as const;
  return (
    <CatalogueSection total={named + not_named + unknown}>
      <ShareStrip shares={rows} />
      <dl className={styles.figures}>
        {rows.map(({ name, count }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="number">{formatCount(count)}</dd>
          </div>
        ))}
      </dl>
      <NamedLink law={law} />
      <Wants wants={wants} />
    </CatalogueSection>
  );
}
