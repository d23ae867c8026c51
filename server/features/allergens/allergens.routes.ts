import { allergensContract } from '#contract/allergens.schema.ts';
import { PRODUCT_NOT_FOUND } from '#contract/product.ts';
import { fail, ok } from '#contract/result.ts';
import type { Deps } from '#server/deps.ts';
import type { Route } from '#server/http/route.ts';
import { findAllergens } from './allergens.queries.ts';
import { presentAllergens } from './present-allergens.ts';

export function allergenRoutes(route: Route, { db }: Pick<Deps, 'db'>): void {
  route(allergensContract.list, async ({ params }) => {
    const facts = await findAllergens(db, params.gtin);
    return facts ? ok(presentAllergens(facts)) : fail('not_found', PRODUCT_NOT_FOUND);
  });
}
