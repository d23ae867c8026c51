import { listenForChanges, openCatalogueFeed } from './catalogue/read/feed.queries.ts';
import { openReadingThread } from './catalogue/read/reading-thread.ts';
import type { Config } from './config.ts';
import type { Store } from './db/open-db.ts';
import { holdLock } from './db/store-lock.ts';
import type { Log } from './log.ts';
import { openSearchIndex, type SearchIndex } from './search/embedded/search-index.ts';
import type { TradeWords } from './search/words/parse-trade-words.ts';

export interface OpenEngineOptions {
  readonly config: Pick<Config, 'dataDir' | 'databaseReadUrl' | 'searchUrl'>;
  readonly store: Pick<Store, 'pool' | 'connection'>;
  readonly reads: Parameters<typeof openCatalogueFeed>[1];
  readonly log: Log;
  readonly tradeWords: TradeWords;
}

/** The engine that the settings name, following the store's catalogue, which a thread of its own reads. */
export async function openEngine({
  config,
  store,
  reads,
  log,
  tradeWords,
}: OpenEngineOptions): Promise<SearchIndex> {
  const { pool, connection } = store;
  const { dataDir, databaseReadUrl, searchUrl: url } = config;
  const readings = openReadingThread(connection, databaseReadUrl);
  const following = {
    feed: openCatalogueFeed(pool, reads, readings),
    log,
    tradeWords,
    subscribe: (onChange: () => void) => listenForChanges(pool, onChange, log),
  };
  const search = await open();
  return {
    ...search,
    async close() {
      await search.close();
      await readings.end();
    },
  };

  async function open(): Promise<SearchIndex> {
    if (url === undefined) return openSearchIndex({ ...following, dataDir });
    // Its client is a quarter of all modules: loaded only where it is used.
    const { openClusterSearch } = await import('./search/opensearch/cluster-search.ts');
    return openClusterSearch({ ...following, url, holdLock: (name, onLost) => holdLock(pool, name, onLost) });
  }
}
