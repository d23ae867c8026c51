import type { ReactNode } from 'react';
import { t } from 'ttag';
import { ALLERGEN_KEYS, ALLERGENS } from '#contract/allergens.ts';
import type { Product } from '#contract/product.schema.ts';
import { AllergenMark } from '#web/features/marks/allergen-mark.tsx';
import { looseClaims, whySentence } from '#web/features/product-facts/allergen-sentences.ts';
import { ALLERGEN_STATE_NAMES, type ShownState } from '#web/features/product-facts/allergen-states.ts';
import { type AllergenGroup, groupAllergens } from '#web/features/product-facts/group-allergens.ts';
import { useAllergens } from '#web/features/product-facts/use-allergens.ts';
import { AreaFailure } from '#web/features/product-section/area-failure.tsx';
import styles from './allergen-list.module.css';

/** Every allergen in its state. Where the call fails, what the product itself carries is shown. */
export function AllergenList({ product }: { readonly product: Product }) {
  const { facts, hasFailed, query } = useAllergens(product);
  const groups = groupAllergens(facts).filter(
    ({ state, allergens }) => allergens.length > 0 || IS_SAID_EMPTY[state],
  );
  return (
    <>
      <dl className={styles.states}>
        {facts.length === 0 ? (
          // "Contains: none" would be read as safe.
          <State state="not_declared">
            <dd>{t`No source declares anything about allergens in this product.`}</dd>
            <LooseClaims product={product} />
          </State>
        ) : (
          groups.map((group) => (
            <State key={group.state} state={group.state}>
              <Stated group={group} ingredients={product.ingredients} />
              {group.state === 'not_declared' && <LooseClaims product={product} group={group} />}
            </State>
          ))
        )}
      </dl>
      {hasFailed && (
        <AreaFailure text={t`The words and sources of the allergens could not be loaded`} query={query} />
      )}
    </>
  );
}

/** A declaration that no source makes is missed; a conflict or a gap that is not there is not. */
const IS_SAID_EMPTY = {
  conflict: false,
  contains: true,
  named: false,
  may_contain: true,
  free_from: true,
  not_declared: false,
} as const;

interface StateProps {
  readonly state: ShownState;
  readonly children: ReactNode;
}

function State({ state, children }: StateProps) {
  return (
    <div className={styles[state]}>
      <dt>
        <AllergenMark state={state} />
        {ALLERGEN_STATE_NAMES[state]}
      </dt>
      {children}
    </div>
  );
}

const NAME_CLASSES = { contains: 'strong', may_contain: '', free_from: '', not_declared: 'soft' } as const;

interface StatedProps {
  readonly group: AllergenGroup;
  readonly ingredients: string | null;
}

/** The names of a state; where each has a reason of its own, one below the other. */
function Stated({ group: { state, allergens }, ingredients }: StatedProps) {
  if (allergens.length === 0) return <dd className="na">{t`none stated`}</dd>;
  if (state !== 'conflict' && state !== 'named') {
    const names = allergens.map(({ key, asClaim }) =>
      asClaim ? t`${ALLERGENS[key]} (as a claim)` : ALLERGENS[key],
    );
    return <dd className={NAME_CLASSES[state]}>{names.join(', ')}</dd>;
  }
  return allergens.map(({ key, words, asClaim }) => (
    <dd key={key}>
      <b className="strong">{ALLERGENS[key]}</b>
      <p className="small soft">
        {whySentence(state, ingredients, words, asClaim)}
        {t` Filters leave it out.`}
      </p>
    </dd>
  ));
}

interface LooseClaimsProps {
  readonly product: Product;
  /** What is not declared; left out where nothing is. */
  readonly group?: AllergenGroup;
}

/** A claim beside which silence would read as a contradiction. */
function LooseClaims({ product, group }: LooseClaimsProps) {
  const undeclared = group ? group.allergens.map(({ key }) => key) : ALLERGEN_KEYS;
  return looseClaims(product.diet_types, undeclared).map((sentence) => (
    <dd key={sentence} className="small soft">
      {sentence}
    </dd>
  ));
}
