import { t } from 'ttag';
import type { Product } from '#contract/product.schema.ts';
import { listText } from '#web/features/product-facts/allergen-sentences.ts';
import { SOURCE_NAMES } from '#web/features/product-facts/source-text.ts';
import { useAllergens } from '#web/features/product-facts/use-allergens.ts';
import { Section } from '#web/features/product-section/section.tsx';
import { AllergenList } from './allergen-list.tsx';
import { ALLERGENS_ID } from './conflict-notice.tsx';

/** Every allergen in its state, and who says so. */
export function AllergenSection({ product }: { readonly product: Product }) {
  const { sources } = useAllergens(product);
  const by = sources.length === 0 ? t`the sources` : listText(sources.map((source) => SOURCE_NAMES[source]));
  return (
    <Section
      id={ALLERGENS_ID}
      title={t`Allergens`}
      aside={
        <p className="small muted">
          {product.ingredients === null
            ? t`from ${by}; no ingredient list is known`
            : t`declared by ${by}; named by the ingredient list`}
        </p>
      }
    >
      <AllergenList product={product} />
      <p className="small muted">
        {t`Not declared is not the same as free from. Ask the supplier where it matters.`}
      </p>
    </Section>
  );
}
