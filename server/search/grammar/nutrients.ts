import { decimal } from '#contract/decimal.ts';
import { NUTRIENTS, type NutrientLabel } from '#contract/nutrition.ts';
import { say, t } from '#server/language/speech.ts';
import { anyOf, keyOf } from './patterns.ts';
import type { Condition, NutrientCondition } from './term.ts';

/** Everyday names of the nutrients. Salt is none of them: it is more than its sodium. */
const NAMES: Readonly<Record<string, NutrientLabel>> = {
  calorie: 'calories',
  calories: 'calories',
  cal: 'calories',
  cals: 'calories',
  kcal: 'calories',
  kcals: 'calories',
  fat: 'total_fat',
  fats: 'total_fat',
  'total fat': 'total_fat',
  'saturated fat': 'saturated_fat',
  'saturated fats': 'saturated_fat',
  'sat fat': 'saturated_fat',
  'trans fat': 'trans_fat',
  'trans fats': 'trans_fat',
  cholesterol: 'cholesterol',
  sodium: 'sodium',
  carb: 'total_carbohydrate',
  carbs: 'total_carbohydrate',
  'total carbs': 'total_carbohydrate',
  carbohydrate: 'total_carbohydrate',
  carbohydrates: 'total_carbohydrate',
  'total carbohydrate': 'total_carbohydrate',
  'total carbohydrates': 'total_carbohydrate',
  fiber: 'dietary_fiber',
  fibre: 'dietary_fiber',
  'dietary fiber': 'dietary_fiber',
  'dietary fibre': 'dietary_fiber',
  sugar: 'sugars',
  sugars: 'sugars',
  'total sugar': 'sugars',
  'total sugars': 'sugars',
  'added sugar': 'added_sugars',
  'added sugars': 'added_sugars',
  protein: 'protein',
  proteins: 'protein',
  'vitamin d': 'vitamin_d',
  calcium: 'calcium',
  iron: 'iron',
  potassium: 'potassium',
};

/** "Sugar" is a food before these. */
const FOODS = '(?! (?:snap|alcohols?|substitutes?|cones?|canes?))';

export const NUTRIENT = `${anyOf(Object.keys(NAMES))}${FOODS}`;

export function nutrientOf(name: string): NutrientLabel | undefined {
  return NAMES[keyOf(name)];
}

interface Limits extends Pick<NutrientCondition, 'nutrient' | 'basis'> {
  readonly min?: number;
  readonly max?: number;
  /** The limit itself is out. */
  readonly below?: number;
  /** Why these limits; null where they were typed. */
  readonly because: string | null;
}

/** Amounts are multiples of a millionth, so that the last one under a limit can be named. */
const STEP = 1e-6;

export function limitNutrient({ nutrient, basis, min, max, below, because }: Limits): Condition {
  const { name, unit } = NUTRIENTS[nutrient];
  const suffix = `${unit === 'kcal' ? '' : ` ${unit}`}${basis === '100' ? ` ${t`in 100 g or mL`}` : ''}`;
  const amount = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 6 });
  const serving = basis === 'serving' ? t`a serving` : t`in 100 g or mL`;
  return {
    kind: 'nutrient',
    nutrient,
    basis,
    min: min ?? null,
    max: below === undefined ? (max ?? null) : decimal(below - STEP),
    label: `${say(name)} ${below === undefined ? boundsInWords(min, max, amount) : t`under ${amount(below)}`}${suffix}`,
    reason: because === null ? serving : `${because}, ${serving}`,
  };
}

/** "at least 5", "up to 9", "5 to 9". */
export function boundsInWords(
  min: number | undefined,
  max: number | undefined,
  write: (value: number) => string,
): string {
  if (min === undefined) return max === undefined ? '' : t`up to ${write(max)}`;
  return max === undefined ? t`at least ${write(min)}` : t`${write(min)} to ${write(max)}`;
}
