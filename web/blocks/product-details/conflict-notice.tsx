import type { MouseEvent } from 'react';
import { t } from 'ttag';
import { ALLERGENS } from '#contract/allergens.ts';
import type { Product } from '#contract/product.schema.ts';
import { listText, whySentence } from '#web/features/product-facts/allergen-sentences.ts';
import { groupAllergens } from '#web/features/product-facts/group-allergens.ts';
import { useAllergens } from '#web/features/product-facts/use-allergens.ts';
import { Caution } from './caution.tsx';

/** Of the section that lists the allergens. */
export const ALLERGENS_ID = 'allergens';

export interface ConflictNoticeProps {
  readonly product: Product;
  /** Leads to the list of allergens further down. */
  readonly hasLink?: boolean;
}

/** Said before anything else of a product: declared free from an allergen that its ingredients name. */
export function ConflictNotice({ product, hasLink = false }: ConflictNoticeProps) {
  const { facts } = useAllergens(product);
  const disputed = groupAllergens(facts).find(({ state }) => state === 'conflict')?.allergens ?? [];
  if (disputed.length === 0) return null;
  const names = disputed.map(({ key }, i) => (i === 0 ? ALLERGENS[key] : ALLERGENS[key].toLowerCase()));
  const words = disputed.flatMap((each) => each.words);
  const link = (
    <a className="link" href={`#${ALLERGENS_ID}`} onClick={goToAllergens}>
      {t`See allergens`}
    </a>
  );
  return (
    <Caution mark="conflict" link={hasLink && link}>
      <strong>{t`${listText(names)}: the sources disagree.`}</strong>{' '}
      {whySentence(
        'conflict',
        product.ingredients,
        words,
        disputed.every(({ asClaim }) => asClaim),
      )}
    </Caution>
  );
}

/** Within a dialog the address must stay as it is: it holds which product is open over which list. */
function goToAllergens(event: MouseEvent): void {
  const section = document.getElementById(ALLERGENS_ID);
  if (!section) return;
  event.preventDefault();
  section.scrollIntoView();
  section.focus({ preventScroll: true });
}
