import { dietClaimsContract } from '#contract/diet-claims.schema.ts';
import { PRODUCT_NOT_FOUND } from '#contract/product.ts';
import { fail, ok } from '#contract/result.ts';
import { findDietClaims } from '#server/catalogue/read/products.queries.ts';
import type { Deps } from '#server/deps.ts';
import type { Route } from '#server/http/route.ts';

export function dietClaimsRoutes(route: Route, { db }: Pick<Deps, 'db'>): void {
  route(dietClaimsContract.get, async ({ params }) => {
    const declared = await findDietClaims(db, params.gtin);
    return declared ? ok(declared) : fail('not_found', PRODUCT_NOT_FOUND);
  });
}
