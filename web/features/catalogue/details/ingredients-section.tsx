import type { Product } from '#contract/product.ts';
import { classNames } from '#web/lib/class-names.ts';
import { NovaReasons } from '../explained/nova-reasons.tsx';
import { markAllergens } from '../facts/mark-allergens.ts';
import { NOVA_NAMES, novaOf } from '../facts/product-labels.ts';
import { isAllCapitals } from '../facts/product-names.ts';
import { NovaSteps } from '../marks/nova-steps.tsx';
import styles from './ingredients-section.module.css';
import { Section } from './section.tsx';

/** The source's own text, declared allergens in it marked, and the NOVA group that follows from it. */
export function IngredientsSection({ product }: { readonly product: Product }) {
  const text = product.ingredients?.trim();
  const nova = novaOf(product);
  return (
    <Section title="Ingredients">
      {text ? (
        <p className={classNames(styles.text, isAllCapitals(text) && styles.capitals)}>
          <Marked text={text} allergens={product.allergens.contains} />
        </p>
      ) : (
        <p className="muted">No source gives the ingredients of this product.</p>
      )}
      <p className={styles.nova}>
        <NovaSteps nova={nova} />
        {nova ? `NOVA ${nova}: ${NOVA_NAMES[nova]}` : 'NOVA group unknown: the ingredients do not settle it'}
      </p>
      <NovaReasons gtin={product.gtin} />
    </Section>
  );
}

function Marked({
  text,
  allergens,
}: {
  readonly text: string;
  readonly allergens: Product['allergens']['contains'];
}) {
  // Parts of a text have no identity but their place.
  return markAllergens(text, allergens).map((part, i) => {
    const key = `${i}`;
    return part.allergen ? <mark key={key}>{part.text}</mark> : <span key={key}>{part.text}</span>;
  });
}
