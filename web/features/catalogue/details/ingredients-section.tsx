import type { Product } from '#contract/product.schema.ts';
import { classNames } from '#web/lib/class-names.ts';
import { NovaReasons } from '../explained/nova-reasons.tsx';
import { markWords } from '../facts/mark-words.ts';
import { NOVA_NAMES, novaOf } from '../facts/product-labels.ts';
import { isAllCapitals } from '../facts/product-names.ts';
import { NovaSteps } from '../marks/nova-steps.tsx';
import { useAllergens } from '../queries/use-allergens.ts';
import styles from './ingredients-section.module.css';
import { MarkedText, MarkKeys } from './marked-text.tsx';
import { Section } from './section.tsx';

/** The source's own text, the words in it that name allergens marked, and the NOVA group that follows from it. */
export function IngredientsSection({ product }: { readonly product: Product }) {
  const { facts } = useAllergens(product);
  // Untrimmed: the offsets of the words count from its very beginning.
  const text = product.ingredients ?? '';
  const parts = markWords(text, facts);
  const nova = novaOf(product);
  return (
    <Section title="Ingredients" aside={<MarkKeys parts={parts} />}>
      {text.trim() === '' ? (
        <p className="muted">No source gives the ingredients of this product.</p>
      ) : (
        <p className={classNames(styles.text, isAllCapitals(text) && styles.capitals)}>
          <MarkedText parts={parts} />
        </p>
      )}
      <p className={styles.nova}>
        <NovaSteps nova={nova} />
        {nova ? `NOVA ${nova}: ${NOVA_NAMES[nova]}` : 'NOVA group unknown: the ingredients do not settle it'}
      </p>
      <NovaReasons gtin={product.gtin} />
    </Section>
  );
}
