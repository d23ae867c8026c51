import type { FastifyInstance } from 'fastify';
import { hierarchyContract } from '#contract/hierarchy.schema.ts';
import { MAX_HIERARCHY_NODES } from '#contract/hierarchy.ts';
import { PRODUCT_NOT_FOUND } from '#contract/product.ts';
import { fail, ok } from '#contract/result.ts';
import type { Deps } from '#server/deps.ts';
import type { Route } from '#server/http/route.ts';
import { type ListConnected, listConnectedInStore } from './hierarchy.queries.ts';
import { listConnectedInNeo4j } from './neo4j/list-connected.ts';
import { openDriver } from './neo4j/neo4j-driver.ts';
import { presentHierarchy } from './present-hierarchy.ts';

export interface HierarchyDeps {
  readonly listConnected: ListConnected;
}

/** Where hierarchies come from: Neo4j where it is configured, else the store. Closed with the application. */
export async function openHierarchy(
  app: FastifyInstance,
  { config, reads, log }: Pick<Deps, 'config' | 'reads' | 'log'>,
): Promise<HierarchyDeps> {
  if (!config.neo4j) return { listConnected: listConnectedInStore(reads.pool) };
  const driver = await openDriver(config.neo4j);
  app.addHook('onClose', () => driver.close());
  return { listConnected: listConnectedInNeo4j(driver, log) };
}

export function hierarchyRoutes(route: Route, deps: HierarchyDeps): void {
  route(hierarchyContract.get, async ({ params: { gtin } }) => {
    // One more than is shown: that tells whether there are more.
    const rows = await deps.listConnected(gtin, MAX_HIERARCHY_NODES + 1);
    if (!rows.ok) return rows;
    return rows.value.length > 0 ? ok(presentHierarchy(rows.value)) : fail('not_found', PRODUCT_NOT_FOUND);
  });
}
