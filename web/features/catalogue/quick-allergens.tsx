import { ALLERGENS } from '#contract/allergens.ts';
import type { Product } from '#contract/product.ts';
import { countOf } from '#web/lib/format-count.ts';
import { whySentence } from './facts/allergen-sentences.ts';
import { ALLERGEN_STATE_NAMES, groupAllergens } from './facts/allergen-states.ts';
import { AllergenMark } from './marks/allergen-mark.tsx';
import { useAllergens } from './queries/allergens-query.ts';
import styles from './quick-allergens.module.css';

/** What is known, the gravest first; of how many allergens nothing is, for silence is not "free from". */
export function QuickAllergens({ product }: { readonly product: Product }) {
  const { facts } = useAllergens(product);
  const groups = groupAllergens(facts);
  const silent = groups.find(({ state }) => state === 'not_declared')?.allergens.length ?? 0;
  const known = groups.filter(({ state, allergens }) => state !== 'not_declared' && allergens.length > 0);
  return (
    <div className={styles.allergens}>
      {known.length > 0 && (
        <dl className={styles.list}>
          {known.map(({ state, allergens }) => (
            <div key={state} className={styles[state]}>
              <dt>
                <AllergenMark state={state} />
                {ALLERGEN_STATE_NAMES[state]}
              </dt>
              <dd>{allergens.map(({ key }) => ALLERGENS[key]).join(', ')}</dd>
              {allergens.map(({ key, words }) => {
                const why = whySentence(state, product.ingredients, words);
                return why === undefined ? null : (
                  <dd key={key} className={styles.why}>
                    {allergens.length > 1 && `${ALLERGENS[key]}: `}
                    {why}
                  </dd>
                );
              })}
            </div>
          ))}
        </dl>
      )}
      {silent > 0 && (
        <p className={styles.none}>
          <AllergenMark state="not_declared" />
          {known.length === 0
            ? 'No allergens declared, which is not the same as none'
            : `Nothing declared about ${countOf(silent, 'other', 'others')}, which is not the same as none`}
        </p>
      )}
    </div>
  );
}
