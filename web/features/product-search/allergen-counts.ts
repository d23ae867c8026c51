import { t } from 'ttag';
import { ALLERGENS, type Allergen } from '#contract/allergens.ts';
import type { Facets } from '#contract/facets.schema.ts';
import { countOf, formatCount } from '#web/lib/format-count.ts';
import type { ProductSearch } from './product-search.ts';

type AllergenCount = Facets['allergen'][number];

/** How many products are listed where the allergen is left out. */
export function listedWithout(
  { free_from, may_contain, unknown }: AllergenCount,
  { traces, undeclared }: Pick<ProductSearch, 'traces' | 'undeclared'>,
): number {
  return free_from + (traces === 'show' ? may_contain : 0) + (undeclared === 'hide' ? 0 : unknown);
}

/** `1,204 products say nothing about milk, 980 about eggs. That is not “free from”.` */
export function silenceText(without: readonly Allergen[], counts: readonly AllergenCount[]): string {
  const parts = without.map((key, i) => {
    const unknown = counts.find(({ value }) => value === key)?.unknown ?? 0;
    const name = ALLERGENS[key].toLowerCase();
    return i === 0
      ? t`${countOf(unknown, t`product says`, t`products say`)} nothing about ${name}`
      : t`${formatCount(unknown)} about ${name}`;
  });
  return t`${parts.join(', ')}. That is not “free from”.`;
}
