import { GUIDELINE_KEYS, type Guideline } from '#contract/guideline.ts';
import type { Facets } from '#contract/products.ts';
import type { AllergenExclusion, SearchQuery } from '../../engine.ts';
import {
  allergenGroupSet,
  allergenSet,
  categorySet,
  dietSet,
  guidelineSet,
  novaSet,
} from '../segment/facet-sets.ts';

/** One condition that can be lifted by itself; all of a query's filters must hold. */
export interface Filter {
  readonly facet: keyof Facets;
  /** As the API spells the parameter, and the value to take out of it; null: all its values. */
  readonly parameter: string;
  readonly value: string | null;
  /** Numbers of facet sets: a product must be in one of the first, where given, and in none of the second. */
  readonly anyOf?: readonly number[];
  readonly noneOf?: readonly number[];
  readonly brand?: string;
}

export type FilterQuery = Pick<
  SearchQuery,
  'categories' | 'guidelines' | 'novaLabels' | 'brand' | 'diets' | 'exclusions'
>;

const GUIDELINE_PARAMETERS: Readonly<Record<Guideline, string>> = {
  smart_snack: 'is_smart_snack',
  good_choice: 'is_good_choice',
  philly: 'recommended_ok',
};

export function listFilters(query: FilterQuery): Filter[] {
  const { categories, guidelines, novaLabels, brand, diets, exclusions } = query;
  return [
    ...oneOf('category', 'family_title', categories, (title) => categorySet(title)),
    ...GUIDELINE_KEYS.flatMap((guideline) => guidelineFilter(guideline, guidelines[guideline])),
    ...oneOf('nova', 'nova_label', novaLabels, novaSet),
    ...(brand === null ? [] : [{ facet: 'brand', parameter: 'brand', value: brand, brand } as const]),
    ...[...new Set(diets)].map(
      (diet) => ({ facet: 'diet', parameter: 'diet', value: diet, anyOf: [dietSet(diet)] }) as const,
    ),
    ...exclusions.map(exclusionFilter),
  ];
}

/** Several values of one parameter are alternatives, so they can only be lifted together. */
function oneOf<V extends string>(
  facet: keyof Facets,
  parameter: string,
  values: readonly V[],
  setOf: (value: V) => number | undefined,
): Filter[] {
  const [first] = values;
  if (first === undefined) return [];
  const anyOf = values.map(setOf).filter((set) => set !== undefined);
  return [{ facet, parameter, value: values.length === 1 ? first : null, anyOf }];
}

function guidelineFilter(guideline: Guideline, mustPass: boolean | undefined): Filter[] {
  if (mustPass === undefined) return [];
  const sets = [guidelineSet(guideline)];
  return [
    {
      facet: 'guideline',
      parameter: GUIDELINE_PARAMETERS[guideline],
      value: String(mustPass),
      ...(mustPass ? { anyOf: sets } : { noneOf: sets }),
    },
  ];
}

/** What says nothing is left out by asking for any state. */
function exclusionFilter({ allergen, mayContain, unknown }: AllergenExclusion): Filter {
  const always = allergenGroupSet(allergen, 'always_excluded');
  return {
    facet: 'allergen',
    parameter: 'exclude_allergen',
    value: allergen,
    noneOf: mayContain ? [always, allergenSet(allergen, 'may_contain')] : [always],
    ...(unknown ? { anyOf: [allergenGroupSet(allergen, 'known')] } : {}),
  };
}
