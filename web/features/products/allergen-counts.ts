import { ALLERGENS, type Allergen } from '#contract/allergens.ts';
import type { Facets } from '#contract/products.ts';
import { countOf, formatCount } from '#web/lib/format-count.ts';

type AllergenCount = Facets['allergen'][number];

/** How many products the choice of an allergen leaves out. */
export function leftOut(
  { conflict, contains, named, may_contain: traces }: AllergenCount,
  showsTraces: boolean,
): number {
  return conflict + contains + named + (showsTraces ? 0 : traces);
}

/** `1,204 products say nothing about milk, 980 about eggs. That is not “free from”.` */
export function silenceText(without: readonly Allergen[], counts: readonly AllergenCount[]): string {
  const parts = without.map((key, i) => {
    const unknown = counts.find(({ value }) => value === key)?.unknown ?? 0;
    const amount =
      i === 0 ? `${countOf(unknown, 'product says', 'products say')} nothing` : formatCount(unknown);
    return `${amount} about ${ALLERGENS[key].toLowerCase()}`;
  });
  return `${parts.join(', ')}. That is not “free from”.`;
}
