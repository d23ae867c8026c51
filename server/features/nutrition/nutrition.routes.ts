import { nutritionContract } from '#contract/nutrition.schema.ts';
import { PRODUCT_NOT_FOUND } from '#contract/product.ts';
import { fail, ok } from '#contract/result.ts';
import type { Deps } from '#server/deps.ts';
import type { Route } from '#server/http/route.ts';
import { findServing, listNutrients, listNutrition } from './nutrition.queries.ts';
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
    const [serving, nutrients] = await Promise.all([findServing(db, gtin), listNutrients(db, gtin)]);
    return serving ? ok(presentNutrition(serving, nutrients)) : fail('not_found', PRODUCT_NOT_FOUND);
  });
}
