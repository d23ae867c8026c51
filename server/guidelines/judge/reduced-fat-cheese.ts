import type { Facts } from '../facts/derive-facts.ts';
import type { IngredientEntry } from '../facts/ingredient-facts.ts';
import { foldText } from '../ingredients/fold-text.ts';
import { anyOf, isItself, madeOf } from './consists-of.ts';
import { inCheese, isDairy, isProduce } from './food-tests.ts';

/** The claims of 21 CFR 101.62(b) as whole words of a name. "Part-skim milk" and "2% milk" are no such claim. */
const CLAIM = /\b(?:reduced[ -]?fat|low(?:er)?[ -]?fat|fat[ -]?free|non[ -]?fat)\b(?! milk\b)/;
/** "Light string cheese"; a brand of that name stands in a part of its own: "Heavenly Light, Swiss cheese". */
const LIGHT = /\b(?:light|lite)\b(?! (?:&|and)\b)/;
const CHEESE =
  /\b(?:cheeses?|mozzarella|cheddar|swiss|provolone|ricotta|colby|jack|feta|gouda|muenster|havarti|parmesan|edam|queso)\b/;
const PART_SKIM = /\bpart[ -]?skim(?:med)?\b(?! milk\b)/;
const MOZZARELLA = /\bmozzarella\b/;
/** A cheese beside the mozzarella that the words do not qualify. */
const OTHER_CHEESE =
  /\b(?:cheddar|swiss|provolone|colby|jack|parmesan|asiago|romano|gouda|muenster|american|mexican)\b/;
/** Accompaniments, and dishes made with cheese. */
const NOT_CHEESE =
  /\b(?:cream cheese|neufch[aâ]tel|spread|dip|sauce|dressing|topping|crackers?|breaded|battered)\b/;

/** "Low - Moisture Part - Skim" → "low-moisture part-skim". */
function wordsOf(name: string): string {
  return foldText(name)
    .replace(/\s*-\s*/g, '-')
    .replace(/\s+/g, ' ');
}

function isQualified(name: string): boolean {
  if (NOT_CHEESE.test(name)) return false;
  if (CLAIM.test(name) || isPartSkimMozzarella(name)) return true;
  return name
    .split(',')
    .some((part) => LIGHT.test(part) && (CHEESE.test(part) || /^\s*(?:light|lite)\s*$/.test(part)));
}

function isPartSkimMozzarella(name: string): boolean {
  return PART_SKIM.test(name) && MOZZARELLA.test(name) && !OTHER_CHEESE.test(name);
}

/**
 * Reduced-fat cheese and part-skim mozzarella (7 CFR 210.11(f)(3)): the product's name says so in whole words, or its
 * list names the cheese itself "part-skim mozzarella". Swiss and provolone are made of part-skim milk without being
 * either.
 */
export function isReducedFatCheese({ subject, kind, ingredients }: Facts): boolean | null {
  if (kind?.kind !== 'cheese' || subject.name === null) return false;
  const name = wordsOf(subject.name);
  if (NOT_CHEESE.test(name)) return false;
  // A cheese with fruit, crackers or oil in it is a combination, which has no exemption.
  const cheeseAlone = madeOf(ingredients, isDairy, anyOf(inCheese, isProduceBeside));
  if (cheeseAlone === false) return false;
  if (isQualified(name) || isMadeOfPartSkimMozzarella(ingredients.entries)) return cheeseAlone;
  return mayBePartSkim(name, ingredients.entries) ? null : false;
}

/** Peppers and herbs flavor a cheese; fruit makes a combination of it. */
function isProduceBeside(entry: IngredientEntry): boolean | null {
  return entry.traits.group === 'vegetable' && isProduce(entry);
}

/** Whether each cheese that the list begins its parts with is one. */
function isMadeOfPartSkimMozzarella(entries: readonly IngredientEntry[]): boolean {
  const cheeses = entries.filter((entry) => entry.depth === 0 && isItself(entry, 'cheese'));
  return (
    cheeses.length > 0 && cheeses.every(({ ingredient }) => isPartSkimMozzarella(wordsOf(ingredient.name)))
  );
}

/** Mozzarella of part-skim milk whose name leaves out which it is. */
function mayBePartSkim(name: string, entries: readonly IngredientEntry[]): boolean {
  return (
    MOZZARELLA.test(name) &&
    !OTHER_CHEESE.test(name) &&
    entries.some(({ ingredient }) =>
      /\b(?:part[ -]?skim(?:med)?|reduced[ -]?fat) milk\b/.test(ingredient.name),
    )
  );
}

/** The same of an ingredient: the cheese of a snack packed with apple slices. */
export function isReducedFatCheeseName(entry: IngredientEntry): boolean {
  return isItself(entry, 'cheese') && isQualified(wordsOf(entry.ingredient.name));
}
