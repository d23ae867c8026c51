import { Fragment, type ReactNode } from 'react';
import { ALLERGENS } from '#contract/allergens.ts';
import type { Scorecard } from '#contract/scorecard.schema.ts';
import { MATRIX_STATES, shownAllergens } from './allergen-words.ts';

type Counts = ReturnType<typeof shownAllergens>[number];

export interface AllergenRowsProps {
  readonly card: Scorecard;
  /** The cell of a state. */
  readonly cell: (counts: Counts, state: (typeof MATRIX_STATES)[number]['state']) => ReactNode;
  /** Stands behind the cells. */
  readonly end?: (counts: Counts) => ReactNode;
}

/** A row for each allergen, with a cell for each state that a line may be in. */
export function AllergenRows({ card, cell, end }: AllergenRowsProps) {
  return (
    <tbody>
      {shownAllergens(card).map((counts) => (
        <tr key={counts.allergen}>
          <th scope="row">{ALLERGENS[counts.allergen]}</th>
          {MATRIX_STATES.map(({ state }) => (
            <Fragment key={state}>{cell(counts, state)}</Fragment>
          ))}
          {end?.(counts)}
        </tr>
      ))}
    </tbody>
  );
}
