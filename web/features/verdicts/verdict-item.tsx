import { ChevronDown } from 'lucide-react';
import type { GuidelineResult } from '#contract/guideline.schema.ts';
import { GUIDELINES } from '#contract/guideline.ts';
import { VerdictMark } from '#web/features/marks/verdict-mark.tsx';
import { criteriaCount, headline } from '#web/features/product-facts/verdict-words.ts';
import { CriteriaTable } from './criteria-table.tsx';
import { GradeList } from './grade-list.tsx';
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
    ruleSet.certainty === 'reconstructed' ? 'provisional rule set' : undefined,
  ].filter((part) => part !== undefined);
  return (
    <details className={styles.item} open={isOpen}>
      <summary className={styles.line}>
        <VerdictMark verdict={verdict} size={24} filled />
        <span>
          <span className="title">{headline(result)}</span>
          {aside.length > 0 && <span className={styles.aside}>{aside.join(', ')}</span>}
        </span>
        <ChevronDown size={20} aria-hidden="true" className={styles.chevron} />
      </summary>
      <div className={styles.body}>
        {grades && <GradeList grades={grades} />}
        {criteria.length > 0 && (
          <CriteriaTable criteria={criteria} label={`Criteria of ${GUIDELINES[guideline]}`} />
        )}
        <RuleSource result={result} />
      </div>
    </details>
  );
}
