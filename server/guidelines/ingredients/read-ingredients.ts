import { allergensWithin } from './allergen-names.ts';
import { classifyIngredient, type IngredientTraits } from './classify-ingredient.ts';
import { allergensOfCutWord } from './cut-words.ts';
import type { Ingredient, IngredientList } from './ingredient-tree.ts';
import { parseIngredients } from './parse-ingredients.ts';
import { isOfUnrefinedRow, isOilName, meansOil } from './pressed-oils.ts';
import { allergenBits } from './words/allergen-sources.ts';

/** An ingredient text, read once for everything that asks about it: allergens, diets, NOVA, exemptions, the page. */
export interface IngredientReading {
  readonly list: IngredientList;
  /** Every ingredient at any depth with what its name says, parents before their parts, in the label's order. */
  readonly entries: readonly IngredientEntry[];
  readonly allergens: ReadAllergens;
}

export interface IngredientEntry {
  readonly ingredient: Ingredient;
  readonly traits: IngredientTraits;
  /** 0 for the list itself, more inside brackets. */
  readonly depth: number;
  /** Allergens that it is a source of, as bits, and those it may be one of: where it stands decides with its name. */
  readonly allergens: number;
  readonly maybe: number;
}

/** Allergens of a text as bits (see `words/allergen-sources.ts`). */
export interface ReadAllergens {
  /** The list names a source of them. */
  readonly named: number;
  /** A statement says that they are in it. */
  readonly contains: number;
  /** A statement says that they may be in it, or a word may mean them. */
  readonly mayContain: number;
}

/** Merging, judging and explaining a product ask for the same text one after the other. */
let latest: { readonly text: string; readonly reading: IngredientReading } | undefined;

/** Reads an ingredient text of any label. Pure, never throws, and takes time linear in the text's length. */
export function readIngredients(text: string): IngredientReading {
  if (latest?.text === text) return latest.reading;
  const list = parseIngredients(text);
  const entries: IngredientEntry[] = [];
  collect(list.ingredients, 0, { isOil: false, isGlutenFree: false, isCut: list.truncated }, entries);
  const reading = { list, entries, allergens: allergensOf(list, entries) };
  latest = { text, reading };
  return reading;
}

/** What stands around an ingredient. */
interface Surroundings {
  readonly isOil: boolean;
  readonly isGlutenFree: boolean;
  /** Whether the text stops in the last of these ingredients: the parts that it has there may not be all. */
  readonly isCut: boolean;
}

function collect(
  ingredients: readonly Ingredient[],
  depth: number,
  around: Surroundings,
  into: IngredientEntry[],
): void {
  for (const [at, ingredient] of ingredients.entries()) {
    const { name, parts } = ingredient;
    const traits = classifyIngredient(name);
    const isOil = (traits.allergens.sure & PRESSED) !== 0 && meansOil(ingredients, at, around.isOil);
    const names = (isOil ? classifyIngredient(`${name} oil`) : traits).allergens;
    const pressed = names.stated & ~names.sure & PRESSED;
    const unrefined = pressed !== 0 && isOfUnrefinedRow(ingredients, at) ? pressed : 0;
    const isCut = around.isCut && at === ingredients.length - 1;
    const kept = around.isGlutenFree && !GLUTEN_GRAIN.test(name) ? ~GLUTEN : -1;
    const lacksParts = parts.length === 0 || isCut;
    into.push({
      ingredient,
      traits,
      depth,
      allergens: kept & (unrefined | (lacksParts ? names.sure | names.unlessParts : names.sure)),
      maybe:
        (kept & (lacksParts ? names.maybe | names.maybeUnlessParts : names.maybe)) |
        (isCut && parts.length === 0 ? cutOff(name, around.isOil) : 0),
    });
    if (parts.length === 0) continue;
    const inner = {
      isOil: around.isOil || isOilName(name),
      isGlutenFree: around.isGlutenFree || (names.denied & GLUTEN) !== 0,
      isCut,
    };
    collect(parts, depth + 1, inner, into);
  }
}

function cutOff(name: string, isOil: boolean): number {
  const allergens = allergensOfCutWord(name);
  return isOil ? allergens & ~PRESSED : allergens;
}

const GLUTEN = allergenBits(['gluten']);
/** Grains that no other food is free of gluten with; oats and a flour without its name may be. */
const GLUTEN_GRAIN =
  /\b(?:barley|rye|malt(?:ed)?|wheat|spelt|kamut|triticale|orge|seigle|ble|gerste|roggen|cebada|centeno|trigo)\b/;
/** Allergens whose refined oils are none: only their names may mean an oil. */
const PRESSED = allergenBits(['soybeans', 'peanuts']);

function allergensOf(
  { statements, truncated }: IngredientList,
  entries: readonly IngredientEntry[],
): ReadAllergens {
  let named = 0;
  let contains = 0;
  let mayContain = 0;
  for (const { allergens, maybe } of entries) {
    named |= allergens;
    mayContain |= maybe;
  }
  for (const { kind, name } of statements) {
    if (kind === 'free_from') continue;
    const { stated, maybe } = classifyIngredient(name).allergens;
    mayContain |= maybe;
    // A scan may have run the statement together.
    const said = stated | allergensWithin(name);
    if (kind === 'contains') contains |= said;
    else mayContain |= said;
  }
  const last = statements.at(-1);
  if (truncated && last !== undefined && last.kind !== 'free_from')
    mayContain |= allergensOfCutWord(last.name);
  return { named, contains, mayContain };
}
