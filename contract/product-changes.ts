import { t } from 'ttag';
import { ALLERGENS, type Allergen, type AllergenState } from './allergens.ts';
import { GUIDELINES, type Guideline, type Verdict } from './guideline.ts';
import { NUTRIENTS, type NutrientLabel } from './nutrition.ts';
import { speech } from './say.ts';

/** What is recorded of a watched product when it changes. */
export const CHANGED_FIELDS = [
  'allergen',
  'verdict',
  'ingredients',
  'nutrient',
  'price',
  'removed',
  'added',
  'search',
] as const;

/** A field before and after; null is not known. */
export interface FieldChange {
  readonly field: (typeof CHANGED_FIELDS)[number];
  /** The allergen, guideline or nutrient. */
  readonly key: string | null;
  /** Of a nutrient `serving` or `100`, of a price its unit. */
  readonly unit: string | null;
  readonly old: string | number | null;
  readonly new: string | number | null;
}

/** How grave a state is to a person with the allergy. Not known is no safety. */
const GRAVITY: Readonly<Record<AllergenState | 'unknown', number>> = {
  free_from: 0,
  unknown: 1,
  may_contain: 2,
  named: 3,
  conflict: 3,
  contains: 3,
};

const gravityOf = (state: FieldChange['old']) => GRAVITY[(state ?? 'unknown') as AllergenState];

/**
 * Whether relying on what was known before may now do harm: an allergen that is new, graver or no longer known, a
 * guideline that is no longer passed, an ingredient list that is gone.
 */
export function isAlarm(change: FieldChange): boolean {
  if (change.field === 'allergen')
    return change.new === null || gravityOf(change.new) > gravityOf(change.old);
  if (change.field === 'verdict') return change.old === 'pass';
  return change.field === 'ingredients' && change.new === null;
}

/** The alarms first, those of allergens before the others. */
export function byDanger(changes: readonly FieldChange[]): FieldChange[] {
  const rank = (change: FieldChange) =>
    (isAlarm(change) ? 0 : CHANGED_FIELDS.length) + CHANGED_FIELDS.indexOf(change.field);
  return changes.toSorted((a, b) => rank(a) - rank(b));
}

const STATES: Readonly<Record<AllergenState, string>> = {
  conflict: t`declared free from, but named in the ingredients`,
  contains: t`contains`,
  named: t`named in the ingredients or the name`,
  may_contain: t`may contain`,
  free_from: t`free from`,
};

const VERDICTS: Readonly<Record<Verdict, string>> = {
  pass: t`passes`,
  fail: t`fails`,
  unknown: t`cannot be told`,
  not_applicable: t`not applicable`,
};

const ALONE: Readonly<Partial<Record<FieldChange['field'], string>>> = {
  removed: t`No longer in the catalogue`,
  added: t`In the catalogue again`,
};

export interface ChangeWords {
  readonly name: string;
  /** Null where there was none, or where the name says it all. */
  readonly from: string | null;
  /** Null where the name says it all. */
  readonly to: string | null;
}

/** A change in words: what it is of, and what it was and is. Of ingredients the words do not have the texts. */
export function changeWords(change: FieldChange): ChangeWords {
  const { field, key, unit } = change;
  const both = (name: string, words: (value: string | number) => string, none: string) => ({
    name,
    from: change.old === null ? none : words(change.old),
    to: change.new === null ? none : words(change.new),
  });
  if (field === 'allergen')
    return both(
      speech.say(ALLERGENS[key as Allergen]),
      (state) => speech.say(STATES[state as AllergenState]),
      t`not declared`,
    );
  if (field === 'verdict')
    return both(
      GUIDELINES[key as Guideline].name,
      (verdict) => speech.say(VERDICTS[verdict as Verdict]),
      t`cannot be told`,
    );
  if (field === 'price') return both(t`Price`, (amount) => `$${Number(amount).toFixed(2)}`, t`none on file`);
  if (field === 'nutrient') {
    const { unit: standard } = NUTRIENTS[key as NutrientLabel];
    const name = speech.say(NUTRIENTS[key as NutrientLabel].name);
    return both(
      unit === '100' ? t`${name}, in 100 g or mL` : t`${name}, a serving`,
      (amount) => `${roundForReading(Number(amount))} ${standard}`,
      t`not stated`,
    );
  }
  if (field === 'search') {
    const name = change.new === 'in' ? t`New in the search` : t`No longer in the search`;
    return { name, from: null, to: null };
  }
  const kind = change.old === null ? t`Ingredients stated` : t`Ingredients no longer stated`;
  const ingredients = change.old !== null && change.new !== null ? t`Ingredients changed` : kind;
  const alone = ALONE[field];
  return { name: alone ? speech.say(alone) : ingredients, from: null, to: null };
}

/** `Sodium, a serving: 140 mg → 180 mg`. */
export function changeSentence(change: FieldChange): string {
  const { name, from, to } = changeWords(change);
  return from === null ? name : `${name}: ${from} → ${to}`;
}

/** Three digits, and whole numbers whole. */
function roundForReading(amount: number): string {
  return String(Math.abs(amount) >= 100 ? Math.round(amount) : Number(amount.toPrecision(3)));
}
