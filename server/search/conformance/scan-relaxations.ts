import { GUIDELINE_KEYS, type Guideline } from '#contract/guideline.ts';
import type { Relaxation } from '#contract/products.schema.ts';
import { STANDARD_KEYS } from '#contract/standards.ts';
import type { SearchDocument } from '../document.ts';
import type { SearchQuery } from '../engine.ts';
import { passesFilters } from './scan-filters.ts';

/** The total without each filter. */
export function scanRelaxations(found: readonly SearchDocument[], query: SearchQuery): Relaxation[] {
  return listLifted(query)
    .map(({ facet, value, ...lifted }) => ({
      facet,
      value,
      total: found.filter((document) => passesFilters(document, { ...query, ...lifted })).length,
    }))
    .filter(({ total }) => total > 0)
    .toSorted((a, b) => b.total - a.total);
}

type Lifted = Pick<Relaxation, 'facet' | 'value'> & Partial<SearchQuery>;

function listLifted(query: SearchQuery): Lifted[] {
  const {
    categories,
    guidelines,
    verdicts,
    novaLabels,
    brand,
    brandNamed,
    diets,
    exclusions,
    nutrientRanges,
    standards,
    lawAnswer,
    price,
  } = query;
  const single = (values: readonly string[]) => (values.length === 1 ? (values[0] ?? null) : null);
  const without = <T>(values: readonly T[], place: number) => values.filter((_, i) => i !== place);
  const withoutGuideline = (key: Guideline): Lifted[] => {
    const { [key]: mustPass, ...otherGuidelines } = guidelines;
    const { [key]: anyOf, ...otherVerdicts } = verdicts;
    if (mustPass === undefined && (anyOf ?? []).length === 0) return [];
    return [{ facet: 'guideline', value: key, guidelines: otherGuidelines, verdicts: otherVerdicts }];
  };
  return [
    ...(categories.length > 0
      ? [{ facet: 'category' as const, value: single(categories), categories: [] }]
      : []),
    ...GUIDELINE_KEYS.flatMap(withoutGuideline),
    ...(novaLabels.length > 0 ? [{ facet: 'nova' as const, value: single(novaLabels), novaLabels: [] }] : []),
    ...(brand === null ? [] : [{ facet: 'brand' as const, value: brand, brand: null }]),
    ...(brandNamed === null ? [] : [{ facet: 'brand' as const, value: brandNamed, brandNamed: null }]),
    ...diets.map((diet, i) => ({ facet: 'diet' as const, value: diet, diets: without(diets, i) })),
    ...[...Map.groupBy(exclusions, ({ allergen }) => allergen).keys()].map((allergen) => ({
      facet: 'allergen' as const,
      value: allergen,
      exclusions: exclusions.filter((one) => one.allergen !== allergen),
    })),
    ...[...Map.groupBy(nutrientRanges, ({ nutrient }) => nutrient).keys()].map((nutrient) => ({
      facet: 'nutrient' as const,
      value: nutrient,
      nutrientRanges: nutrientRanges.filter((one) => one.nutrient !== nutrient),
    })),
    ...STANDARD_KEYS.flatMap((key): Lifted[] => {
      const { [key]: chosen = [], ...others } = standards;
      return chosen.length === 0 ? [] : [{ facet: 'standard', value: key, standards: others }];
    }),
    ...(lawAnswer === null ? [] : [{ facet: 'ingredient_laws' as const, value: lawAnswer, lawAnswer: null }]),
    ...(price === null ? [] : [{ facet: 'price' as const, value: null, price: null }]),
  ];
}
