import { hierarchyContract } from '#contract/hierarchy.schema.ts';
import { MAX_HIERARCHY_NODES } from '#contract/hierarchy.ts';
import { PRODUCT_NOT_FOUND } from '#contract/product.ts';
import { fail, ok } from '#contract/result.ts';
import type { Route } from '#server/http/route.ts';
import type { ListConnected } from './hierarchy-row.ts';
import { presentHierarchy } from './present-hierarchy.ts';

export interface HierarchyDeps {
  readonly listConnected: ListConnected;
}

export function hierarchyRoutes(route: Route, deps: HierarchyDeps): void {
  route(hierarchyContract.get, async ({ params: { gtin } }) => {
    // One more than is shown: that tells whether there are more.
    const rows = await deps.listConnected(gtin, MAX_HIERARCHY_NODES + 1);
    if (!rows.ok) return rows;
    return rows.value.length > 0 ? ok(presentHierarchy(rows.value)) : fail('not_found', PRODUCT_NOT_FOUND);
  });
}
