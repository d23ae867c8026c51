import { type FoodGroup, TRAIT } from '../ingredients/words/word-table.ts';
import { type IngredientEntry, type IngredientFacts, topEntries } from './ingredient-facts.ts';

/** Nitrite and what stands for it on a label: cultured celery, or celery powder in smoked or uncured meat. */
const NITRITE = /\b(?:nitrit\w+|nitrat\w+|e ?25[0-2]|saltpet(?:er|re)|curing salt|cultured celery)\b/;
const CELERY = /\bcelery (?:juice )?powder\b|\bcelery juice\b/;
const LIKE_CURED = /\b(?:smoked|uncured|cured|dogs?|sticks?|bars?|deli|jerky)\b/i;
/** Beside meat they make a dish of it, whose ham is judged with the rest. */
const IN_DISHES: ReadonlySet<FoodGroup | null> = new Set<FoodGroup | null>([
  'grain',
  'vegetable',
  'composite',
  'dairy',
]);

/** Whether meat was cured; a dish with ham in it is not. */
export function isCured(facts: IngredientFacts, name: string): boolean {
  const top = topEntries(facts);
  const [first] = top;
  const isMeat = facts.first === null || (facts.first.traits.traits & TRAIT.seafood) === 0;
  const isDish = top.some(
    (entry) => entry !== first && !entry.ingredient.minor && IN_DISHES.has(entry.traits.group),
  );
  const cures = ({ ingredient, traits }: IngredientEntry) =>
    traits.group !== 'note' &&
    (NITRITE.test(ingredient.name) || (CELERY.test(ingredient.name) && LIKE_CURED.test(name)));
  return isMeat && (top.some(cures) || (!isDish && facts.entries.some(cures)));
}
