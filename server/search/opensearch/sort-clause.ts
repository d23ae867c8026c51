import { nutrientOrderOf } from '#contract/nutrient-sort.ts';
import type { Sort } from '#contract/products.ts';
import type { Clause } from './clause.ts';
import { figureField } from './filter-clause.ts';

const POPULAR: readonly Clause[] = [{ popularity: 'desc' }, { gtin: 'asc' }];

/** The order of a page: what has no value last, ties by popularity. */
export function sortClause(sort: Sort): readonly Clause[] {
  return [...firstKey(sort), ...POPULAR];
}

function firstKey(sort: Sort): Clause[] {
  if (sort === 'relevance') return [{ _score: 'desc' }];
  if (sort === 'name') return [missingLast('name_key', 'asc')];
  if (sort === 'price-low') return [missingLast('price', 'asc')];
  if (sort === 'price-high') return [missingLast('price', 'desc')];
  const order = nutrientOrderOf(sort);
  return order ? [missingLast(figureField(order), order.direction === 'low' ? 'asc' : 'desc')] : [];
}

const missingLast = (field: string, order: 'asc' | 'desc'): Clause => ({
  [field]: { order, missing: '_last' },
});
