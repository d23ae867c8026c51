import type { GuidelineResult } from '#contract/guideline.schema.ts';
import { VerdictMark } from '#web/features/marks/verdict-mark.tsx';
import { VERDICT_WORDS } from '#web/features/product-facts/product-labels.ts';
import styles from './verdict-item.module.css';

const GRADE_NAMES = { elementary: 'Elementary', middle: 'Middle', high: 'High school' } as const;
const GRADES = ['elementary', 'middle', 'high'] as const;

/** Where the rule tells school grades apart, as for drinks: the verdict in each. Nothing where all agree. */
export function GradeList({ grades }: { readonly grades: NonNullable<GuidelineResult['grades']> }) {
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
