import { NovaSteps } from '#web/features/marks/nova-steps.tsx';
import { VerdictMark } from '#web/features/marks/verdict-mark.tsx';
import {
  type Labelled,
  NOVA_WORDS,
  novaOf,
  shelfVerdicts,
} from '#web/features/product-facts/product-labels.ts';
import { classNames } from '#web/lib/class-names.ts';
import styles from './label-ledger.module.css';

/** The same lines in the same order on every product, so that the eye can run along the shelf. */
export function LabelLedger({ product }: { readonly product: Labelled }) {
  const nova = novaOf(product);
  return (
    <dl className={styles.ledger}>
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
