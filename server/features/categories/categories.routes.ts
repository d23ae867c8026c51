import { categoriesContract } from '#contract/categories.schema.ts';
import { FAMILIES } from '#contract/families.ts';
import { ok } from '#contract/result.ts';
import type { Deps } from '#server/deps.ts';
import type { Route } from '#server/http/route.ts';
import { notReady } from '#server/search/search-failure.ts';

export function categoryRoutes(route: Route, { search }: Pick<Deps, 'search'>): void {
  route(categoriesContract.list, async () => {
    if (!search.isReady()) return notReady();
    const counts = await search.countCategories();
    return ok({
      categories: FAMILIES.map((family) => ({
        ...family,
        product_count: counts.get(family.family_title) ?? 0,
      })),
    });
  });
}
