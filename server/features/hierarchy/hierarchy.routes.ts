import { hierarchyContract } from '#contract/hierarchy.schema.ts';
import { MAX_HIERARCHY_NODES } from '#contract/hierarchy.ts';
import { PRODUCT_NOT_FOUND } from '#contract/product.ts';
import { fail, ok } from '#contract/result.ts';
import type { Deps } from '#server/deps.ts';
import type { Route } from '#server/http/route.ts';
import { listConnected } from './hierarchy.queries.ts';
import { isKnown, presentHierarchy } from './present-hierarchy.ts';

export function hierarchyRoutes(route: Route, { pool }: Pick<Deps, 'pool'>): void {
  route(hierarchyContract.get, async ({ params: { gtin } }) => {
    // One more than is shown: that tells whether there are more.
    const rows = await listConnected(pool, gtin, MAX_HIERARCHY_NODES + 1);
    return isKnown(rows) ? ok(presentHierarchy(rows)) : fail('not_found', PRODUCT_NOT_FOUND);
  });
}
