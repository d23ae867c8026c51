import { decimal } from '#contract/decimal.ts';
import { NUTRIENTS, type NutrientLabel, type StandardUnit } from '#contract/nutrition.ts';

/** Unit of a sodium amount that is stated as salt (European labels): sodium is salt / 2.5 (EU Regulation 1169/2011 Annex I). */
export const SALT_UNIT = 'g salt';

const GRAMS_OF_SALT_PER_GRAM_OF_SODIUM = 2.5;
/** Thermochemical kilocalorie (EU Regulation 1169/2011 Annex XIV uses the same). */
const KJ_PER_KCAL = 4.184;
/** 21 CFR 101.9(c)(8)(iv): 40 IU of vitamin D are 1 µg. */
const VITAMIN_D_IU_PER_UG = 40;

type Kind = 'g' | 'mg' | 'µg' | 'kg' | 'kcal' | 'kJ' | 'IU' | typeof SALT_UNIT;

/** Every spelling the sources use, in lower case: plain, UN/CEFACT recommendation 20 (GRM, MGM, MC, E14, KJO), FDC. */
const SPELLINGS: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  ...(['g', 'gr', 'grm', 'gram', 'grams'] as const).map((unit) => [unit, 'g'] as const),
  ...(['mg', 'mgm', 'milligram', 'milligrams'] as const).map((unit) => [unit, 'mg'] as const),
  // The micro sign and the Greek letter are different characters; toLowerCase keeps both.
  ...(['µg', 'μg', 'ug', 'mcg', 'mc', 'microgram', 'micrograms'] as const).map(
    (unit) => [unit, 'µg'] as const,
  ),
  ...(['kg', 'kgm'] as const).map((unit) => [unit, 'kg'] as const),
  ...(['kcal', 'e14', 'kilocalorie', 'kilocalories', 'calories'] as const).map(
    (unit) => [unit, 'kcal'] as const,
  ),
  ...(['kj', 'kjo', 'kilojoule', 'kilojoules'] as const).map((unit) => [unit, 'kJ'] as const),
  ...(['iu', 'ui', 'i.u.'] as const).map((unit) => [unit, 'IU'] as const),
  [SALT_UNIT, SALT_UNIT],
]);

const GRAMS: Readonly<Partial<Record<Kind, number>>> = { kg: 1e3, g: 1, mg: 1e-3, µg: 1e-6 };
const PER_GRAM: Readonly<Record<Exclude<StandardUnit, 'kcal'>, number>> = { g: 1, mg: 1e3, µg: 1e6 };

/**
 * The amount in the nutrient's standard unit; undefined where the unit cannot be that nutrient's
 * (an empty one, millilitres, IU of anything but vitamin D, grams of energy): such a value is flagged, not converted.
 */
export function toStandardUnit(nutrient: NutrientLabel, value: number, unit: string): number | undefined {
  const kind = SPELLINGS.get(unit.trim().toLowerCase());
  if (kind === undefined) return undefined;
  const factor = factorOf(nutrient, kind);
  return factor === undefined ? undefined : decimal(value * factor);
}

function factorOf(nutrient: NutrientLabel, kind: Kind): number | undefined {
  const { unit } = NUTRIENTS[nutrient];
  if (unit === 'kcal') return kind === 'kcal' ? 1 : kind === 'kJ' ? 1 / KJ_PER_KCAL : undefined;
  if (kind === 'IU') return nutrient === 'vitamin_d' ? 1 / VITAMIN_D_IU_PER_UG : undefined;
  if (kind === SALT_UNIT) {
    return nutrient === 'sodium' ? PER_GRAM[unit] / GRAMS_OF_SALT_PER_GRAM_OF_SODIUM : undefined;
  }
  const grams = GRAMS[kind];
  return grams === undefined ? undefined : grams * PER_GRAM[unit];
}
