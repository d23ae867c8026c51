import type { Basis, NutrientLabel } from '#contract/nutrition.ts';
import { nutrientStatements } from '#importers/normalise/nutrient-statements.ts';
import { toAmount } from '#importers/normalise/read-amount.ts';
import { readServingText } from '#importers/normalise/serving-text.ts';
import { SALT_UNIT, toStandardUnit } from '#server/catalogue/nutrient-units.ts';
import { withoutNoise } from '#server/catalogue/round-for-label.ts';
import type { Amount, TradeItem } from '#server/catalogue/trade-item.ts';
import { chooseText } from './choose-text.ts';
import type { Measure, NutrientHeader } from './facts.ts';

/** INFOODS tag names (code list T4073) of the label's nutrients, the preferred first. */
const CODES: Readonly<Record<NutrientLabel, readonly string[]>> = {
  calories: ['ENER-', 'ENER', 'ENERC', 'ENERA'],
  total_fat: ['FAT', 'FATNLEA', 'FAT-', 'FATCE'],
  saturated_fat: ['FASAT'],
  trans_fat: ['FATRN'],
  cholesterol: ['CHOL-', 'CHOLE', 'CHOLC'],
  sodium: ['NA', 'SALTEQ'],
  total_carbohydrate: ['CHO-', 'CHOCDF', 'CHOAVL'],
  dietary_fiber: ['FIBTG', 'FIB-', 'FIBTSW'],
  sugars: ['SUGAR-', 'SUGAR'],
  added_sugars: ['SUGAD'],
  protein: ['PRO-', 'PROCNT', 'PROA'],
  vitamin_d: ['VITD-', 'VITD', 'CHOCAL'],
  calcium: ['CA'],
  iron: ['FE'],
  potassium: ['K'],
};
const SALT = 'SALTEQ';

/** Units of the X12 lists that GDSN 2.8 took along, as UN/CEFACT recommendation 20 has them. */
const X12_UNITS: Readonly<Record<string, string>> = { ME: 'MGM', UG: 'MC', NIU: 'IU', F2: 'IU' };

export const PREPARED_ONLY = 'nutrients are stated for the prepared food alone, and were taken as they are';
export const NO_BASIS = 'nutrients without the amount of food that they are for were left out';

type Nutrition = Pick<TradeItem, 'nutrients' | 'serving'>;

/** Nutrients and serving of the food as it is sold: unprepared, or whatever state the message has. */
export function gdsnNutrition(
  headers: readonly NutrientHeader[],
  servingsPerPackage: string,
  notes: string[],
): Nutrition {
  const chosen = asSold(headers, notes);
  const [sized = chosen[0]] = chosen.filter((header) => servingSize(header) !== null);
  const perContainer = Number(servingsPerPackage);
  return {
    nutrients: statementsOf(chosen, notes),
    serving: {
      size: sized ? servingSize(sized) : null,
      description: readServingText(sized && chooseText(sized.servingTexts, notes)),
      per_container:
        servingsPerPackage !== '' && Number.isFinite(perContainer) && perContainer > 0 ? perContainer : null,
    },
  };
}

function asSold(headers: readonly NutrientHeader[], notes: string[]): NutrientHeader[] {
  const stating = headers.filter(({ details }) => details.length > 0);
  const sold = stating.filter(({ preparation }) => preparation !== 'PREPARED');
  const unprepared = sold.filter(({ preparation }) => preparation === 'UNPREPARED');
  if (unprepared.length > 0) return unprepared;
  if (sold.length === 0 && stating.length > 0) notes.push(PREPARED_ONLY);
  return sold.length > 0 ? sold : stating;
}

function servingSize({ servingSizes }: NutrientHeader): Amount | null {
  for (const { value, unit } of servingSizes) {
    const amount = toAmount(Number(value), unit);
    if (amount) return amount;
  }
  return null;
}

function statementsOf(headers: readonly NutrientHeader[], notes: string[]): TradeItem['nutrients'] {
  const statements = nutrientStatements(notes);
  const stated = new Set<string>();
  for (const header of headers) {
    const basis = basisOf(header);
    if (basis === undefined) {
      if (!notes.includes(NO_BASIS)) notes.push(NO_BASIS);
      continue;
    }
    const amounts = new Map(header.details.map((detail) => [detail.code, detail.amounts]));
    for (const [nutrient, codes] of Object.entries(CODES) as [NutrientLabel, readonly string[]][]) {
      const code = codes.find((each) => (amounts.get(each)?.length ?? 0) > 0);
      if (code === undefined || stated.has(`${nutrient} ${basis.name}`)) continue;
      const { value, unit } = preferred(nutrient, amounts.get(code) ?? []);
      statements.add(
        nutrient,
        scaled(value, basis.factor),
        code === SALT ? saltUnit(unit) : unit,
        basis.name,
      );
      stated.add(`${nutrient} ${basis.name}`);
    }
  }
  return statements.list;
}

/** Of energy in kcal and kJ the kcal; of others the first whose unit can be that nutrient's. */
function preferred(nutrient: NutrientLabel, amounts: readonly Measure[]): Measure {
  const known = amounts.map(({ value, unit }) => ({ value, unit: X12_UNITS[unit.toUpperCase()] ?? unit }));
  const energy = nutrient === 'calories' ? known.find(({ unit }) => unit.toUpperCase() === 'E14') : undefined;
  const fitting = known.find(
    ({ value, unit }) => toStandardUnit(nutrient, Number(value), unit) !== undefined,
  );
  return energy ?? fitting ?? known[0] ?? { value: '', unit: '' };
}

/** Salt is converted from grams alone; in another unit it is flagged like any unit that cannot be. */
function saltUnit(unit: string): string {
  return ['GRM', 'GR', 'G'].includes(unit.toUpperCase()) ? SALT_UNIT : `${unit} salt`;
}

interface ScaledBasis {
  readonly name: Basis;
  /** What amounts are multiplied by; 1 leaves them as they are written. */
  readonly factor: number;
}

/** Amounts for 100 g or ml, for the serving, or scaled to 100 from any other measure. */
function basisOf(header: NutrientHeader): ScaledBasis | undefined {
  const { basisType, basis } = header;
  const size = servingSize(header);
  const measure = basis ? toAmount(Number(basis.value), basis.unit) : null;
  if (basisType === 'BY_SERVING') return { name: 'serving', factor: 1 };
  if (measure === null) {
    if (header.servingSizes.length > 0 || header.servingTexts.length > 0)
      return { name: 'serving', factor: 1 };
    return undefined;
  }
  if (size && size.unit === measure.unit && size.value === measure.value)
    return { name: 'serving', factor: 1 };
  return { name: measure.unit === 'ml' ? '100ml' : '100g', factor: 100 / measure.value };
}

function scaled(value: string, factor: number): string | number {
  return factor === 1 || value === '' ? value : withoutNoise(Number(value) * factor);
}
