import type { Guideline } from '#contract/guideline.ts';
import type { Relaxation } from '#contract/products.schema.ts';
import type { SearchDocument } from '../document.ts';
import type { SearchQuery } from '../engine.ts';
import { passesFilters } from './scan-filters.ts';

/** The total without each filter. */
export function scanRelaxations(found: readonly SearchDocument[], query: SearchQuery): Relaxation[] {
  return listLifted(query)
    .map(({ parameter, value, ...lifted }) => ({
      parameter,
      value,
      total: found.filter((document) => passesFilters(document, { ...query, ...lifted })).length,
    }))
    .filter(({ total }) => total > 0)
    .toSorted((a, b) => b.total - a.total);
}

type Lifted = Pick<Relaxation, 'parameter' | 'value'> & Partial<SearchQuery>;

function listLifted(query: SearchQuery): Lifted[] {
  const { categories, guidelines, verdicts, novaLabels, brand, diets, exclusions } = query;
  const single = (values: readonly string[]) => (values.length === 1 ? (values[0] ?? null) : null);
  const without = <T>(values: readonly T[], place: number) => values.filter((_, i) => i !== place);
  const withoutGuideline = (parameter: string, key: Guideline): Lifted[] => {
    const { [key]: mustPass, ...others } = guidelines;
    return mustPass === undefined ? [] : [{ parameter, value: String(mustPass), guidelines: others }];
  };
  const withoutVerdicts = (parameter: string, key: Guideline): Lifted[] => {
    const { [key]: anyOf = [], ...others } = verdicts;
    return anyOf.length === 0 ? [] : [{ parameter, value: single(anyOf), verdicts: others }];
  };
  return [
    ...(categories.length > 0
      ? [{ parameter: 'family_title', value: single(categories), categories: [] }]
      : []),
    ...withoutGuideline('is_good_choice', 'good_choice'),
    ...withoutVerdicts('good_choice_verdict', 'good_choice'),
    ...withoutGuideline('is_smart_snack', 'smart_snack'),
    ...withoutVerdicts('smart_snack_verdict', 'smart_snack'),
    ...withoutGuideline('recommended_ok', 'philly'),
    ...withoutVerdicts('philly_verdict', 'philly'),
    ...(novaLabels.length > 0
      ? [{ parameter: 'nova_label', value: single(novaLabels), novaLabels: [] }]
      : []),
    ...(brand === null ? [] : [{ parameter: 'brand', value: brand, brand: null }]),
    ...diets.map((diet, i) => ({ parameter: 'diet', value: diet, diets: without(diets, i) })),
    ...exclusions.map(({ allergen }, i) => ({
      parameter: 'exclude_allergen',
      value: allergen,
      exclusions: without(exclusions, i),
    })),
  ];
}
