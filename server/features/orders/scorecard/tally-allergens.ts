import { ALLERGEN_KEYS, ALLERGEN_STATES, type Allergen, type AllergenState } from '#contract/allergens.ts';
import type { Scorecard } from '#contract/scorecard.schema.ts';
import type { ScoredLine } from './scored-line.ts';

type States = Partial<Record<Allergen, AllergenState>>;

/** How many lines are in each state of each allergen. What no source speaks of is not declared, which is not free from. */
export function tallyAllergens(lines: readonly ScoredLine[]): Scorecard['allergens'] {
  const states = lines.map(statesOf);
  return ALLERGEN_KEYS.map((allergen) => {
    const count = (state: AllergenState | undefined) =>
      states.filter((each) => each[allergen] === state).length;
    return {
      allergen,
      conflict: count('conflict'),
      contains: count('contains'),
      named: count('named'),
      may_contain: count('may_contain'),
      free_from: count('free_from'),
      not_declared: count(undefined),
    };
  });
}

const SHOWN = 12;

/** A few lines: those in conflict first, then those whose ingredients name what no source declares. */
export function pickAllergenLines(lines: readonly ScoredLine[]): Scorecard['allergen_lines'] {
  const rank = ({ judged: { allergens } }: ScoredLine) =>
    [allergens.conflict, allergens.named, allergens.contains, allergens.may_contain].map(
      (some) => some.length,
    );
  return lines
    .map((line) => ({ line, ranks: rank(line) }))
    .toSorted((a, b) => {
      const at = a.ranks.findIndex((count, i) => count !== b.ranks[i]);
      return at < 0 ? a.line.line.line - b.line.line.line : (b.ranks[at] ?? 0) - (a.ranks[at] ?? 0);
    })
    .slice(0, SHOWN)
    .map(({ line }) => ({
      line: line.line.line,
      gtin: line.product.gtin,
      name: line.product.name,
      states: statesOf(line),
    }));
}

export function statesOf({ judged: { allergens } }: ScoredLine): States {
  const states: States = {};
  for (const state of ALLERGEN_STATES) for (const allergen of allergens[state]) states[allergen] ??= state;
  return states;
}
