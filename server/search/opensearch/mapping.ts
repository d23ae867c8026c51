import { NUTRIENT_LABELS } from '#contract/nutrition.ts';

/** Tokens are split at spaces alone: they are folded and stemmed before they are sent. Longer ones would be cut in two. */
export const MAX_TOKEN_LENGTH = 200;
/** The deepest product of a page that a node answers directly: it holds so many rows in memory. */
export const DEEPEST_ROW = 100_000;
/** Before the first and behind the last word of a name, so that a phrase can ask for the whole of it. */
export const NAME_START = '^';
export const NAME_END = '$';

/** "berries", "berrie", "berri" and "berr" at one place: a plural has up to three letters more than what both forms share. */
const SHORTENED = ['^(.+).$', '^(.+)..$', '^(.+)...$'];

export const INDEX_SETTINGS = {
  // One shard: counts, the largest brands among them, are exact, and replicas share the load.
  number_of_shards: 1,
  max_result_window: DEEPEST_ROW,
  // A change is sent again after a crash; a deleted product must not come back by an older one.
  gc_deletes: '24h',
  // The process that writes refreshes, so that a position it writes down after that can be found.
  refresh_interval: '-1',
  similarity: { impact: { type: 'scripted', script: { source: 'return query.boost * doc.freq;' } } },
  analysis: {
    tokenizer: { spaces: { type: 'whitespace', max_token_length: MAX_TOKEN_LENGTH } },
    filter: {
      impact: { type: 'delimited_term_freq' },
      shortened: { type: 'pattern_capture', preserve_original: true, patterns: SHORTENED },
      beginnings: { type: 'edge_ngram', min_gram: 1, max_gram: MAX_TOKEN_LENGTH },
    },
    analyzer: {
      plain: { type: 'custom', tokenizer: 'spaces' },
      impacts: { type: 'custom', tokenizer: 'spaces', filter: ['impact'] },
      shortened: { type: 'custom', tokenizer: 'spaces', filter: ['shortened'] },
      beginnings: { type: 'custom', tokenizer: 'spaces', filter: ['beginnings'] },
    },
  },
} as const;

/** Words with their impacts: a word's score is the impact of it in the product. */
const impacts = {
  type: 'text',
  analyzer: 'impacts',
  search_analyzer: 'plain',
  similarity: 'impact',
  index_options: 'freqs',
  norms: false,
};
const words = { type: 'text', analyzer: 'plain', index_options: 'docs', norms: false };
const phrase = (analyzer: string) => ({ type: 'text', analyzer, search_analyzer: 'plain', norms: false });
const toSort = { type: 'keyword', index: false };

const figures = {
  properties: Object.fromEntries(NUTRIENT_LABELS.map((label) => [label, { type: 'float' }])),
};

export const INDEX_MAPPINGS = {
  dynamic: 'strict',
  // What answers show; everything else is looked up in the store again where an index is rebuilt.
  _source: { includes: ['gtin', 'name', 'body'] },
  properties: {
    gtin: { type: 'keyword', fields: { part: { type: 'wildcard' } } },
    name: { type: 'keyword', index: false, doc_values: false },
    body: { type: 'keyword', index: false, doc_values: false },
    words: impacts,
    beginnings: impacts,
    reversed: words,
    spelled: words,
    named: { type: 'keyword' },
    named_beginnings: words,
    name_words: { ...phrase('shortened'), fields: { begun: phrase('beginnings') } },
    brand_words: phrase('shortened'),
    brand: { type: 'keyword' },
    brand_key: { type: 'keyword', doc_values: false },
    sets: { type: 'keyword' },
    name_key: toSort,
    popularity: { type: 'double', index: false },
    price: { type: 'integer' },
    serving: figures,
    hundred: figures,
  },
} as const;
