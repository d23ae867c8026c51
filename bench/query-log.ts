import { ALLERGEN_KEYS } from '#contract/allergens.ts';
import { FAMILY_TITLES } from '#contract/categories.ts';
import { NOVA_LABELS } from '#contract/product.ts';
import { ALL_PRODUCTS, type SearchQuery } from '#server/search/engine.ts';

/** A product of the searched catalogue. */
export interface NamedProduct {
  readonly gtin: string;
  readonly name: string;
}

/** Shares in 20 queries, as in a shop's log: mostly words, some browsing, few codes. */
export const QUERY_CLASSES = {
  filters: { label: 'filters only', share: 4 },
  words: { label: 'one or two words', share: 9 },
  prefix: { label: 'beginning of a word', share: 3 },
  typo: { label: 'misspelt word', share: 2 },
  gtin: { label: 'GTIN or part of one', share: 1 },
  deep: { label: 'page 80 to 800', share: 1 },
} as const;
type QueryClass = keyof typeof QUERY_CLASSES;
export const QUERY_CLASS_NAMES = Object.keys(QUERY_CLASSES) as QueryClass[];

/** "20 % filters only, 45 % one or two words, …" */
export const QUERY_MIX = Object.values(QUERY_CLASSES)
  .map(({ label, share }) => `${share * 5} % ${label}`)
  .join(', ');

export interface LoggedQuery {
  readonly kind: QueryClass;
  readonly query: SearchQuery;
}

const CLASS_CYCLE = QUERY_CLASS_NAMES.flatMap((kind) =>
  Array<QueryClass>(QUERY_CLASSES[kind].share).fill(kind),
);

const BLANK: SearchQuery = { ...ALL_PRODUCTS, sort: 'relevance' };

/** Interleaved queries for these products; the same for the same random numbers. */
export function makeQueryLog(
  products: readonly NamedProduct[],
  count: number,
  random: () => number,
): LoggedQuery[] {
  const tools = makeTools(products, random);
  return Array.from({ length: count }, (_, i) => {
    const kind = CLASS_CYCLE[(i * 7) % CLASS_CYCLE.length] as QueryClass;
    return { kind, query: MAKERS[kind](tools) };
  });
}

interface Tools {
  readonly random: () => number;
  pick<T>(values: readonly T[]): T;
  /** A word of a random name, so that common words are frequent, as in people's searches. */
  word(): string;
  product(): NamedProduct;
  filtered(): SearchQuery;
}

const MAKERS: Readonly<Record<QueryClass, (tools: Tools) => SearchQuery>> = {
  filters: ({ filtered, pick }) => ({ ...filtered(), sort: pick(['relevance', 'name', 'popularity']) }),
  words: ({ word, random, filtered }) => ({
    ...(random() < 0.4 ? filtered() : BLANK),
    term: random() < 0.5 ? word() : `${word()} ${word()}`,
  }),
  prefix: ({ word, random }) => {
    const begun = word().slice(0, 2 + Math.floor(random() * 4));
    return { ...BLANK, term: random() < 0.3 ? `${word()} ${begun}` : begun };
  },
  typo: ({ word, random }) => ({ ...BLANK, term: misspell(word(), random) }),
  gtin: ({ product, random }) => {
    const { gtin } = product();
    const start = 2 + Math.floor(random() * 7);
    return { ...BLANK, term: random() < 0.6 ? gtin.replace(/^0{1,2}/, '') : gtin.slice(start, start + 6) };
  },
  deep: ({ word, random }) => ({ ...BLANK, term: word(), offset: 12 * Math.floor(80 + random() * 720) }),
};

function makeTools(products: readonly NamedProduct[], random: () => number): Tools {
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
  const wordsOf = ({ name }: NamedProduct) => name.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return {
    random,
    pick,
    product: () => pick(products),
    word() {
      for (;;) {
        const words = wordsOf(pick(products));
        if (words.length > 0) return pick(words);
      }
    },
    filtered: () => ({
      ...BLANK,
      categories: random() < 0.5 ? [pick(FAMILY_TITLES)] : [],
      guidelines: random() < 0.4 ? { smart_snack: true } : {},
      novaLabels: random() < 0.3 ? [pick(NOVA_LABELS)] : [],
      exclusions: random() < 0.3 ? [{ allergen: pick(ALLERGEN_KEYS), mayContain: true, unknown: false }] : [],
    }),
  };
}

/** Drops a letter, doubles it, or swaps it with the next. */
function misspell(word: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (word.length - 2));
  const [before, letter, next, after] = [word.slice(0, at), word[at], word[at + 1], word.slice(at + 2)];
  if (random() < 0.33) return before + (next ?? '') + after;
  if (random() < 0.5) return `${before}${letter}${letter}${next ?? ''}${after}`;
  return `${before}${next ?? ''}${letter}${after}`;
}

/** The query as an address of the API. */
export function addressOf(query: SearchQuery): string {
  const parameters = new URLSearchParams({ limit: String(query.limit), offset: String(query.offset) });
  if (query.term !== '') parameters.set('search_term', query.term);
  if (query.sort !== 'relevance') parameters.set('sort', query.sort);
  if (query.facets) parameters.set('facets', 'true');
  for (const title of query.categories) parameters.append('family_title', title);
  for (const label of query.novaLabels) parameters.append('nova_label', label);
  for (const { allergen } of query.exclusions) parameters.append('exclude_allergen', allergen);
  if (query.guidelines.smart_snack !== undefined) parameters.set('is_smart_snack', 'true');
  return `/api/products?${parameters}`;
}
