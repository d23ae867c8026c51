import { classifyIngredient } from './classify-ingredient.ts';

/** Whether a name, of a list or a statement, names an allergen. */
export function namesAllergen(name: string): boolean {
  const { sure, unlessParts, maybe } = classifyIngredient(name).allergens;
  return (sure | unlessParts | maybe) !== 0;
}

/** Whether a maker who states what a food contains means an allergen by a name: "peanut oil" as well. */
export function statesAllergen(name: string): boolean {
  return classifyIngredient(name).allergens.stated !== 0;
}

/** Named beside allergens, and no sign that a statement has ended and a list begun. */
const NEUTRAL =
  /^(?:(?:other|and|or|occasional|some|olive|date|cherry|fruit|small|sunflower|pumpkin|poppy|flax|hemp|potential) )*(?:coconuts?|chestnuts?|seeds?|corn|nuts?|allergens?|pits?|pit fragments?|shells?|shell (?:fragments?|pieces?)|bones?|stems?|gmos?|legumes?|peas?|grains?|cereals?|fragments?|ingredients?|products?|chocolate)$/;

/** Whether a name is that of a food that is no allergen. */
export function isKnownFood(name: string): boolean {
  const { group, known } = classifyIngredient(name);
  return known && group !== null && group !== 'note' && !namesAllergen(name) && !NEUTRAL.test(name);
}
