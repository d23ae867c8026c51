import { t } from 'ttag';
import { dateText } from '#contract/date-text.ts';
import type { StandardFinding } from '#contract/standards.schema.ts';
import { CERTAINTY_WORDS } from '#web/features/product-facts/certainty-words.ts';
import { ruleText } from '#web/features/product-facts/verdict-words.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import styles from './explanation.module.css';
import { MyStandardToggle } from './my-standard-toggle.tsx';
import { amountText, hasAmount } from './standard-words.ts';

/** Why a standard says what it does: its criteria, its doubts, and where it is written. */
export function Explanation({ finding }: { readonly finding: StandardFinding }) {
  const { key, title, criteria, notes, version } = finding;
  return (
    <div className={styles.why}>
      {criteria.length > 0 && (
        <dl className={styles.criteria}>
          {criteria.map((criterion) => (
            <div key={criterion.label}>
              <dt>{criterion.label}</dt>
              <dd className={styles.amount}>{hasAmount(criterion) ? amountText(criterion) : ''}</dd>
              <dd data-verdict={criterion.verdict}>{ruleText(criterion.finding)}</dd>
            </div>
          ))}
        </dl>
      )}
      {notes.map((note) => (
        <p key={note} className="small">
          {note}
        </p>
      ))}
      <p className="small muted">
        {t`${version.source}, since ${dateText(version.from)}; ${CERTAINTY_WORDS[version.certainty]}.`}{' '}
        <TextLink to="/standards/$key" params={{ key }}>
          {t`About ${title}`}
        </TextLink>
      </p>
      <p>
        <MyStandardToggle standard={key} title={title} />
      </p>
    </div>
  );
}
