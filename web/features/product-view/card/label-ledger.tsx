import { GUIDELINES } from '#contract/guideline.ts';
import { NovaSteps } from '#web/features/marks/nova-steps.tsx';
import { VerdictMark } from '#web/features/marks/verdict-mark.tsx';
import {
  type Labelled,
  NOVA_WORDS,
  novaOf,
  SHELF_GUIDELINES,
  VERDICT_WORDS,
  verdictOf,
} from '#web/features/product-facts/product-labels.ts';
import { classNames } from '#web/lib/class-names.ts';
import styles from './label-ledger.module.css';

/** The same lines in the same order on every product, so that the eye can run along the shelf. */
export function LabelLedger({ product }: { readonly product: Labelled }) {
  const nova = novaOf(product);
  return (
    <dl className={styles.ledger}>
      {SHELF_GUIDELINES.map((guideline) => {
        const verdict = verdictOf(product, guideline);
        return (
          <div key={guideline}>
            <dt>
              <VerdictMark verdict={verdict} />
              {GUIDELINES[guideline].name}
            </dt>
            <dd className={classNames(verdict === 'pass' && styles.pass)}>{VERDICT_WORDS[verdict]}</dd>
          </div>
        );
      })}
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
