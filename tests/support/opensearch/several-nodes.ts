import { findFreePort } from '#server/free-port.ts';
import { type OpenSearchNode, startOpenSearch } from './start-opensearch.ts';

/** Starts a cluster of nodes with the settings of `deploy/opensearch`, as its first start makes one. */
export async function startNodes(count: number): Promise<OpenSearchNode[]> {
  const ports = await Promise.all(Array.from({ length: count }, () => findFreePort('127.0.0.1')));
  const names = ports.map((_, i) => `search-${i + 1}`);
  const shared = {
    SEARCH_SEEDS: ports.map((port) => `127.0.0.1:${port}`).join(','),
    SEARCH_NODES: names.join(','),
  };
  // None answers before most of them have found each other.
  return Promise.all(
    ports.map((transportPort, i) =>
      startOpenSearch({ transportPort, place: { ...shared, NODE_NAME: names[i] ?? '' } }),
    ),
  );
}
