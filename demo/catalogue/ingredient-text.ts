import type { Ingredient, Part } from './ingredient.ts';
import { listedParts } from './make-food.ts';

/** From here down ingredients may be listed in any order behind one phrase (21 CFR 101.4(a)(2)). */
const MINOR_PERCENT = 2;

/** The ingredient list as a US label prints it, without the allergen statement. */
export function ingredientText(food: Ingredient, organic: boolean): string {
  const parts = joinEqual(listedParts(food));
  const [only] = parts;
  if (parts.length === 1 && only !== undefined) return finish(listOfOne(only.ingredient, organic));
  const total = parts.reduce((sum, { grams }) => sum + grams, 0);
  const isMinor = ({ grams }: Part) => (100 * grams) / total < MINOR_PERCENT;
  const major = parts.filter((part) => !isMinor(part));
  const minor = parts.filter(isMinor);
  const print = (part: Part) => printed(part.ingredient, organic);
  if (minor.length < 3 || major.length === 0) return finish(parts.map(print).join(', '));
  return finish(`${major.map(print).join(', ')}, CONTAINS 2% OR LESS OF: ${minor.map(print).join(', ')}`);
}

const finish = (list: string): string => `${nestBrackets(list)}.`;

/** Two recipes' words for one thing (beef of two cuts) are one ingredient on the label. */
function joinEqual(parts: readonly Part[]): readonly Part[] {
  const byLabel = new Map<string, Part>();
  for (const part of parts) {
    const known = byLabel.get(part.ingredient.label);
    byLabel.set(part.ingredient.label, known ? { ...known, grams: known.grams + part.grams } : part);
  }
  return [...byLabel.values()].sort((a, b) => b.grams - a.grams);
}

function printed(ingredient: Ingredient, organic: boolean): string {
  const inner = ingredient.parts.map((part) => printed(part.ingredient, organic)).join(', ');
  const label = inner === '' ? ingredient.label : `${ingredient.label} (${inner})`;
  return organic && !ingredient.traits.has('mineral') ? `ORGANIC ${label}` : label;
}

/** A food that is one ingredient lists what that is made of: of cheddar the milk, the cultures, the salt. */
function listOfOne(ingredient: Ingredient, organic: boolean): string {
  const made = /^[^(]+ \((.+)\)$/.exec(ingredient.label)?.[1];
  const list = made?.includes(', ') ? made : ingredient.label;
  return organic && !ingredient.traits.has('mineral') ? `ORGANIC ${list}` : list;
}

const OPEN = '([{';
const CLOSE = ')]}';

/** Brackets within brackets are square, and within those curly. */
function nestBrackets(text: string): string {
  let depth = 0;
  let out = '';
  for (const char of text) {
    if (OPEN.includes(char)) out += OPEN[Math.min(depth++, 2)];
    else if (CLOSE.includes(char)) out += CLOSE[Math.min(--depth, 2)];
    else out += char;
  }
  return out;
}
