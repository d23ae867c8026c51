import { ALLERGEN_KEYS, type Allergen } from '#contract/allergens.ts';
import { FAMILY_TITLES, type FamilyTitle } from '#contract/categories.ts';
import { GUIDELINE_KEYS, type Guideline } from '#contract/guideline.ts';
import { DEFAULT_PAGE_SIZE, MAX_OFFSET, PAGE_SIZES } from '#contract/paging.ts';
import { DIET_TYPES, type DietType, NOVA_LABELS, type NovaLabel } from '#contract/product.ts';
import { MAX_SEARCH_TERM_LENGTH, SORTS, type Sort } from '#contract/products.ts';
import {
  type JudgedSearch,
  parseJudgedSearch,
  WORD,
  wordsOf,
} from '#web/features/product-facts/judged-search.ts';
import { parseNutrients, parsePrice } from './range-parameters.ts';
import { VERDICT_CHOICES, type VerdictChoice } from './verdict-choices.ts';

/**
 * The products page's state as its address holds it; the absent is the default, so no state has two addresses. Filters
 * may hold words of the address that are none, until `knownAnswers` takes them out: the page says which.
 */
export interface ProductSearch extends JudgedSearch {
  readonly q?: string | undefined;
  /** Looks for every word of the term; absent: what it says of nutrients, diets and the like filters. */
  readonly as_words?: 'true' | undefined;
  /** Absent: All Categories. `none`: all boxes are cleared, to tick a few from there; no filter either. */
  readonly category?: readonly FamilyTitle[] | typeof NO_CATEGORY | undefined;
  readonly guideline?: readonly Guideline[] | undefined;
  /** Verdicts other than a pass, listed beside the passes of the same guideline. */
  readonly verdict?: readonly VerdictChoice[] | undefined;
  readonly nova?: readonly NovaLabel[] | undefined;
  readonly diet?: readonly DietType[] | undefined;
  /** Allergens to leave out. */
  readonly without?: readonly Allergen[] | undefined;
  /** Shows products that may contain an allergen left out. By default they go with those that contain or name it. */
  readonly traces?: 'show' | undefined;
  /** Hides products that say nothing about an allergen left out. By default they stay, and say so. */
  readonly undeclared?: 'hide' | undefined;
  readonly brand?: string | undefined;
  /** Ranges of nutrients as the call spells them, such as `sodium:..140`. */
  readonly nutrient?: readonly string[] | undefined;
  /** Answers of further standards as the call spells them, such as `nutri_score:a`. */
  readonly standard?: readonly string[] | undefined;
  /** What ingredient laws come to, as the call spells it. */
  readonly ingredient_laws?: string | undefined;
  /** The laws that count for it; absent: all of the places and channels. */
  readonly law?: readonly string[] | undefined;
  /** A range of dollars, such as `2..5`. */
  readonly price?: string | undefined;
  /** Absent: relevance where there is a term, popularity otherwise. */
  readonly sort?: Sort | undefined;
  readonly page?: number | undefined;
  readonly size?: PageSize | undefined;
  /** Absent: cards. */
  readonly view?: 'list' | 'picture' | undefined;
  /** What the picture shows across and up, as the call spells figures, and whose limits: by their shape, as every page loads this. */
  readonly x?: string | undefined;
  readonly y?: string | undefined;
  readonly limits_of?: string | undefined;
  /** GTIN of the product that the picture marks. */
  readonly mark?: string | undefined;
  /** GTIN of the product opened over the list. */
  readonly product?: string | undefined;
  /** GTIN of the product in quick view. */
  readonly quick?: string | undefined;
}

export const NO_CATEGORY = 'none';
export type PageSize = (typeof PAGE_SIZES)[number];
const MAX_BRAND_LENGTH = 200;

/** Reads an address in the order one is written. An old link still opens the page. */
export function parseProductSearch(raw: Readonly<Record<string, unknown>>): ProductSearch {
  const q = text(raw.q, MAX_SEARCH_TERM_LENGTH);
  const without = keep(raw.without, ALLERGEN_KEYS);
  const size = PAGE_SIZES.find((each) => each !== DEFAULT_PAGE_SIZE && each === wholeNumber(raw.size));
  const page = parsePage(raw.page, size ?? DEFAULT_PAGE_SIZE);
  const { guideline, verdict, standard } = parseAnswers(raw);
  const view = only(raw.view, 'list') ?? only(raw.view, 'picture');
  const ingredient_laws = text(raw.ingredient_laws, 200);
  const ofPicture = (value: unknown) => (view === 'picture' ? text(value, 40) : undefined);
  return {
    q,
    as_words: q ? only(raw.as_words, 'true') : undefined,
    category: parseCategory(raw.category),
    guideline,
    verdict,
    brand: text(raw.brand, MAX_BRAND_LENGTH),
    nova: keep(raw.nova, NOVA_LABELS),
    diet: keep(raw.diet, DIET_TYPES),
    without,
    nutrient: parseNutrients(raw.nutrient),
    standard,
    ingredient_laws,
    law: ingredient_laws ? wordsOf(raw.law, WORD) : undefined,
    ...parseJudgedSearch(raw),
    price: parsePrice(raw.price),
    traces: without && (wordsOf(raw.traces, WORD)?.[0] as 'show'),
    undeclared: without && (wordsOf(raw.undeclared, WORD)?.[0] as 'hide'),
    sort: parseSort(raw.sort, q),
    size,
    view,
    x: ofPicture(raw.x),
    y: ofPicture(raw.y),
    limits_of: ofPicture(raw.limits_of),
    mark: gtinText(raw.mark),
    page,
    product: gtinText(raw.product),
    quick: gtinText(raw.quick),
  };
}

/** What `standard` says of a guideline is what the guideline's own parameters say: one filter, one chip. */
function parseAnswers(
  raw: Readonly<Record<string, unknown>>,
): Pick<ProductSearch, 'guideline' | 'verdict' | 'standard'> {
  // By their shape: every page loads this. Those that list products say what is unknown, and leave it out.
  const answers = (wordsOf(raw.standard, WORD) ?? []).map((answer) => answer.toLowerCase());
  const verdicts = wordsOf(raw.verdict, WORD) ?? [];
  const passes = GUIDELINE_KEYS.filter((key) => [...answers, ...verdicts].includes(`${key}:pass`));
  const passWords: readonly string[] = passes.map((key) => `${key}:pass`);
  const ofGuidelines: readonly string[] = [...passWords, ...VERDICT_CHOICES];
  const standard = [...new Set(answers)].filter((answer) => !ofGuidelines.includes(answer));
  const verdict = [...verdicts, ...answers.filter((answer) => ofGuidelines.includes(answer))];
  return {
    guideline: keep([raw.guideline, passes].flat(), GUIDELINE_KEYS),
    verdict: keep(
      verdict.filter((word) => !passWords.includes(word)),
      VERDICT_CHOICES,
    ),
    standard: standard.length === 0 ? undefined : standard,
  };
}

/** The known values, then the words that are none: said on the page, and left out there. */
function keep<T extends string>(raw: unknown, known: readonly T[]): readonly T[] | undefined {
  const others = wordsOf(raw, WORD)?.filter((word) => !known.includes(word as T)) ?? [];
  const kept = [...(pick(raw, known) ?? []), ...(others as T[])];
  return kept.length === 0 ? undefined : kept;
}

/** A state as its address reads, so that equal states are equal addresses. */
export function clean(search: ProductSearch): ProductSearch {
  return parseProductSearch({ ...search });
}

/** What the list is sorted by, chosen or not. */
export function sortOf(search: ProductSearch): Sort {
  return search.sort ?? defaultSort(search.q);
}

export function defaultSort(q: string | undefined): Sort {
  return q ? 'relevance' : 'popularity';
}

function parseSort(raw: unknown, q: string | undefined): Sort | undefined {
  return SORTS.find((each) => each === raw && each !== defaultSort(q) && (q || each !== 'relevance'));
}

function parseCategory(raw: unknown): ProductSearch['category'] {
  if (raw === NO_CATEGORY) return NO_CATEGORY;
  const titles = keep(raw, FAMILY_TITLES);
  return titles?.length === FAMILY_TITLES.length ? undefined : titles;
}

/** The known values among those given, in the order of `known`; undefined where there is none. */
function pick<T extends string>(raw: unknown, known: readonly T[]): readonly T[] | undefined {
  const given: readonly unknown[] = [raw].flat();
  const picked = known.filter((value) => given.includes(value));
  return picked.length === 0 ? undefined : picked;
}

/** The one value of a parameter; undefined for any other. */
function only<T extends string>(raw: unknown, value: T): T | undefined {
  return raw === value ? value : undefined;
}

function text(raw: unknown, maxLength: number): string | undefined {
  return (typeof raw === 'string' && raw.trim().slice(0, maxLength).trim()) || undefined;
}

/** However far past the end, a page is asked for: the list then says which page is the last. */
function parsePage(raw: unknown, size: number): number | undefined {
  const page = wholeNumber(raw);
  return page === undefined || page === 1 ? undefined : Math.min(page, Math.floor(MAX_OFFSET / size) + 1);
}

function wholeNumber(raw: unknown): number | undefined {
  const value = Number(text(String(raw), 30));
  return Number.isInteger(value) && value >= 1 ? value : undefined;
}

function gtinText(raw: unknown): string | undefined {
  return text(raw, 32)?.match(/^[\d\s-]+$/)?.[0];
}
