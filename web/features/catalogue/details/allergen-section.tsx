import type { Product } from '#contract/product.ts';
import { ALLERGEN_STATE_NAMES, groupAllergens } from '../facts/allergen-states.ts';
import { declarationsOf } from '../facts/declarations-of.ts';
import { AllergenMark } from '../marks/allergen-mark.tsx';
import { useAllergens } from '../queries/allergens-query.ts';
import styles from './allergen-section.module.css';
import { Section } from './section.tsx';

/** All four states of every allergen. Where the call fails, what the product itself carries is shown. */
export function AllergenSection({ product }: { readonly product: Product }) {
  const { data } = useAllergens(product.gtin);
  const groups = groupAllergens(data ?? declarationsOf(product.allergens));
  return (
    <Section title="Allergens" aside={<p className="small muted">as declared by the sources</p>}>
      <dl className={styles.states}>
        {groups.map(({ state, names }) => (
          <div key={state} className={styles[state]}>
            <dt>
              <AllergenMark state={state} />
              {ALLERGEN_STATE_NAMES[state]}
            </dt>
            <dd>{names.length > 0 ? names.join(', ') : <span className="na">none</span>}</dd>
          </div>
        ))}
      </dl>
      <p className="small muted">
        Not declared is not the same as free from. Ask the supplier where it matters.
      </p>
    </Section>
  );
}
