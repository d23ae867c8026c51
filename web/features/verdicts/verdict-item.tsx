import { t } from 'ttag';
import type { GuidelineResult } from '#contract/guideline.schema.ts';
import { GUIDELINES, VERDICT_WORDS } from '#contract/guideline.ts';
import { VerdictMark } from '#web/features/marks/verdict-mark.tsx';
import { criteriaCount, headline } from '#web/features/product-facts/verdict-words.ts';
import { Finding } from '#web/features/product-section/finding.tsx';
import { CriteriaTable } from './criteria-table.tsx';
import { RuleSource } from './rule-source.tsx';
import styles from './verdict-item.module.css';

export interface VerdictItemProps {
  readonly result: GuidelineResult;
  readonly isOpen: boolean;
}

/** A sentence first: what, and why. Then the evidence, then the rule's source. */
export function VerdictItem({ result, isOpen }: VerdictItemProps) {
  const { verdict, criteria, rule_set: ruleSet, guideline, grades } = result;
  const aside = [
    criteriaCount(criteria),
    ruleSet.certainty === 'reconstructed' ? t`provisional rule set` : undefined,
  ].filter((part) => part !== undefined);
  return (
    <Finding
      mark={<VerdictMark verdict={verdict} size={24} filled />}
      title={headline(result)}
      aside={aside.join(', ')}
      isOpen={isOpen}
    >
      {grades && <GradeList grades={grades} />}
      {criteria.length > 0 && (
        <CriteriaTable criteria={criteria} label={t`Criteria of ${GUIDELINES[guideline].name}`} />
      )}
      <RuleSource result={result} />
    </Finding>
  );
}

const GRADE_NAMES = { elementary: t`Elementary`, middle: t`Middle`, high: t`High school` } as const;
const GRADES = ['elementary', 'middle', 'high'] as const;

/** Where the rule tells school grades apart, as for drinks: the verdict in each. Nothing where all agree. */
function GradeList({ grades }: { readonly grades: NonNullable<GuidelineResult['grades']> }) {
  if (new Set(GRADES.map((grade) => grades[grade])).size === 1) return null;
  return (
    <dl className={styles.grades}>
      {GRADES.map((grade) => (
        <div key={grade}>
          <dt>{GRADE_NAMES[grade]}</dt>
          <dd>
            <VerdictMark verdict={grades[grade]} />
            {VERDICT_WORDS[grades[grade]]}
          </dd>
        </div>
      ))}
    </dl>
  );
}
