import { AnswerMark } from '#web/features/marks/answer-mark.tsx';
import { NovaSteps } from '#web/features/marks/nova-steps.tsx';
import { VerdictMark } from '#web/features/marks/verdict-mark.tsx';
import {
  type Labelled,
  NOVA_WORDS,
  novaOf,
  shelfVerdicts,
} from '#web/features/product-facts/product-labels.ts';
import type { ShownAnswer } from '#web/features/product-facts/shown-answers.ts';
import { classNames } from '#web/lib/class-names.ts';
import styles from './label-ledger.module.css';

export interface LabelLedgerProps {
  readonly product: Labelled;
  /** What the chosen standards and ingredient laws say: they come first. */
  readonly answers?: readonly ShownAnswer[] | undefined;
}

/** The same lines in the same order on every product, so that the eye can run along the shelf. */
export function LabelLedger({ product, answers = [] }: LabelLedgerProps) {
  const nova = novaOf(product);
  return (
    <dl className={styles.ledger}>
      {answers.map(({ key, name, mark, words }) => (
        <div key={key} className={styles.answer}>
          <dt>
            <AnswerMark mark={mark} />
            {name}
          </dt>
          <dd className={classNames(mark === 'pass' && styles.pass)}>{words}</dd>
        </div>
      ))}
      {shelfVerdicts(product).map(({ guideline, name, verdict, words }) => (
        <div key={guideline}>
          <dt>
            <VerdictMark verdict={verdict} />
            {name}
          </dt>
          <dd className={classNames(verdict === 'pass' && styles.pass)}>{words}</dd>
        </div>
      ))}
      <div>
        <dt>
          <NovaSteps nova={nova} />
          NOVA{nova && ` ${nova}`}
        </dt>
        <dd>{nova ? NOVA_WORDS[nova] : 'Unknown'}</dd>
      </div>
    </dl>
  );
}
