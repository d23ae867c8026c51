import { guidelinesContract } from '#contract/guideline.schema.ts';
import { PRODUCT_NOT_FOUND } from '#contract/product.ts';
import { productsContract } from '#contract/products.schema.ts';
import { MAX_SUGGESTIONS, SEARCH_NOT_READY } from '#contract/products.ts';
import { fail, ok } from '#contract/result.ts';
import { findGuidelineSubject, listGuidelineSubjects } from '#server/catalogue/evaluation/find-subject.ts';
import { findDietClaims } from '#server/catalogue/read/find-diet-claims.ts';
import type { Deps } from '#server/deps.ts';
import { withoutDeclared } from '#server/guidelines/claims/without-declared.ts';
import { explainProduct } from '#server/guidelines/explain-product.ts';
import { nutrientLimits } from '#server/guidelines/nutrient-limits.ts';
import { readyJson } from '#server/http/ready-json.ts';
import type { Route } from '#server/http/route.ts';
import { findProduct } from './find-product.ts';
import { pageBody } from './page-body.ts';
import { toSearchQuery } from './search-query.ts';

export function productRoutes(route: Route, deps: Pick<Deps, 'db' | 'search'>): void {
  const { db, search } = deps;

  route(productsContract.list, async ({ query }) => {
    if (!search.isReady()) return fail('unavailable', SEARCH_NOT_READY);
    return ok(readyJson(pageBody(await search.search(toSearchQuery(query)))));
  });
  route(productsContract.suggest, async ({ query }) => {
    if (!search.isReady()) return fail('unavailable', SEARCH_NOT_READY);
    return ok({ suggestions: await search.suggest(query.q, MAX_SUGGESTIONS) });
  });
  route(productsContract.get, async ({ params }) => {
    const body = await findProduct(deps, params.gtin);
    return body ? ok(readyJson([body])) : fail('not_found', PRODUCT_NOT_FOUND);
  });
  route(guidelinesContract.limits, async ({ query }) => {
    const subjects = await listGuidelineSubjects(db, query.gtin);
    return ok({ limits: [...subjects].map(([gtin, subject]) => ({ gtin, ...nutrientLimits(subject) })) });
  });
  route(guidelinesContract.evaluate, async ({ params }) => {
    const [subject, declared] = await Promise.all([
      findGuidelineSubject(db, params.gtin),
      findDietClaims(db, params.gtin),
    ]);
    if (!subject || !declared) return fail('not_found', PRODUCT_NOT_FOUND);
    const explained = explainProduct(subject);
    return ok({ ...explained, derived: withoutDeclared(explained.derived, declared) });
  });
}
