import { dietClaimsContract } from '#contract/diet-claims.schema.ts';
import { DIET_TYPES, PRODUCT_NOT_FOUND } from '#contract/product.ts';
import { fail, ok } from '#contract/result.ts';
import type { Deps } from '#server/deps.ts';
import type { Route } from '#server/http/route.ts';
import { findDietClaims } from './diet-claims.queries.ts';

export function dietClaimsRoutes(route: Route, { db }: Pick<Deps, 'db'>): void {
  route(dietClaimsContract.get, async ({ params }) => {
    const row = await findDietClaims(db, params.gtin);
    if (!row) return fail('not_found', PRODUCT_NOT_FOUND);
    const diet_types = DIET_TYPES.filter((diet) => row.diet_types.includes(diet));
    return ok({ diet_types, claims: row.claims });
  });
}
