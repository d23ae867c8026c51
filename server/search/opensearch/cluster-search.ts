import type { Client } from '@opensearch-project/opensearch';
import { LRUCache } from 'lru-cache';
import type { Log } from '#server/log.ts';
import { countCategories } from '../embedded/query/categories.ts';
import type { SearchIndex } from '../embedded/search-index.ts';
import { splitQuery } from '../embedded/text/query-words.ts';
import { wholeList } from '../engine.ts';
import type { CatalogueFeed } from '../feed.ts';
import { writeFacets } from '../json-facets.ts';
import { SearchFailure, tooManyWords } from '../search-failure.ts';
import type { FollowOptions } from '../sync.ts';
import { type FindAlternatives, indexTradeWords } from '../words/find-alternatives.ts';
import { readTradeWords } from '../words/load-trade-words.ts';
import type { TradeWords } from '../words/parse-trade-words.ts';
import type { Hit, SearchAnswer } from './answer.ts';
import { type Ask, askInRounds } from './ask-in-rounds.ts';
import { openCluster, openSearches, reach } from './cluster.ts';
import { openClusterIndex } from './cluster-index.ts';
import { followCluster, type HoldLock } from './follow-cluster.ts';
import { indexNames } from './index-names.ts';
import { listToEnd } from './list-to-end.ts';
import { removeOldVersions } from './remove-old-versions.ts';
import { planList, searchCluster } from './search-in-rounds.ts';
import { categoryCounter, suggestInCluster } from './suggest-in-rounds.ts';
import { type PositionWatch, watchPosition } from './watch-position.ts';

export interface ClusterSearchOptions {
  readonly feed: CatalogueFeed;
  /** Addresses of nodes, separated by commas. */
  readonly url: string;
  readonly log: Log;
  readonly subscribe?: FollowOptions['subscribe'];
  readonly holdLock: HoldLock;
  /** The words of the trade; the built-in ones where it is absent. */
  readonly tradeWords?: TradeWords;
  /** What the names of the installation's indexes begin with. */
  readonly prefix?: string;
  /** Another version of the mapping than this code's own. */
  readonly schema?: string;
}

/** Answers that hold for one version of the index, at most. */
const MAX_KNOWN = 20_000;
const MAX_WORDS = 100;
/** Of a list that is read to its end. */
const ROWS_AT_ONCE = 10_000;

/** Opens search on an OpenSearch cluster. Resolves at once; `isReady` tells when everything is indexed. */
export function openClusterSearch(options: ClusterSearchOptions): SearchIndex {
  const { feed, url, log, subscribe, holdLock, prefix = 'larder' } = options;
  const client = openCluster(url);
  const names = indexNames(prefix, options.schema);
  const watch = watchPosition(client, names);
  const isLost = () => watch.isReachable() && watch.position() === undefined;
  const openIndex = () => openClusterIndex({ client, names, log, onPosition: watch.note, isLost });
  const tidy = async () => {
    const indexes = await removeOldVersions({ client, names, holdLock, now: Date.now() });
    if (indexes.length > 0) log.info({ indexes }, 'removed the indexes of older versions');
  };
  const lockName = names.alias;
  const follower = followCluster({ feed, log, subscribe, holdLock, lockName, watch, openIndex, tidy });
  return {
    ...queryMethods(client, names.alias, watch, indexTradeWords(options.tradeWords ?? readTradeWords())),
    version: watch.version,
    missing: watch.missing,
    isReady: () => watch.position()?.isComplete === true,
    sequence: () => watch.position()?.sequence,
    async caughtUp() {
      const wanted = await feed.latestSequence();
      const hasCaughtUp = () => {
        const { isComplete = false, sequence = 0 } = watch.position() ?? {};
        return isComplete && sequence >= wanted;
      };
      while (!hasCaughtUp()) await watch.changed();
    },
    async close() {
      await follower.close();
      await client.close();
    },
  };
}

function queryMethods(
  client: Client,
  alias: string,
  watch: PositionWatch,
  findAlternatives: FindAlternatives,
) {
  const searchMany = openSearches(client, alias);
  let known = { version: watch.version(), answers: new LRUCache<string, SearchAnswer>({ max: MAX_KNOWN }) };
  const ask = <T>(work: (ask: Ask) => T): Promise<T> => {
    const version = watch.version();
    if (known.version !== version) known = { version, answers: new LRUCache({ max: MAX_KNOWN }) };
    return askInRounds(searchMany, known.answers, work);
  };
  return {
    async search(query) {
      refuseTooMany(query.term);
      const { hits, close, facets, ...page } = await ask((asked) =>
        searchCluster(asked, query, findAlternatives),
      );
      return {
        ...page,
        bodies: hits.map(bodyOf),
        close: close && { without: close.without, bodies: close.hits.map(bodyOf) },
        facets: writeFacets(facets),
      };
    },
    async listGtins(query) {
      refuseTooMany(query.term);
      const whole = wholeList(query, ROWS_AT_ONCE);
      return listToEnd(client, alias, await ask((asked) => planList(asked, whole, findAlternatives)));
    },
    async suggest(text, limit) {
      refuseTooMany(text);
      return ask((asked) => suggestInCluster(asked, text, limit, findAlternatives));
    },
    countCategories: () => ask((asked) => countCategories(categoryCounter(asked))),
    findBodies: (gtins) => findBodies(client, alias, gtins),
  } satisfies Partial<SearchIndex>;
}

/** Each word is looked up by itself: more than any page lets through would take too many requests. */
function refuseTooMany(term: string): void {
  if (splitQuery(term).length > MAX_WORDS) throw tooManyWords();
}

/** None where the cluster cannot be reached: the store has them too. */
async function findBodies(client: Client, index: string, gtins: readonly string[]) {
  if (gtins.length === 0) return new Map<string, Buffer>();
  try {
    const { body } = await reach(() => client.mget({ index, body: { ids: [...gtins] } }));
    const found = body.docs.flatMap((doc) => ('_source' in doc ? [doc._source as Hit['_source']] : []));
    return new Map(
      found.flatMap((source) => (source ? [[source.gtin, Buffer.from(source.body)] as const] : [])),
    );
  } catch (error) {
    if (error instanceof SearchFailure) return new Map<string, Buffer>();
    throw error;
  }
}

const bodyOf = ({ _source }: Hit): Buffer => Buffer.from(_source?.body ?? '');
