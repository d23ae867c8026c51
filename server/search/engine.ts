import type { AnyStandardKey } from '#contract/all-standards.ts';
import type { Allergen } from '#contract/allergens.ts';
import { JUDGED_DAYS } from '#contract/first-days.ts';
import type { Guideline, Verdict } from '#contract/guideline.ts';
import type { LawAnswer } from '#contract/ingredient-laws.ts';
import type { DietType, NovaLabel } from '#contract/product.ts';
import type { Histogram, Relaxation, Suggestion } from '#contract/products.schema.ts';
import type { Sort } from '#contract/products.ts';
import type { Figure, Range } from '#contract/ranges.ts';
import type { StandardChoices } from '#contract/standards.ts';
import type { Forbidden } from './document.ts';

/** The interface that features search by. Where an engine cannot answer, its calls reject with a SearchFailure. */
export interface SearchEngine {
  /** One page of products with the exact total. */
  search(query: SearchQuery): Promise<SearchPage>;
  /** All products of a search in its order, by GTIN as a number; `limit`, `offset` and what is counted are not looked at. */
  listGtins(query: SearchQuery): Promise<Float64Array>;
  /** Completions of the text being typed, best first, at most `limit`. */
  suggest(text: string, limit: number): Promise<Suggestion[]>;
  /** Listed products by category title; categories without any are absent. */
  countCategories(): Promise<ReadonlyMap<string, number>>;
  /** The JSON bytes of listed products, as pages carry them, by GTIN (14 digits); those not indexed are absent. */
  findBodies(gtins: readonly string[]): Promise<ReadonlyMap<string, Uint8Array>>;
  /** Another object as soon as an answer may be another one. */
  version(): object;
  /** False until the whole catalogue is indexed. */
  isReady(): boolean;
  /** Of the last change of the catalogue that answers show; undefined where that is not known. */
  sequence(): number | undefined;
  /** What the cluster that answers is short of; undefined where that is not known, and where there is no cluster. */
  missing(): Missing | undefined;
  close(): Promise<void>;
}

/** Searches go on without them. */
export interface Missing {
  /** Nodes that the settings name. */
  readonly nodes: number;
  /** Copies of an index, kept for the loss of a node. */
  readonly copies: number;
}

export interface SearchQuery {
  /** As typed; the engine folds, splits, corrects and recognises GTINs. Empty: no term. */
  readonly term: string;
  /** Read as a term is: what has all of its words is left out. Empty: nothing. A code has no words to be left out by. */
  readonly except: string;
  /** Titles of categories; any of them may match. Empty: all. */
  readonly categories: readonly string[];
  /** `true`: the verdict must be pass. `false`: it must not be. */
  readonly guidelines: Readonly<Partial<Record<Guideline, boolean>>>;
  /** Any of the verdicts may match; a missing guideline is not filtered by. */
  readonly verdicts: Readonly<Partial<Record<Guideline, readonly Verdict[]>>>;
  readonly novaLabels: readonly NovaLabel[];
  readonly brand: string | null;
  /** A brand as a person writes it: of any case, accents and signs. Not beside `brand`. */
  readonly brandNamed: string | null;
  /** All of them must hold. */
  readonly diets: readonly DietType[];
  /** At most one for each allergen. */
  readonly exclusions: readonly AllergenExclusion[];
  /** All of them must hold. A product of which the figure is not known is in none. */
  readonly nutrientRanges: readonly NutrientRange[];
  /** All of them must hold; of each, any of the answers. */
  readonly standards: StandardChoices;
  /** YYYY-MM-DD: decides the version of each standard. */
  readonly day: string;
  /** What ingredient laws name on the day; null: no such filter. */
  readonly lawAnswer: LawAnswer | null;
  readonly forbidden: Forbidden;
  /** In cents; products without a price are out. Null: any price, or none. */
  readonly price: Range | null;
  /** Nutrients whose distribution is asked for. */
  readonly histograms: readonly Figure[];
  readonly sort: Sort;
  readonly limit: number;
  readonly offset: number;
  /** Whether products that lack some of the words are listed where the others leave room on the first page. */
  readonly close: boolean;
  /** Phrases that make a product closer and that none has to have, such as the conditions of the term in words. */
  readonly closeBy: readonly string[];
  /** Phrases that close products must have in the name, brand or kind, such as a diet that only names state. */
  readonly closeRequires: readonly string[];
  readonly facets: boolean;
  /** Standards whose answers are counted beside the facets. */
  readonly standardFacets: readonly AnyStandardKey[];
  /** Whether the answers of ingredient laws are counted as well. */
  readonly lawFacet: boolean;
}

/** The first page of every product, the most popular first: what other queries narrow. */
export const ALL_PRODUCTS: SearchQuery = {
  term: '',
  except: '',
  categories: [],
  guidelines: {},
  verdicts: {},
  novaLabels: [],
  brand: null,
  brandNamed: null,
  diets: [],
  exclusions: [],
  nutrientRanges: [],
  standards: {},
  day: JUDGED_DAYS.to,
  lawAnswer: null,
  forbidden: { now: [], later: [] },
  price: null,
  histograms: [],
  sort: 'popularity',
  limit: 12,
  offset: 0,
  close: false,
  closeBy: [],
  closeRequires: [],
  facets: false,
  standardFacets: [],
  lawFacet: false,
};

/** A search for nothing but its products, of which there are at most `limit`. */
export function wholeList(query: SearchQuery, limit: number): SearchQuery {
  return { ...query, limit, offset: 0, close: false, facets: false, lawFacet: false, histograms: [] };
}

/** Leaves out the states of ALWAYS_EXCLUDED, whatever the query, and the states that are true here. */
export interface AllergenExclusion {
  readonly allergen: Allergen;
  readonly mayContain: boolean;
  readonly unknown: boolean;
  /** Leaves out what is declared free from it: the other half of a list that begins with that. */
  readonly free?: boolean;
}

export type NutrientRange = Figure & Range;

export interface SearchPage {
  /** Exact, always. */
  readonly total: number;
  /** JSON bytes of each product of the page, in order. */
  readonly bodies: readonly Uint8Array[];
  readonly correctedTerm: string | null;
  /** Where nothing has all of the words, what was left out for the answer; else null. */
  readonly leftOut: LeftOut | null;
  /** Never counted in the total; null where not asked for, and where there is no room or none. */
  readonly close: CloseProducts | null;
  /** JSON bytes of what `readFacets` reads; present where asked for. */
  readonly facets: Uint8Array | undefined;
  /** Present where the total is 0 and facets were asked for. */
  readonly relaxations: readonly Relaxation[] | undefined;
  /** In the order in which they were asked for. */
  readonly histograms: readonly Histogram[];
}

/** Products that have some of the words in the name, brand or kind, by relevance, to fill a page. */
export interface CloseProducts {
  readonly bodies: readonly Uint8Array[];
  /** The words that some of them lack, in typed order. */
  readonly without: readonly string[];
}

export interface LeftOut {
  /** Some products have all of the words, but none has them in its name or brand. */
  readonly isFound: boolean;
  /** All words of the term, in typed order. */
  readonly words: readonly TermWord[];
  /** What each left-out word that products have would bring, were it put back. */
  readonly putBacks: readonly PutBack[];
}

export interface TermWord {
  /** As read; as typed where it is left out. */
  readonly text: string;
  readonly isLeftOut: boolean;
}

/** The best answer with a word that was left out. */
export interface PutBack {
  readonly word: string;
  readonly words: readonly TermWord[];
  /** Under the same filters. */
  readonly total: number;
}
