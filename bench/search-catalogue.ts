import { createReadStream, existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { createGunzip } from 'node:zlib';
import { ALLERGEN_KEYS, type AllergenState } from '#contract/allergens.ts';
import { FAMILY_TITLES } from '#contract/categories.ts';
import type { Verdict } from '#contract/guideline.ts';
import { NUTRIENT_LABELS } from '#contract/nutrition.ts';
import { DIET_TYPES, NOVA_LABELS } from '#contract/product.ts';
import { answersOf, STANDARD_KEYS } from '#contract/standards.ts';
import type { SearchDocument } from '#server/search/document.ts';
import { type PackedDocuments, packDocuments } from '#server/search/packed.ts';
import type { NamedProduct } from './query-log.ts';

/** Real names and ingredients to search in. */
export const REAL_FILE = '../shared/data/off/off-2019-us-ca-208k.tsv.gz';

/** Pseudo-random numbers in [0, 1) from a seed: the same catalogue and the same queries in every run. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Names and ingredients to search in: the real ones where the file exists, else invented ones. */
export interface Catalogue {
  readonly count: number;
  /** Products that queries are made from. */
  readonly named: readonly NamedProduct[];
  /** The most popular first; made as they are read, so that any number fits in memory. */
  batches(size: number): AsyncGenerator<readonly SearchDocument[]>;
}

/** N of `--products N`. */
export function askedProducts(): number | undefined {
  const { values } = parseArgs({ options: { products: { type: 'string' } } });
  return values.products === undefined ? undefined : Number(values.products);
}

/**
 * A catalogue of `count` products, or of as many as there are real texts. Beyond these, a product takes the name of one,
 * with a word of another's, and the ingredients of a third.
 */
export async function openCatalogue(count?: number): Promise<Catalogue> {
  const texts: Texts[] = [];
  const seen = new Set<string>();
  for await (const text of existsSync(REAL_FILE) ? readRealTexts() : inventTexts()) {
    if (!seen.has(text.gtin)) texts.push(text);
    seen.add(text.gtin);
  }
  const all = count ?? texts.length;
  const textOf = (i: number) => texts[i] ?? mixTexts(texts, i);
  return {
    count: all,
    named: texts.slice(0, all),
    async *batches(size) {
      for (let start = 0; start < all; start += size) {
        const length = Math.min(size, all - start);
        yield Array.from({ length }, (_, i) => productAt(start + i, all, textOf));
      }
    },
  };
}

/** Texts by popularity, as if shuffled: the step has no divisor in common with most counts. */
const SHUFFLE_STEP = 7_368_787;

function productAt(place: number, count: number, textOf: (i: number) => Texts): SearchDocument {
  const step = count % SHUFFLE_STEP === 0 ? 1 : SHUFFLE_STEP;
  return complete(textOf((place * step) % count), (1 - place / count) ** 4);
}

function mixTexts(texts: readonly Texts[], i: number): Texts {
  const random = seededRandom(i);
  const pick = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)];
  const words = (pick(texts)?.name ?? '').split(' ');
  const other = pick((pick(texts)?.name ?? '').split(' ')) ?? '';
  words[Math.floor(random() * words.length)] = other;
  const gtin = `${INVENTED_GTINS}${String(i).padStart(14 - INVENTED_GTINS.length, '0')}`;
  return { gtin, name: words.join(' '), ingredients: pick(texts)?.ingredients ?? null };
}

/** Of a prefix for examples, which no real product has. */
const INVENTED_GTINS = '952';

interface Texts extends NamedProduct {
  readonly ingredients: string | null;
}

async function* readRealTexts(): AsyncGenerator<Texts> {
  const lines = createInterface({ input: createReadStream(REAL_FILE).pipe(createGunzip()) });
  for await (const line of lines) {
    const [code = '', name = '', ingredients = ''] = line.split('\t');
    if (/^\d{8,14}$/.test(code) && !code.startsWith(INVENTED_GTINS)) {
      yield { gtin: code.padStart(14, '0').slice(-14), name, ingredients: ingredients || null };
    }
  }
}

async function* inventTexts(): AsyncGenerator<Texts> {
  const random = seededRandom(1);
  const pick = (words: readonly string[]) => words[Math.floor(random() ** 2 * words.length)] ?? '';
  for (let i = 0; i < 208_000; i++) {
    const name = Array.from({ length: 3 + Math.floor(random() * 4) }, () => pick(INVENTED)).join(' ');
    const ingredients = Array.from({ length: 5 + Math.floor(random() * 40) }, () => pick(INVENTED)).join(
      ', ',
    );
    yield { gtin: `${INVENTED_GTINS}${String(i).padStart(11, '0')}`, name, ingredients };
  }
}

/** A quarter passes; a third is unknown. */
function verdict(draw: number): Verdict {
  if (draw < 0.25) return 'pass';
  if (draw < 0.55) return 'fail';
  return draw < 0.9 ? 'unknown' : 'not_applicable';
}

/** Shares of the states; four in five are unknown. */
function allergenState(draw: number): AllergenState | undefined {
  if (draw < 0.12) return 'contains';
  if (draw < 0.16) return 'may_contain';
  if (draw < 0.18) return 'free_from';
  if (draw < 0.2) return 'named';
  return draw < 0.202 ? 'conflict' : undefined;
}

/** As an index takes them. */
export async function* packed(
  batches: AsyncIterable<readonly SearchDocument[]>,
): AsyncGenerator<PackedDocuments> {
  for await (const batch of batches) yield packDocuments(batch);
}

const SYLLABLES = 'ba co di fe ga ho ju ki lo ma ne pi ra so ta ve wa xi yo za'.split(' ');
const INVENTED = SYLLABLES.flatMap((a) => SYLLABLES.flatMap((b) => SYLLABLES.map((c) => a + b + c)));

function complete({ gtin, name, ingredients }: Texts, popularity: number): SearchDocument {
  const random = seededRandom(Number(gtin) % 2 ** 31);
  const some = <T>(values: readonly T[], share: number) => values.filter(() => random() < share);
  const answers = <K extends string, V>(keys: readonly K[], answer: (key: K) => V | undefined) => {
    const byKey: Partial<Record<K, V>> = {};
    for (const key of keys) {
      const value = answer(key);
      if (value !== undefined) byKey[key] = value;
    }
    return byKey;
  };
  const figures = () =>
    answers(NUTRIENT_LABELS, () => (random() < 0.7 ? Math.round(random() ** 3 * 1000) : undefined));
  const document = {
    gtin,
    name,
    brand: random() < 0.8 ? `Brand ${Math.floor(random() ** 3 * 20_000)}` : null,
    ingredients,
    category: FAMILY_TITLES[Math.floor(random() ** 2 * (FAMILY_TITLES.length + 1))] ?? null,
    kind: null,
    verdicts: { good_choice: verdict(random()), smart_snack: verdict(random()), philly: verdict(random()) },
    novaLabel: NOVA_LABELS[Math.floor(Math.sqrt(random()) * 5)] ?? null,
    diets: some(DIET_TYPES, 0.15),
    allergens: answers(ALLERGEN_KEYS, () => allergenState(random())),
    priceCents: random() < 0.3 ? Math.floor(random() * 5000) : null,
    perServing: figures(),
    per100: figures(),
    popularity,
    wants: {},
    namedSubstances: [],
    openSubstances: [],
    listGap: null,
    standards: answers(STANDARD_KEYS, (standard) => {
      const possible = answersOf(standard);
      const answer = possible[Math.floor(random() * possible.length)];
      return answer === 'unknown' ? undefined : answer;
    }),
  };
  return { ...document, body: Buffer.from(JSON.stringify({ ...document, description: null, sources: [] })) };
}
