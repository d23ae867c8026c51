import type { Allergen } from '#contract/allergens.ts';
import { mixProfiles, type Profile } from './profile.ts';
import type { Recipe } from './recipe.ts';

export interface Ingredient {
  readonly id: string;
  /** As a label prints it, in capitals; what it is made of follows in brackets. */
  readonly label: string;
  readonly profile: Profile;
  /** Allergens it contains, the species where the law wants it named (`tree_nuts` → `ALMONDS`). */
  readonly allergens: ReadonlyMap<Allergen, readonly string[]>;
  readonly traits: ReadonlySet<Trait>;
  readonly parts: readonly Part[];
}

export interface Part {
  readonly ingredient: Ingredient;
  readonly grams: number;
}

/**
 * What decides diets and claims: from an animal killed for it (`meat`, `pork`, `gelatin`), from a living one (`honey`),
 * `added` sugars, `whole` grain, `mineral` (nothing that can be organic), `sweetener` (without calories),
 * `color` (artificial), `preservative`, `alcohol`, `caffeine`.
 */
export const TRAITS = [
  'meat',
  'pork',
  'gelatin',
  'honey',
  'added',
  'whole',
  'mineral',
  'sweetener',
  'color',
  'preservative',
  'alcohol',
  'caffeine',
] as const;
export type Trait = (typeof TRAITS)[number];

/** A food made of others: its figures, allergens and traits are theirs. */
export function compose(id: string, label: string, parts: readonly Part[], lossPercent: number): Ingredient {
  const raw = parts.reduce((sum, { grams }) => sum + grams, 0);
  return {
    id,
    label,
    parts,
    profile: mixProfiles(
      parts.map(({ ingredient, grams }) => ({ profile: ingredient.profile, grams })),
      raw * (1 - lossPercent / 100),
    ),
    allergens: joinAllergens(parts.map(({ ingredient }) => ingredient.allergens)),
    traits: new Set(parts.flatMap(({ ingredient }) => [...ingredient.traits])),
  };
}

function joinAllergens(
  lists: readonly ReadonlyMap<Allergen, readonly string[]>[],
): ReadonlyMap<Allergen, readonly string[]> {
  const all = new Map<Allergen, readonly string[]>();
  for (const [allergen, species] of lists.flatMap((list) => [...list])) {
    all.set(allergen, [...new Set([...(all.get(allergen) ?? []), ...species])]);
  }
  return all;
}

/** The parts a recipe names, the heaviest first, as the law wants them listed (21 CFR 101.4(a)(1)). */
export function partsOf(recipe: Recipe, find: (id: string) => Ingredient): readonly Part[] {
  return [...recipe]
    .map(([id, grams]) => ({ ingredient: find(id), grams }))
    .sort((a, b) => b.grams - a.grams);
}
