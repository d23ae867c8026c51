import { alternativesContract } from '#contract/alternatives.schema.ts';
import { guidelinesContract } from '#contract/guideline.schema.ts';
import { ingredientLawsContract } from '#contract/ingredient-laws.schema.ts';
import { pointsContract } from '#contract/points.schema.ts';
import { PRODUCT_NOT_FOUND } from '#contract/product.ts';
import { productsContract } from '#contract/products.schema.ts';
import { MAX_SUGGESTIONS } from '#contract/products.ts';
import { fail, ok } from '#contract/result.ts';
import { bodiesOnDay } from '#server/catalogue/product/verdicts-on-day.ts';
import { findProductBody } from '#server/catalogue/read/products.queries.ts';
import type { Db } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { answerCache, versionByDay } from '#server/http/answer-cache.ts';
import { readyJson } from '#server/http/ready-json.ts';
import type { Route } from '#server/http/route.ts';
import type { SearchPage } from '#server/search/engine.ts';
import { searchProducts } from '#server/search/query/search-query.ts';
import { notReady } from '#server/search/search-failure.ts';
import { listPoints } from './list-points.ts';
import { pageBody } from './page-body.ts';
import { explainGuidelines, judgeIngredientLaws, listAlternatives, listLimits } from './products.service.ts';

export function productRoutes(route: Route, deps: Pick<Deps, 'db' | 'search' | 'clock'>): void {
  const { search } = deps;
  const today = () => deps.clock().toISOString().slice(0, 10);
  const cache = answerCache(versionByDay(() => search.version(), deps.clock));
  route(
    productsContract.list,
    async ({ query }) => {
      if (!search.isReady()) return notReady();
      const day = query.day ?? today();
      const { page, understood } = await searchProducts(search, { ...query, day });
      return ok(readyJson(pageBody(await pageOnDay(deps.db, page, day), day, understood)));
    },
    { cache },
  );
  route(
    productsContract.suggest,
    async ({ query }) => {
      if (!search.isReady()) return notReady();
      return ok({ suggestions: await search.suggest(query.q, MAX_SUGGESTIONS) });
    },
    { cache },
  );
  route(
    pointsContract.list,
    async ({ query }) => {
      if (!search.isReady()) return notReady();
      return ok(await listPoints(deps, { ...query, day: query.day ?? today() }));
    },
    { cache },
  );
  route(productsContract.get, async ({ params, query }) => {
    const body = await findProductBody(deps, params.gtin);
    if (!body) return fail('not_found', PRODUCT_NOT_FOUND);
    return ok(readyJson(await bodiesOnDay(deps.db, [body], query.day ?? today())));
  });
  route(guidelinesContract.limits, async ({ query }) =>
    ok({ limits: await listLimits(deps, query.gtin, query.day ?? today()) }),
  );
  route(ingredientLawsContract.judge, ({ params, query }) => {
    const reach = { places: query.place, channels: query.channel };
    return judgeIngredientLaws(deps, params.gtin, query.day ?? today(), reach);
  });
  route(alternativesContract.list, ({ params, query }) =>
    listAlternatives(deps, params.gtin, { ...query, day: query.day ?? today() }),
  );
  route(guidelinesContract.evaluate, ({ params, query }) =>
    explainGuidelines(deps, params.gtin, query.day ?? today()),
  );
}

/** A page whose products have the verdicts of the versions in force on a day (YYYY-MM-DD). */
async function pageOnDay(db: Db, page: SearchPage, day: string): Promise<SearchPage> {
  const close = page.close && { ...page.close, bodies: await bodiesOnDay(db, page.close.bodies, day) };
  return { ...page, bodies: await bodiesOnDay(db, page.bodies, day), close };
}
