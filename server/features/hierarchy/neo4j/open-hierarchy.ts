import type { FastifyInstance } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { listConnectedInStore } from '#server/features/hierarchy/hierarchy.queries.ts';
import type { HierarchyDeps } from '#server/features/hierarchy/hierarchy.routes.ts';
import { listConnectedInNeo4j } from './list-connected.ts';
import { openDriver } from './neo4j-driver.ts';

/** Where hierarchies come from: Neo4j where it is configured, else the store. Closed with the application. */
export async function openHierarchy(
  app: FastifyInstance,
  { config, pool, log }: Pick<Deps, 'config' | 'pool' | 'log'>,
): Promise<HierarchyDeps> {
  if (!config.neo4j) return { listConnected: listConnectedInStore(pool) };
  const driver = await openDriver(config.neo4j);
  app.addHook('onClose', () => driver.close());
  return { listConnected: listConnectedInNeo4j(driver, log) };
}
