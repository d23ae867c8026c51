import type { Guideline } from '#contract/guideline.ts';
import type { Point, Points, PointsQuery } from '#contract/points.schema.ts';
import { MAX_POINTS } from '#contract/points.ts';
import type { Product } from '#contract/product.schema.ts';
import { displayName } from '#contract/product.ts';
import { type Figure, parseFigure } from '#contract/ranges.ts';
import { listGuidelineSubjects } from '#server/catalogue/evaluation/subject.queries.ts';
import { productOf, productsOnDay } from '#server/catalogue/product/verdicts-on-day.ts';
import { findProductBody } from '#server/catalogue/read/products.queries.ts';
import type { Deps } from '#server/deps.ts';
import { limitOn, type NutrientLimit } from '#server/guidelines/limit-on.ts';
import { searchProducts, WITHOUT_COUNTS } from '#server/search/query/search-query.ts';
import { listTwoFigures } from './figures.queries.ts';

type Asked = PointsQuery & { readonly day: string };

/** Two figures of the products of a search, the first ones where they are more than a picture shows. */
export async function listPoints(deps: Pick<Deps, 'db' | 'search'>, query: Asked): Promise<Points> {
  const { db, search } = deps;
  const { page } = await searchProducts(search, { ...query, ...WITHOUT_COUNTS, limit: MAX_POINTS });
  const found = page.bodies.map(productOf);
  const wanted = query.with;
  if (wanted !== undefined && !found.some(({ gtin }) => gtin === wanted)) {
    const body = await findProductBody(deps, wanted);
    if (body) found.push(productOf(body));
  }
  const products = await productsOnDay(db, found, query.day);
  // The contract lets nothing else through.
  const [x, y] = [query.x, query.y].map((text) => parseFigure(text) as Figure) as [Figure, Figure];
  const figures = await listTwoFigures(
    db,
    products.map(({ gtin }) => gtin),
    x,
    y,
  );
  const points = products.map((product): Point => {
    const { gtin, brand } = product;
    const verdict = product.verdicts[query.guideline];
    return {
      gtin,
      name: displayName(product),
      brand,
      verdict,
      ...(figures.get(gtin) ?? { x: null, y: null }),
    };
  });
  return { total: page.total, points, ...(await tallyLimits(db, products, query, { x, y })) };
}

/** A limit depends on the kind of food. Judging all of thousands of products would hold others up. */
const JUDGED = 120;

async function tallyLimits(
  db: Deps['db'],
  products: readonly Product[],
  rules: { readonly guideline: Guideline; readonly day: string },
  axes: Readonly<Record<'x' | 'y', Figure>>,
): Promise<Pick<Points, 'limits' | 'judged'>> {
  const every = Math.max(1, Math.ceil(products.length / JUDGED));
  const looked = products.filter((_, at) => at % every === 0).map(({ gtin }) => gtin);
  const subjects = [...(await listGuidelineSubjects(db, looked)).values()];
  const limits = (['x', 'y'] as const).flatMap((axis) => {
    const found = new Map<string, { limit: NutrientLimit; products: number }>();
    for (const subject of subjects) {
      for (const limit of limitOn(subject, rules, axes[axis])) {
        const key = `${limit.comparison}${limit.limit}`;
        found.set(key, { limit, products: (found.get(key)?.products ?? 0) + 1 });
      }
    }
    return [...found.values()].map(({ limit, products: limited }) => ({ axis, ...limit, products: limited }));
  });
  return { limits: limits.toSorted((a, b) => b.products - a.products), judged: subjects.length };
}
