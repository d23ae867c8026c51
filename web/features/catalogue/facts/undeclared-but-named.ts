import { ALLERGEN_KEYS, type Allergen, type AllergenDeclaration } from '#contract/allergens.ts';
import { namedAllergens } from './mark-allergens.ts';

/** Whoever declares wheat has said enough about its gluten. */
const COVERED_BY: Readonly<Partial<Record<Allergen, Allergen>>> = { gluten: 'wheat' };

/** Allergens that the ingredients name in words while no source says anything about them: a gap worth a question. */
export function undeclaredButNamed(
  ingredients: string | null,
  declarations: readonly Pick<AllergenDeclaration, 'allergen'>[],
): Allergen[] {
  const declared = new Set<Allergen>(declarations.map(({ allergen }) => allergen));
  const open = ALLERGEN_KEYS.filter((allergen) => {
    const cover = COVERED_BY[allergen];
    return !declared.has(allergen) && !(cover && declared.has(cover));
  });
  return namedAllergens(ingredients, open);
}
