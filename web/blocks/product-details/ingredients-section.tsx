import { t } from 'ttag';
import type { Product } from '#contract/product.schema.ts';
import { NovaSteps } from '#web/features/marks/nova-steps.tsx';
import { markWords } from '#web/features/product-facts/mark-words.ts';
import { NOVA_NAMES, novaOf } from '#web/features/product-facts/product-labels.ts';
import { isAllCapitals } from '#web/features/product-facts/product-names.ts';
import { useAllergens } from '#web/features/product-facts/use-allergens.ts';
import { Section } from '#web/features/product-section/section.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { NovaReasons } from './explained.tsx';
import styles from './ingredients-section.module.css';
import { MarkedText, MarkKeys } from './marked-text.tsx';

/** The source's own text, the words in it that name allergens marked, and the NOVA group that follows from it. */
export function IngredientsSection({ product }: { readonly product: Product }) {
  const { facts } = useAllergens(product);
  // Untrimmed: the offsets of the words count from its very beginning.
  const text = product.ingredients ?? '';
  const parts = markWords(text, facts);
  const nova = novaOf(product);
  return (
    <Section title={t`Ingredients`} aside={<MarkKeys parts={parts} />}>
      {text.trim() === '' ? (
        <p className="muted">{t`No source gives the ingredients of this product.`}</p>
      ) : (
        <p className={classNames(styles.text, isAllCapitals(text) && styles.capitals)}>
          <MarkedText parts={parts} />
        </p>
      )}
      <p className={styles.nova}>
        <NovaSteps nova={nova} />
        {nova ? `NOVA ${nova}: ${NOVA_NAMES[nova]}` : t`NOVA group unknown: the ingredients do not settle it`}
      </p>
      <NovaReasons gtin={product.gtin} />
    </Section>
  );
}
