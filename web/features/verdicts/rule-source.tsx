import { t } from 'ttag';
import { dateText } from '#contract/date-text.ts';
import type { GuidelineResult } from '#contract/guideline.schema.ts';
import { CERTAINTY_WORDS } from '#web/features/product-facts/certainty-words.ts';
import { citation, ruleText } from '#web/features/product-facts/verdict-words.ts';
import styles from './rule-source.module.css';

/** Which rule the verdict rests on, in which version, and how sure it is that this is the published one. */
export function RuleSource({ result }: { readonly result: GuidelineResult }) {
  const { rule_set: ruleSet, criteria, later_versions: later = [] } = result;
  const rules = [...new Set(criteria.map(({ source }) => source))];
  return (
    <dl className={styles.source}>
      <dt>{t`Version`}</dt>
      <dd>
        {ruleSet.version}
        {ruleSet.effective_from && t`, in force since ${dateText(ruleSet.effective_from)}`};{' '}
        {CERTAINTY_WORDS[ruleSet.certainty]}
      </dd>
      {later.map((version) => (
        <div key={version.version} className={styles.later}>
          <dt>{t`Newer version`}</dt>
          <dd>
            {version.version}
            {version.effective_from && t`, from ${dateText(version.effective_from)}`}: {version.summary}
          </dd>
        </div>
      ))}
      {rules.length > 0 && (
        <>
          <dt>{t`Rules`}</dt>
          <dd>
            <details>
              <summary className={styles.summary}>{ruleNames(rules)}</summary>
              <ul className={styles.rules}>
                {rules.map((rule) => (
                  <li key={rule}>{ruleText(rule)}</li>
                ))}
              </ul>
            </details>
          </dd>
        </>
      )}
    </dl>
  );
}

/** The paragraphs by name where the sources have names, else how many texts there are. */
function ruleNames(rules: readonly string[]): string {
  const cited = [...new Set(rules.map(citation).filter((name) => name !== undefined))];
  if (cited.length > 0) return cited.join(', ');
  return rules.length === 1 ? t`The text of the rule` : t`The texts of ${rules.length} rules`;
}
