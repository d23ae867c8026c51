import type { Client } from '@opensearch-project/opensearch';
import type { Missing } from '../engine.ts';
import type { IndexNames } from './index-names.ts';

/**
 * What the cluster is short of. Undefined where it does not answer, or does not let this account ask: then searches still
 * work. Of the node that is asked, without waiting for a manager that may be the node that is lost.
 */
export async function readMissing(
  client: Client,
  { alias }: IndexNames,
  requestTimeout: number,
): Promise<Missing | undefined> {
  const named = client.connectionPool.size;
  const asked = client.cluster.health(
    { index: `${alias}-*`, local: true, timeout: '1s' },
    { requestTimeout },
  );
  return asked.then(
    ({ body }) => ({
      nodes: Math.max(0, named - body.number_of_nodes),
      copies: body.unassigned_shards + body.initializing_shards,
    }),
    () => undefined,
  );
}
