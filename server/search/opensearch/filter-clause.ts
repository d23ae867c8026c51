import type { Filter } from '../embedded/query/filters.ts';
import { allOf, type Clause } from './clause.ts';

/** The products that pass all of the filters. */
export function clauseOfFilters(filters: readonly Filter[]): Clause {
  return allOf(filters.map(clauseOfFilter));
}

export function clauseOfFilter({ anyOf, noneOf = [], brand, brandKey, range }: Filter): Clause {
  return allOf(
    [
      ...(anyOf === undefined ? [] : [inSets(anyOf)]),
      ...(brand === undefined ? [] : [{ term: { brand } }]),
      ...(brandKey === undefined ? [] : [{ term: { brand_key: brandKey } }]),
      ...(range === undefined ? [] : [rangeClause(range)]),
    ],
    noneOf.length === 0 ? [] : [inSets(noneOf)],
  );
}

const inSets = (sets: readonly number[]): Clause => ({ terms: { sets: sets.map(String) } });

function rangeClause({ column, min, max }: NonNullable<Filter['range']>): Clause {
  const exact = column === 'price' ? (bound: number) => bound : Math.fround;
  const bounds = {
    ...(min === null ? {} : { gte: exact(min) }),
    ...(max === null ? {} : { lte: exact(max) }),
  };
  const field = column === 'price' ? 'price' : figureField(column);
  return min === null && max === null ? { exists: { field } } : { range: { [field]: bounds } };
}

export function figureField({
  nutrient,
  basis,
}: Exclude<NonNullable<Filter['range']>['column'], 'price'>): string {
  return `${basis === 'serving' ? 'serving' : 'hundred'}.${nutrient}`;
}
