import { startOpenSearch } from '#tests/support/opensearch/start-opensearch.ts';
import { processorMs } from '../http-load.ts';
import type { Peer, PeerQuery, PeerRow } from './peer.ts';

/** As a server runs it, unlike a node that lives for a test's seconds. */
const JVM = ['-Xms2g', '-Xmx2g', '-XX:+UseG1GC'];
const MAPPING = {
  settings: {
    number_of_shards: 1,
    number_of_replicas: 0,
    refresh_interval: '-1',
    max_result_window: 20_000,
    'translog.durability': 'async',
  },
  mappings: {
    dynamic: 'strict',
    _source: { enabled: false },
    properties: {
      id: { type: 'integer' },
      name: { type: 'text', analyzer: 'whitespace' },
      words: {
        type: 'text',
        analyzer: 'whitespace',
        index_options: 'docs',
        norms: false,
        index_prefixes: { min_chars: 1, max_chars: 5 },
      },
      category: { type: 'keyword' },
      nova: { type: 'keyword' },
      smart: { type: 'boolean' },
      allergens: { type: 'keyword' },
    },
  },
};

/** A real node: one shard, merged to one segment, its request cache off. */
export async function openOpenSearch(batches: AsyncIterable<readonly PeerRow[]>): Promise<Peer> {
  const node = await startOpenSearch({ jvm: JVM });
  const call = async (method: string, path: string, body?: string) => {
    const type = path === '/_bulk' ? 'application/x-ndjson' : 'application/json';
    const response = await fetch(`${node.url}${path}`, {
      method,
      ...(body === undefined ? {} : { body, headers: { 'content-type': type } }),
    });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return (await response.json()) as Record<string, unknown>;
  };
  await call('PUT', '/products', JSON.stringify(MAPPING));
  for await (const rows of batches) {
    const lines = rows.flatMap(({ name, ingredients, category, nova, ...row }) => [
      '{"index":{"_index":"products"}}',
      JSON.stringify({
        ...row,
        name: name.join(' '),
        words: [...name, ...ingredients].join(' '),
        ...(category === null ? {} : { category }),
        ...(nova === null ? {} : { nova }),
      }),
    ]);
    const { errors } = await call('POST', '/_bulk', `${lines.join('\n')}\n`);
    if (errors === true) throw new Error('OpenSearch refused products');
  }
  await call('POST', '/products/_refresh');
  await call('POST', '/products/_forcemerge?max_num_segments=1');
  return {
    name: 'OpenSearch 3.8',
    async search(query, facets) {
      const answer = await call('POST', '/products/_search?request_cache=false', bodyOf(query, facets));
      return (answer.hits as { total: { value: number } }).total.value;
    },
    processorMs: () => processorMs(node.pid()),
    close: () => node.stop(),
  };
}

const FACETS = {
  category: { terms: { field: 'category', size: 100 } },
  nova: { terms: { field: 'nova', size: 10 } },
  smart: { terms: { field: 'smart', size: 2 } },
  allergens: { terms: { field: 'allergens', size: 30 } },
};

function bodyOf(query: PeerQuery, facets: boolean): string {
  const { conditions, category, nova, smart, without, offset, limit } = query;
  const any = (field: string, condition: PeerQuery['conditions'][number]) => ({
    bool: {
      should: condition.map(({ text, isPrefix }) => ({ [isPrefix ? 'prefix' : 'term']: { [field]: text } })),
      minimum_should_match: 1,
    },
  });
  return JSON.stringify({
    query: {
      bool: {
        filter: [
          ...conditions.map((condition) => any('words', condition)),
          ...(category === null ? [] : [{ term: { category } }]),
          ...(nova === null ? [] : [{ term: { nova } }]),
          ...(smart ? [{ term: { smart } }] : []),
        ],
        must_not: without.map((allergen) => ({ term: { allergens: allergen } })),
        should: conditions.map((condition) => any('name', condition)),
      },
    },
    track_total_hits: true,
    from: offset,
    size: limit,
    _source: false,
    docvalue_fields: ['id'],
    sort: [...(conditions.length > 0 ? ['_score'] : []), { id: 'asc' }],
    ...(facets ? { aggs: FACETS } : {}),
  });
}
