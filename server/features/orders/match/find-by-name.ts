import type { FileLine } from '#contract/orders.schema.ts';
import { MAX_CANDIDATES } from '#contract/orders.ts';
import { parsePack } from '#contract/pack.ts';
import type { Product } from '#contract/product.schema.ts';
import { displayName } from '#contract/product.ts';
import { ALL_PRODUCTS, type SearchEngine, type SearchQuery } from '#server/search/engine.ts';
import { compareBrands, nameWords } from './compare-names.ts';
import {
  isSure,
  type NamedProduct,
  type Scored,
  scoreCandidate,
  type WrittenLine,
} from './score-candidate.ts';

type NamedLine = Pick<FileLine, 'name' | 'brand' | 'pack'>;

/** Finds the products that a line may mean, the likeliest first. Remembers what it looked up: make one for each call. */
export type FindByName = (line: NamedLine) => Promise<readonly Scored[]>;

/** All products of most brands. */
const OF_A_BRAND = 400;
const OF_A_TERM = 40;
/** A brand as written is one of the catalogue's where they agree as well as this, 0 to 1. */
const IS_BRAND = 0.8;
const LONGEST_BRAND_WORDS = 3;

export function nameFinder(search: SearchEngine, brands: readonly string[]): FindByName {
  const known = brands.map((brand) => ({ brand, words: nameWords(brand) }));
  const products = remembered((key: string) => {
    const [brand, term] = JSON.parse(key) as [string | null, string];
    return lookUp(search, { brand, term, limit: brand === null ? OF_A_TERM : OF_A_BRAND });
  });
  const brandsOf = remembered(async (text: string) => {
    const written = nameWords(text);
    return known
      .map(({ brand, words }) => ({ brand, fit: compareBrands(written, words) }))
      .filter(({ fit }) => fit >= IS_BRAND)
      .toSorted((a, b) => b.fit - a.fit)
      .slice(0, 3)
      .map(({ brand }) => brand);
  });

  return async (line) => {
    const words = nameWords(line.name);
    const written: WrittenLine = { words, brand: nameWords(line.brand), pack: parsePack(line.pack) };
    if (words.length === 0) return [];
    const found = new Map<string, NamedProduct>();
    const add = async (brand: string | null, term: string) => {
      for (const product of await products(JSON.stringify([brand, term]))) found.set(product.gtin, product);
    };
    const best = () =>
      [...found.values()]
        .map((product) => scoreCandidate(written, product))
        .toSorted((a, b) => b.likelihood - a.likelihood || (a.gtin < b.gtin ? -1 : 1))
        .slice(0, MAX_CANDIDATES);
    for (const brand of await likelyBrands(line, brandsOf)) await add(brand, '');
    // Another brand's product is never nearly as likely.
    if (isSure(best())) return best();
    for (const term of termsOf(line, words)) await add(null, term);
    return best();
  };
}

/** The brand column's, or those that the name begins with. */
async function likelyBrands(
  { brand, name }: NamedLine,
  brandsOf: (text: string) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  if (brand.trim() !== '') return brandsOf(brand);
  const words = name.trim().split(/\s+/);
  const starts = Array.from({ length: Math.min(LONGEST_BRAND_WORDS, words.length) }, (_, n) =>
    words.slice(0, n + 1).join(' '),
  );
  return [...new Set((await Promise.all(starts.map(brandsOf))).flat())];
}

/** What to search for: all that is written, the name alone, and its longest words, since short forms find nothing. */
function termsOf({ brand, name }: NamedLine, words: readonly string[]): string[] {
  const longest = words.toSorted((a, b) => b.length - a.length).slice(0, 3);
  return [
    ...new Set([
      `${brand} ${name}`.trim(),
      words.join(' '),
      longest.slice(0, 2).join(' '),
      ...longest.slice(0, 2),
    ]),
  ];
}

async function lookUp(
  search: SearchEngine,
  asked: Pick<SearchQuery, 'brand' | 'term' | 'limit'>,
): Promise<readonly NamedProduct[]> {
  const { bodies } = await search.search({ ...ALL_PRODUCTS, ...asked });
  return bodies.map((body) => {
    const product = JSON.parse(
      Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString(),
    ) as Product;
    const { gtin, brand, package_weight } = product;
    return { gtin, package_weight, words: nameWords(displayName(product)), brand: nameWords(brand ?? '') };
  });
}

function remembered<T>(look: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (key) => {
    const answer = known.get(key) ?? look(key);
    known.set(key, answer);
    return answer;
  };
}
