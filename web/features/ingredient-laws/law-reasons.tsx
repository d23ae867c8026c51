import { t } from 'ttag';
import type { LawFinding } from '#contract/ingredient-laws.schema.ts';
import { CERTAINTY_WORDS } from '#web/features/product-facts/certainty-words.ts';
import { LOCALE } from '#web/lib/language.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import styles from './laws-section.module.css';

const WORDS = new Intl.ListFormat(LOCALE, { type: 'unit' });

/** The ingredients that name it, whom the law binds and where it is written. */
export function LawReasons({ law }: { readonly law: LawFinding }) {
  const { named, citation, certainty, scope, key } = law;
  return (
    <div className={styles.why}>
      {named.length > 0 && (
        <p className="small">
          {t`Named in: ${WORDS.format(new Set(named.map(({ ingredient }) => ingredient)))}.`}
        </p>
      )}
      <p className="small">{scope}</p>
      <p className="small muted">
        {citation}; {CERTAINTY_WORDS[certainty]}.{' '}
        <TextLink to="/standards/$key" params={{ key }}>
          {t`About ${law.title}`}
        </TextLink>
      </p>
    </div>
  );
}
