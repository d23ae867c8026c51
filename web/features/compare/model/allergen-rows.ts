import { t } from 'ttag';
import { ALLERGEN_KEYS, ALLERGEN_STATES, ALLERGENS, type Allergen } from '#contract/allergens.ts';
import type { Product } from '#contract/product.schema.ts';
import type { ShownState } from '#web/features/product-facts/allergen-states.ts';
import type { Column, Section } from './cell.ts';

/** Every allergen with its state in each product. Silence stays silence: it is never "free from". */
export function allergenSection(columns: readonly Column[]): Section {
  const silent = ALLERGEN_KEYS.filter((allergen) =>
    columns.every(({ product }) => allergenState(product, allergen) === 'not_declared'),
  );
  const note = silentNote(silent);
  return {
    id: 'allergens',
    title: t`Allergens`,
    ...(note !== undefined && { note }),
    rows: ALLERGEN_KEYS.filter((allergen) => !silent.includes(allergen)).map((allergen) => ({
      id: allergen,
      label: ALLERGENS[allergen],
      cells: columns.map(({ product }) => ({ kind: 'allergen', state: allergenState(product, allergen) })),
    })),
  };
}

/** The state of one allergen in a product, the gravest where it is in several lists. */
function allergenState({ allergens }: Pick<Product, 'allergens'>, allergen: Allergen): ShownState {
  return ALLERGEN_STATES.find((state) => allergens[state].includes(allergen)) ?? 'not_declared';
}

function silentNote(silent: readonly Allergen[]): string | undefined {
  if (silent.length === 0) return undefined;
  if (silent.length === ALLERGEN_KEYS.length)
    return t`No source declares anything about allergens in these products. That does not mean there are none.`;
  const names = silent.map((allergen) => ALLERGENS[allergen]);
  return t`Not declared on any of them, which does not mean free from: ${names.join(', ')}.`;
}
