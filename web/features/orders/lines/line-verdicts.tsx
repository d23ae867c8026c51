import type { LineProduct } from '#contract/line-product.schema.ts';
import { VerdictMark } from '#web/features/marks/verdict-mark.tsx';
import { shelfVerdicts } from '#web/features/product-facts/product-labels.ts';
import styles from './line-verdicts.module.css';

/** A mark a guideline, in the order of the table's heads; named where those are folded away. */
export function LineVerdicts({ product }: { readonly product: LineProduct }) {
  return (
    <ul className={styles.row}>
      {shelfVerdicts(product).map(({ guideline, name, verdict, words }) => (
        <li key={guideline} title={`${name}: ${words}`}>
          <VerdictMark verdict={verdict} />
          <span className="visually-hidden">
            {name}: {words}
          </span>
          <span className={styles.name} aria-hidden="true">
            {name}
          </span>
        </li>
      ))}
    </ul>
  );
}
