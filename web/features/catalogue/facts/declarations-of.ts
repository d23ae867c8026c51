import type { AllergenDeclaration } from '#contract/allergens.ts';
import { CONTAINMENTS } from '#contract/allergens.ts';
import type { Product } from '#contract/product.ts';

/** What a product says of allergens, one declaration an allergen and level. */
export function declarationsOf(
  summary: Product['allergens'],
): Pick<AllergenDeclaration, 'allergen' | 'containment'>[] {
  return CONTAINMENTS.flatMap((containment) =>
    summary[containment].map((allergen) => ({ allergen, containment })),
  );
}
