import { nutritionContract } from '#contract/nutrition.schema.ts';
import { PRODUCT_NOT_FOUND } from '#contract/product.ts';
import { fail, ok } from '#contract/result.ts';
import type { Deps } from '#server/deps.ts';
import type { Route } from '#server/http/route.ts';
import { findNutrition, listNutrition } from './nutrition.queries.ts';
import { presentNutrition } from './present-nutrition.ts';

export function nutritionRoutes(route: Route, { db }: Pick<Deps, 'db'>): void {
  route(nutritionContract.many, async ({ query }) => {
    const found = await listNutrition(db, query.gtin);
    const nutrition = [...new Set(query.gtin)].flatMap((gtin) => {
      const one = found.get(gtin);
      return one ? [{ gtin, ...presentNutrition(one.serving, one.nutrients) }] : [];
    });
    return ok({ nutrition });
  });
  route(nutritionContract.get, async ({ params: { gtin } }) => {
    const found = await findNutrition(db, gtin);
    return found
      ? ok(presentNutrition(found.serving, found.nutrients))
      : fail('not_found', PRODUCT_NOT_FOUND);
  });
}
