import type { NutrientLabel } from '#contract/nutrition.ts';
import { TRAIT } from '../ingredients/words/word-table.ts';
import { checkPlausibility, type Implausible } from '../plausibility.ts';
import type { GuidelineSubject } from '../subject.ts';
import { confirmKind } from './confirm-kind.ts';
import { type FoundKind, findKind } from './find-kind.ts';
import { deriveIngredientFacts, type IngredientFacts } from './ingredient-facts.ts';
import { isAnimalKind } from './product-kinds.ts';

/** Everything that the rules use, derived once from a product. */
export interface Facts {
  /** The product without implausible values. */
  readonly subject: GuidelineSubject;
  readonly kind: FoundKind | undefined;
  readonly ingredients: IngredientFacts;
  readonly implausible: readonly Implausible[];
}

/** Derives what the guidelines need. Pure. */
export function deriveFacts(subject: GuidelineSubject): Facts {
  const read = deriveIngredientFacts(subject.ingredients);
  const kind = confirmKind(findKind(subject), read, subject.name);
  const ingredients = withKind(read, kind);
  const implausible = checkPlausibility(subject, {
    sugarAlcohol: (ingredients.traits & (TRAIT.sugarAlcohol | TRAIT.lowCalorieSweetener)) !== 0,
    alcohol: kind?.kind === 'alcohol' || (ingredients.traits & TRAIT.alcohol) !== 0,
  });
  return {
    subject: implausible.length === 0 ? subject : without(subject, implausible),
    kind,
    ingredients,
    implausible,
  };
}

/** "Water, salt, sodium nitrite" on a pack of bacon: the list does not name the meat. */
function withKind(read: IngredientFacts, kind: FoundKind | undefined): IngredientFacts {
  const isSilent =
    kind !== undefined && isAnimalKind(kind.kind) && read.gap === null && (read.traits & ANIMAL) === 0;
  return isSilent ? { ...read, gap: 'does not name the food itself' } : read;
}

const ANIMAL = TRAIT.meat | TRAIT.seafood | TRAIT.egg;

function without(subject: GuidelineSubject, implausible: readonly Implausible[]): GuidelineSubject {
  const labels = new Set<string>(implausible.map(({ nutrient }) => nutrient));
  return {
    ...subject,
    per_serving: omit(subject.per_serving, labels),
    per_100: omit(subject.per_100, labels),
  };
}

type Amounts = Readonly<Partial<Record<NutrientLabel, number>>>;

function omit(amounts: Amounts, labels: ReadonlySet<string>): Amounts {
  return Object.fromEntries(Object.entries(amounts).filter(([label]) => !labels.has(label)));
}
