import type { Allergen } from '#contract/allergens.ts';
import { GUIDELINE_KEYS, GUIDELINE_PARAMETERS, type Guideline, VERDICTS } from '#contract/guideline.ts';
import type { Facets } from '#contract/products.schema.ts';
import type { AllergenExclusion, SearchQuery } from '../../engine.ts';
import {
  allergenGroupSet,
  allergenSet,
  categorySet,
  dietSet,
  novaSet,
  verdictSet,
} from '../segment/facet-sets.ts';

/** One condition that can be lifted by itself; all of a query's filters must hold. */
export interface Filter {
  readonly facet: keyof Facets;
  /** The guideline or allergen, in facets that filter each of them separately. */
  readonly subject?: Guideline | Allergen;
  /** The API's parameter, and the value to remove from it; null: all its values. */
  readonly parameter: string;
  readonly value: string | null;
  /** Numbers of facet sets: a product must be in one of the first, where given, and in none of the second. */
  readonly anyOf?: readonly number[];
  readonly noneOf?: readonly number[];
  readonly brand?: string;
}

export type FilterQuery = Pick<
  SearchQuery,
  'categories' | 'guidelines' | 'verdicts' | 'novaLabels' | 'brand' | 'diets' | 'exclusions'
>;

export function listFilters(query: FilterQuery): Filter[] {
  const { categories, novaLabels, brand, diets, exclusions } = query;
  return [
    ...oneOf('category', 'family_title', categories, (title) => categorySet(title)),
    ...GUIDELINE_KEYS.flatMap((guideline) => guidelineFilters(guideline, query)),
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

function guidelineFilters(guideline: Guideline, query: FilterQuery): Filter[] {
  const about = { facet: 'guideline', subject: guideline } as const;
  const { passes, verdict: parameter } = GUIDELINE_PARAMETERS[guideline];
  const mustPass = query.guidelines[guideline];
  const verdicts = query.verdicts[guideline] ?? [];
  const [first] = verdicts;
  const pass = [verdictSet(guideline, 'pass')];
  const others = VERDICTS.filter((verdict) => !verdicts.includes(verdict));
  return [
    ...(mustPass === undefined
      ? []
      : [
          {
            ...about,
            parameter: passes,
            value: String(mustPass),
            ...(mustPass ? { anyOf: pass } : { noneOf: pass }),
          },
        ]),
    ...(first === undefined
      ? []
      : [
          {
            ...about,
            parameter,
            value: verdicts.length === 1 ? first : null,
            noneOf: others.map((verdict) => verdictSet(guideline, verdict)),
          },
        ]),
  ];
}

/** `unknown` leaves out products without any state, by requiring one. */
function exclusionFilter({ allergen, mayContain, unknown }: AllergenExclusion): Filter {
  const always = allergenGroupSet(allergen, 'always_excluded');
  return {
    facet: 'allergen',
    subject: allergen,
    parameter: 'exclude_allergen',
    value: allergen,
    noneOf: mayContain ? [always, allergenSet(allergen, 'may_contain')] : [always],
    ...(unknown ? { anyOf: [allergenGroupSet(allergen, 'known')] } : {}),
  };
}
