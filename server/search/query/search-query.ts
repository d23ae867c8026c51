import { verdictsIn } from '#contract/all-standards.ts';
import type { Allergen, ExcludableContainment } from '#contract/allergens.ts';
import { GUIDELINE_KEYS, GUIDELINES, type Guideline } from '#contract/guideline.ts';
import type { ProductQuery } from '#contract/products.schema.ts';
import type { Sort } from '#contract/products.ts';
import { parseFigure, parseNutrientRange, parseRange, type Range } from '#contract/ranges.ts';
import { standardChoices } from '#contract/standards.ts';
import { forbiddenOn } from '#server/guidelines/laws/forbidden-on.ts';
import type { AllergenExclusion, SearchEngine, SearchQuery } from '#server/search/engine.ts';
import { type AskedQuery, applyTerm, namesInstead } from './apply-term.ts';
import { namesFirst } from './names-first.ts';
import { readAsName } from './whole-name.ts';

/** The parameters of `GET /api/products`, of today where no day is given. */
export type AskedOnDay = ProductQuery & { readonly day: string };

/** The list alone, from its beginning. */
export const WITHOUT_COUNTS = {
  offset: 0,
  facets: false,
  facet_standard: [],
  facet_laws: false,
  histogram: [],
  also_close: false,
} satisfies Partial<AskedOnDay>;

/** What parameters ask of search, and which parts of the term were read as filters. */
export function toSearchQuery(query: AskedOnDay): AskedQuery {
  const asTyped = parametersOf(query);
  return query.as_words ? { query: asTyped, understood: [] } : applyTerm(asTyped);
}

/** A page of products by what the term states, else by what names state; `parts`: the searches whose lists are all of it. */
export async function searchProducts(search: Pick<SearchEngine, 'search'>, query: AskedOnDay) {
  const asked = toSearchQuery(query);
  const named = await readAsName(search, parametersOf(query), asked);
  if (named !== undefined) return { page: await search.search(named), parts: [named], understood: [] };
  const page = await search.search(asked.query);
  const { understood } = asked;
  if (page.total > 0)
    return { ...(await namesFirst(search, query.search_term.trim(), asked, page)), understood };
  const found = { page, parts: [asked.query], understood };
  const instead = namesInstead(parametersOf(query), asked);
  if (instead === undefined) return found;
  const byNames = await search.search(instead.query);
  if (byNames.total === 0) return found;
  return { page: byNames, parts: [instead.query], understood: instead.understood };
}

function parametersOf(query: AskedOnDay): SearchQuery {
  const term = query.search_term.trim();
  return {
    term,
    except: '',
    categories: query.family_title,
    guidelines: eachGuideline((guideline) => query[GUIDELINES[guideline].passes]),
    verdicts: eachGuideline((guideline) => {
      const verdicts = [...query[GUIDELINES[guideline].verdict], ...verdictsIn(query.standard, guideline)];
      return verdicts.length === 0 ? undefined : [...new Set(verdicts)];
    }),
    novaLabels: query.nova_label,
    brand: query.brand ?? null,
    brandNamed: null,
    diets: query.diet,
    exclusions: toExclusions(query.exclude_allergen),
    nutrientRanges: query.nutrient.flatMap((text) => parseNutrientRange(text) ?? []),
    standards: standardChoices(query.standard),
    day: query.day,
    lawAnswer: query.ingredient_laws ?? null,
    forbidden: forbiddenOn(query.day, { laws: query.law, places: query.place, channels: query.channel }),
    price: toCents(query.price),
    histograms: query.histogram.flatMap((text) => parseFigure(text) ?? []),
    sort: toSort(query.sort, term),
    limit: query.limit,
    offset: query.offset,
    close: query.also_close && !query.as_words,
    closeBy: [],
    closeRequires: [],
    facets: query.facets,
    standardFacets: query.facet_standard,
    lawFacet: query.facet_laws,
  };
}

function toCents(price: string | undefined): Range | null {
  const range = parseRange(price ?? '');
  if (range === undefined) return null;
  const cents = (dollars: number | null) => (dollars === null ? null : Math.round(dollars * 100));
  return { min: cents(range.min), max: cents(range.max) };
}

/** What is asked of each guideline, without those of which nothing is. */
function eachGuideline<T>(
  read: (guideline: Guideline) => T | undefined,
): Readonly<Partial<Record<Guideline, T>>> {
  const asked: Partial<Record<Guideline, T>> = {};
  for (const guideline of GUIDELINE_KEYS) {
    const value = read(guideline);
    if (value !== undefined) asked[guideline] = value;
  }
  return asked;
}

/** Relevance is to a term: without one, popularity stands in. */
function toSort(sort: Sort | undefined, term: string): Sort {
  const wanted = sort ?? 'relevance';
  return wanted === 'relevance' && term === '' ? 'popularity' : wanted;
}

/** `milk` is short for `milk:may_contain`. Values for one allergen add up. */
function toExclusions(values: readonly string[]): AllergenExclusion[] {
  const asked = values.map((value) => {
    // The contract lets nothing else through.
    const [allergen, besides = 'may_contain'] = value.split(':') as [Allergen, ExcludableContainment?];
    return { allergen, besides };
  });
  return [...Map.groupBy(asked, ({ allergen }) => allergen)].map(([allergen, all]) => ({
    allergen,
    mayContain: all.some(({ besides }) => besides === 'may_contain'),
    unknown: all.some(({ besides }) => besides === 'unknown'),
  }));
}
