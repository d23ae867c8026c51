import { t } from 'ttag';
import { isGuideline } from '#contract/all-standards.ts';
import { AnswerMark } from '#web/features/marks/answer-mark.tsx';
import { NovaSteps } from '#web/features/marks/nova-steps.tsx';
import { useShownStandards } from '#web/features/product-facts/product-answers.ts';
import { type Labelled, NOVA_WORDS, novaOf } from '#web/features/product-facts/product-labels.ts';
import { answerLines, type ShownAnswer } from '#web/features/product-facts/shown-answers.ts';
import { classNames } from '#web/lib/class-names.ts';
import styles from './label-ledger.module.css';

export interface LabelLedgerProps {
  readonly product: Labelled;
  /** What the chosen further standards and ingredient laws say. */
  readonly answers?: readonly ShownAnswer[] | undefined;
}

/** The same lines in the same order on every product, so that the eye can run along the shelf. */
export function LabelLedger({ product, answers }: LabelLedgerProps) {
  const shown = useShownStandards();
  const nova = novaOf(product);
  return (
    <dl className={styles.ledger}>
      {answerLines(product, shown, answers).map(({ key, name, mark, words }) => (
        <div key={key} className={isGuideline(key) ? undefined : styles.answer}>
          <dt>
            <AnswerMark mark={mark} />
            {name}
          </dt>
          <dd className={classNames(mark === 'pass' && styles.pass)}>{words}</dd>
        </div>
      ))}
      <div>
        <dt>
          <NovaSteps nova={nova} />
          NOVA{nova && ` ${nova}`}
        </dt>
        <dd>{nova ? NOVA_WORDS[nova] : t`Unknown`}</dd>
      </div>
    </dl>
  );
}
