import { afterAll, beforeAll } from 'vitest';
import type { OpenSearchNode } from '#tests/support/opensearch/start-opensearch.ts';
import { silentLog } from '#tests/support/silent-log.ts';
import { openTestFolder } from '#tests/support/test-folder.ts';
import { openSearchIndex, type SearchIndex } from '../embedded/search-index.ts';
import type { CatalogueFeed } from '../feed.ts';
import type { TradeWords } from '../words/parse-trade-words.ts';
import { type ClusterSearchOptions, openClusterSearch } from './cluster-search.ts';

export const ENGINES = ['embedded', 'cluster'] as const;
export type Engines = Readonly<Record<(typeof ENGINES)[number], SearchIndex>>;

let opened = 0;

/** A cluster's search with indexes of its own names. It has the lock to write unless another one is given. */
export function openCluster(
  node: Pick<OpenSearchNode, 'url'>,
  feed: CatalogueFeed,
  options: Partial<ClusterSearchOptions> = {},
): SearchIndex {
  // Short: a log must not have names as long as secrets.
  const prefix = `t${process.pid.toString(36)}-${opened++}`;
  const holdLock = async () => async () => undefined;
  return openClusterSearch({ url: node.url, feed, log: silentLog, prefix, holdLock, ...options });
}

/** Both engines over the same catalogue, for the tests of a group. Call it where its hooks belong. */
export function openEngines(
  node: () => OpenSearchNode,
  feed: CatalogueFeed,
  tradeWords?: TradeWords,
): () => Engines {
  let engines: Engines | undefined;
  const words = tradeWords === undefined ? {} : { tradeWords };
  const dataDir = openTestFolder();
  beforeAll(async () => {
    engines = {
      embedded: await openSearchIndex({ feed, dataDir, log: silentLog, ...words }),
      cluster: openCluster(node(), feed, words),
    };
    await Promise.all([engines.embedded.caughtUp(), engines.cluster.caughtUp()]);
  });
  afterAll(() => Promise.all(ENGINES.map((name) => engines?.[name].close())));
  return () => {
    if (engines === undefined) throw new Error('The engines are opened before the tests.');
    return engines;
  };
}
