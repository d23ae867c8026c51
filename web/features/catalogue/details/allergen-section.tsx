import { ALLERGENS } from '#contract/allergens.ts';
import type { Product } from '#contract/product.ts';
import { ALLERGEN_STATE_NAMES, type AllergenGroup, groupAllergens } from '../facts/allergen-states.ts';
import { declarationsOf } from '../facts/declarations-of.ts';
import { undeclaredButNamed } from '../facts/undeclared-but-named.ts';
import { AllergenMark } from '../marks/allergen-mark.tsx';
import { useAllergens } from '../queries/allergens-query.ts';
import styles from './allergen-section.module.css';
import { Section } from './section.tsx';

/** All four states of every allergen. Where the call fails, what the product itself carries is shown. */
export function AllergenSection({ product }: { readonly product: Product }) {
  const { data } = useAllergens(product.gtin);
  const declarations = data ?? declarationsOf(product.allergens);
  const named = undeclaredButNamed(product.ingredients, declarations).map((key) => ALLERGENS[key]);
  return (
    <Section title="Allergens" aside={<p className="small muted">as declared by the sources</p>}>
      {declarations.length === 0 ? <Silence /> : <States groups={groupAllergens(declarations)} />}
      {named.length > 0 && (
        <p className={styles.caution}>
          <AllergenMark state="may_contain" />
          <span>
            The ingredients name <strong>{named.join(', ')}</strong>, but no source declares{' '}
            {named.length === 1 ? 'it' : 'them'}.
          </span>
        </p>
      )}
      <p className="small muted">
        Not declared is not the same as free from. Ask the supplier where it matters.
      </p>
    </Section>
  );
}

function States({ groups }: { readonly groups: readonly AllergenGroup[] }) {
  return (
    <dl className={styles.states}>
      {groups.map(({ state, names }) => (
        <div key={state} className={styles[state]}>
          <dt>
            <AllergenMark state={state} />
            {ALLERGEN_STATE_NAMES[state]}
          </dt>
          <dd>{names.length > 0 ? names.join(', ') : <span className="na">none stated</span>}</dd>
        </div>
      ))}
    </dl>
  );
}

/** "Contains: none" would be read as safe. */
function Silence() {
  return (
    <p className={styles.silence}>
      <AllergenMark state="not_declared" />
      No source declares anything about allergens in this product.
    </p>
  );
}
