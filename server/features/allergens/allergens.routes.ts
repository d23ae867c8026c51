import { type AllergenDeclaration, allergensContract } from '#contract/allergens.schema.ts';
import { ALLERGEN_KEYS, ALLERGEN_STATES, ALLERGENS, type Allergen } from '#contract/allergens.ts';
import { PRODUCT_NOT_FOUND } from '#contract/product.ts';
import { fail, ok } from '#contract/result.ts';
import type { Deps } from '#server/deps.ts';
import { locateAllergens } from '#server/guidelines/ingredients/locate-allergens.ts';
import type { Route } from '#server/http/route.ts';
import { type AllergenFacts, type AllergenRow, findAllergens } from './allergens.queries.ts';

export function allergenRoutes(route: Route, { db }: Pick<Deps, 'db'>): void {
  route(allergensContract.list, async ({ params }) => {
    const facts = await findAllergens(db, params.gtin);
    return facts ? ok(presentAllergens(facts)) : fail('not_found', PRODUCT_NOT_FOUND);
  });
}

/** What must be known first comes first, by state; each state in the order of the law's list. */
function presentAllergens({ ingredients, rows }: AllergenFacts): AllergenDeclaration[] {
  const words = ingredients === null ? new Map<Allergen, never[]>() : locateAllergens(ingredients);
  const rank = ({ state, allergen }: AllergenRow) =>
    ALLERGEN_STATES.indexOf(state) * ALLERGEN_KEYS.length + ALLERGEN_KEYS.indexOf(allergen);
  return rows
    .toSorted((a, b) => rank(a) - rank(b))
    .map(({ allergen, state, source, as_claim }) => ({
      allergentypename: ALLERGENS[allergen],
      allergen,
      containment: state,
      source,
      as_claim,
      words: (words.get(allergen) ?? []).map(({ start, end }) => ({ start, end })),
    }));
}
