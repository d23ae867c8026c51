import { ALLERGEN_STATE_NAMES, type AllergenGroup } from './facts/allergen-states.ts';
import { AllergenMark } from './marks/allergen-mark.tsx';
import styles from './quick-allergens.module.css';

/** What is declared; where nothing is, that is said, for silence is not "free from". */
export function QuickAllergens({ groups }: { readonly groups: readonly AllergenGroup[] }) {
  const declared = groups.filter(({ state, names }) => state !== 'not_declared' && names.length > 0);
  if (declared.length === 0) {
    return (
      <p className={styles.none}>
        <AllergenMark state="not_declared" />
        No allergens declared, which is not the same as none
      </p>
    );
  }
  return (
    <dl className={styles.list}>
      {declared.map(({ state, names }) => (
        <div key={state}>
          <dt>
            <AllergenMark state={state} />
            {ALLERGEN_STATE_NAMES[state]}
          </dt>
          <dd>{names.join(', ')}</dd>
        </div>
      ))}
    </dl>
  );
}
