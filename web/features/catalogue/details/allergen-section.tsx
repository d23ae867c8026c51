import { ALLERGENS } from '#contract/allergens.ts';
import type { Product } from '#contract/product.ts';
import { listText, whySentence } from '../facts/allergen-sentences.ts';
import { ALLERGEN_STATE_NAMES, type AllergenGroup, groupAllergens } from '../facts/allergen-states.ts';
import { SOURCE_NAMES } from '../facts/source-text.ts';
import { AllergenMark } from '../marks/allergen-mark.tsx';
import { useAllergens } from '../queries/allergens-query.ts';
import styles from './allergen-section.module.css';
import { AreaFailure } from './area-failure.tsx';
import { ALLERGENS_ID } from './conflict-notice.tsx';
import { Section } from './section.tsx';

/** Every allergen in its state. Where the call fails, what the product itself carries is shown. */
export function AllergenSection({ product }: { readonly product: Product }) {
  const { facts, sources, hasFailed, isFetching, retry } = useAllergens(product);
  const by = sources.length === 0 ? 'the sources' : listText(sources.map((source) => SOURCE_NAMES[source]));
  return (
    <Section
      id={ALLERGENS_ID}
      title="Allergens"
      aside={<p className="small muted">declared by {by}; named by the ingredient list</p>}
    >
      {facts.length === 0 ? (
        <Silence />
      ) : (
        <States groups={groupAllergens(facts)} ingredients={product.ingredients} />
      )}
      {hasFailed && (
        <AreaFailure
          text="The words and sources of the allergens could not be loaded"
          isRetrying={isFetching}
          onRetry={retry}
        />
      )}
      <p className="small muted">
        Not declared is not the same as free from. Ask the supplier where it matters.
      </p>
    </Section>
  );
}

interface StatesProps {
  readonly groups: readonly AllergenGroup[];
  readonly ingredients: string | null;
}

function States({ groups, ingredients }: StatesProps) {
  const shown = groups.filter(({ state, allergens }) => allergens.length > 0 || IS_SAID_EMPTY[state]);
  return (
    <dl className={styles.states}>
      {shown.map((group) => (
        <div key={group.state} className={styles[group.state]}>
          <dt>
            <AllergenMark state={group.state} />
            {ALLERGEN_STATE_NAMES[group.state]}
          </dt>
          <Stated group={group} ingredients={ingredients} />
        </div>
      ))}
    </dl>
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

interface StatedProps {
  readonly group: AllergenGroup;
  readonly ingredients: string | null;
}

/** The names of a state; where each has a reason of its own, one below the other. */
function Stated({ group: { state, allergens }, ingredients }: StatedProps) {
  if (allergens.length === 0) {
    return (
      <dd>
        <span className="na">none stated</span>
      </dd>
    );
  }
  if (state !== 'conflict' && state !== 'named') {
    return <dd>{allergens.map(({ key }) => ALLERGENS[key]).join(', ')}</dd>;
  }
  return allergens.map(({ key, words }) => (
    <dd key={key}>
      <b>{ALLERGENS[key]}</b>
      <small>{whySentence(state, ingredients, words)} Filters leave it out.</small>
    </dd>
  ));
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
