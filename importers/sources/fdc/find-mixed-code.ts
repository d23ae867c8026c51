import { confirmKind } from '#server/guidelines/facts/confirm-kind.ts';
import {
  deriveIngredientFacts,
  type IngredientFacts,
  isComplete,
} from '#server/guidelines/facts/ingredient-facts.ts';
import { kindByName } from '#server/guidelines/facts/kind-by-name.ts';
import { isAnimalKind, type ProductKind } from '#server/guidelines/facts/product-kinds.ts';
import { TRAIT } from '#server/guidelines/ingredients/words/word-table.ts';
import { KIND_CODES, PLAIN_CODES } from './kind-codes.ts';
import type { MixedCategory, Produce } from './mixed-categories.ts';

/** Kinds that change with how the category is sold; all others stay. */
const AS_SOLD: Readonly<Record<Produce, Readonly<Partial<Record<ProductKind, ProductKind>>>>> = {
  fresh: {
    canned_fruit: 'fresh_fruit',
    frozen_fruit: 'fresh_fruit',
    canned_vegetable: 'fresh_vegetable',
    frozen_vegetable: 'fresh_vegetable',
    beans: 'fresh_vegetable',
  },
  frozen: {
    fresh_fruit: 'frozen_fruit',
    canned_fruit: 'frozen_fruit',
    dried_fruit: 'frozen_fruit',
    fresh_vegetable: 'frozen_vegetable',
    canned_vegetable: 'frozen_vegetable',
    beans: 'frozen_vegetable',
    // Frozen drinks are concentrates.
    juice: 'drink_to_prepare',
    soft_drink: 'drink_to_prepare',
    tea_or_coffee: 'drink_to_prepare',
  },
  canned: {
    fresh_fruit: 'canned_fruit',
    frozen_fruit: 'canned_fruit',
    dried_fruit: 'canned_fruit',
    fresh_vegetable: 'canned_vegetable',
    frozen_vegetable: 'canned_vegetable',
  },
  dried: { fresh_fruit: 'dried_fruit', fresh_vegetable: 'canned_vegetable' },
};

/** The GPC code of a food in a category of several families: by its name, else by what it is mostly made of. Pure. */
export function findMixedCode(
  { kinds, otherwise, produce }: MixedCategory,
  { name, ingredients }: { readonly name: string | null; readonly ingredients: string | null },
): string | null {
  const facts = deriveIngredientFacts(ingredients);
  const named = name === null ? undefined : kindByName(name);
  const confirmed =
    named === undefined ? undefined : confirmKind({ kind: named, from: 'name' }, facts, name)?.kind;
  if (confirmed !== undefined && kinds.has(confirmed)) return codeOf(asSold(confirmed, produce), facts);
  const first = firstKind(facts);
  // A meat bar is sold among the granola bars; its name may not say what it is made of.
  const isMeat = first !== undefined && isAnimalKind(first) && (named === undefined || named === 'bar');
  if (otherwise !== null && !(isMeat && kinds.has('jerky'))) return otherwise;
  if (first === undefined || !(kinds.has(first) || isMeat)) return null;
  return familyOf(KIND_CODES[asSold(first, produce)]);
}

/** The kind of what there is most of, water apart. */
function firstKind({ entries }: IngredientFacts): ProductKind | undefined {
  const first = entries.find(({ traits: { group } }) => group !== 'water' && group !== 'note');
  return first === undefined ? undefined : kindByName(first.ingredient.name);
}

function asSold(kind: ProductKind, produce: Produce | undefined): ProductKind {
  return (produce === undefined ? undefined : AS_SOLD[produce][kind]) ?? kind;
}

/** Several dried fruits are a mix or a roll, so prepared. */
function codeOf(kind: ProductKind, facts: IngredientFacts): string {
  const plain = PLAIN_CODES[kind];
  const isOne = kind !== 'dried_fruit' || facts.entries.length === 1;
  return plain !== undefined && isOne && isPlain(facts) ? plain : KIND_CODES[kind];
}

/** Whether nothing but fruit, vegetables, pulses, corn or potatoes is in it, none of them prepared. */
function isPlain(facts: IngredientFacts): boolean {
  return (
    isComplete(facts) &&
    facts.entries.every(
      ({ traits: { group, traits, nova } }) =>
        nova === 1 &&
        (group === 'fruit' ||
          group === 'vegetable' ||
          (traits & TRAIT.pulse) !== 0 ||
          (group === 'grain' && (traits & TRAIT.maybeWholeGrain) !== 0)),
    )
  );
}

/** The bricks among the codes of kinds are all of prepared fruit and vegetables. */
function familyOf(code: string): string {
  return code.startsWith('10') ? '50100000' : `${code.slice(0, 4)}0000`;
}
