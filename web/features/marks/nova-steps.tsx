import { NOVA_LABELS, type NovaLabel } from '#contract/product.ts';
import { classNames } from '#web/lib/class-names.ts';
import styles from './marks.module.css';

/** NOVA is a class, not a verdict: four steps in ink, the class filled; none where it is not known. */
export function NovaSteps({ nova }: { readonly nova: NovaLabel | null }) {
  return (
    <span className={styles.nova} aria-hidden="true">
      {NOVA_LABELS.map((step) => (
        <i key={step} className={classNames(step === nova && styles.on)} />
      ))}
    </span>
  );
}
