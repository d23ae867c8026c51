import type { Basis, NutrientLabel } from '#contract/nutrition.ts';
import { nutrientStatements } from '#importers/normalise/nutrient-statements.ts';
import { readDecimal, toAmount } from '#importers/normalise/read-amount.ts';
import { readServingText } from '#importers/normalise/serving-text.ts';
import { SALT_UNIT, toStandardUnit } from '#server/catalogue/sources/nutrient-units.ts';
import type { Amount, TradeItem } from '#server/catalogue/trade-item.ts';
import { withoutNoise } from '#server/guidelines/facts/round-for-label.ts';
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
const KNOWN_CODES: ReadonlySet<string> = new Set(Object.values(CODES).flat());
const PREPARATIONS: ReadonlySet<string> = new Set(['', 'PREPARED', 'UNPREPARED']);

/** Units of the X12 lists that GDSN 2.8 took along, as UN/CEFACT recommendation 20 has them. */
const X12_UNITS: Readonly<Record<string, string>> = { ME: 'MGM', UG: 'MC', NIU: 'IU', F2: 'IU' };

/** A measurement precision: there is less of it than the amount. */
const LESS_THAN = 'LESS_THAN';

/** UN/CEFACT recommendation 20 as GDSN has it: one serving. */
const PORTION = 'PTN';

export const PREPARED_ONLY = 'nutrients are stated for the prepared food only and were kept as stated';
export const NO_NUTRIENT_CODE = 'a nutrient without a code was left out';
export const unknownNutrient = (code: string) =>
  `nutrient code ${code} is not among the catalogue's nutrients and was left out`;
export const unknownNutrientUnit = (nutrient: NutrientLabel, unit: string) =>
  unit === ''
    ? `${nutrient} has an amount without a unit: it was kept as it is, and flagged`
    : `${nutrient} is not measured in the unit ${unit}: its amount was kept as it is, and flagged`;
export const unknownPreparation = (state: string) =>
  `state of preparation ${state} is unknown: its nutrients were read as those of the food as sold`;
export const unknownServingUnit = (unit: string) =>
  `a serving or a basis of nutrients in the unit ${unit} was left out: it is not a weight or volume`;
export const NO_BASIS = 'nutrients without the amount of food that they are for were left out';

type Nutrition = Pick<TradeItem, 'nutrients' | 'serving'>;

/** Nutrients and serving of the food as it is sold: unprepared, or whatever state the message has. */
export function gdsnNutrition(
  headers: readonly NutrientHeader[],
  servingsPerPackage: string,
  warnings: string[],
): Nutrition {
  const chosen = asSold(headers, warnings);
  const sized = chosen.find((header) => servingSize(header) !== null);
  const described = sized ?? chosen[0];
  for (const { servingSizes } of sized ? [] : chosen)
    for (const { unit } of servingSizes) warnings.push(unknownServingUnit(unit.slice(0, 20)));
  const perContainer = readDecimal(servingsPerPackage);
  return {
    nutrients: statementsOf(chosen, warnings),
    serving: {
      size: sized ? servingSize(sized) : null,
      description: readServingText(described && chooseText(described.servingTexts, warnings)),
      per_container:
        servingsPerPackage !== '' && Number.isFinite(perContainer) && perContainer > 0 ? perContainer : null,
    },
  };
}

function asSold(headers: readonly NutrientHeader[], warnings: string[]): NutrientHeader[] {
  const stating = headers.filter(({ details }) => details.length > 0);
  for (const { preparation } of stating)
    if (!PREPARATIONS.has(preparation)) warnings.push(unknownPreparation(preparation.slice(0, 40)));
  const sold = stating.filter(({ preparation }) => preparation !== 'PREPARED');
  const unprepared = sold.filter(({ preparation }) => preparation === 'UNPREPARED');
  if (unprepared.length > 0) return unprepared;
  if (sold.length === 0 && stating.length > 0) warnings.push(PREPARED_ONLY);
  return sold.length > 0 ? sold : stating;
}

function servingSize({ servingSizes }: NutrientHeader): Amount | null {
  for (const { value, unit } of servingSizes) {
    const amount = toAmount(readDecimal(value), unit);
    if (amount) return amount;
  }
  return null;
}

function statementsOf(headers: readonly NutrientHeader[], warnings: string[]): TradeItem['nutrients'] {
  const statements = nutrientStatements(warnings);
  const stated = new Set<string>();
  for (const header of headers) {
    const basis = basisOf(header, warnings);
    if (basis === undefined) {
      if (!warnings.includes(NO_BASIS)) warnings.push(NO_BASIS);
      continue;
    }
    for (const { code } of header.details) {
      if (code === '') warnings.push(NO_NUTRIENT_CODE);
      else if (!KNOWN_CODES.has(code)) warnings.push(unknownNutrient(code.slice(0, 40)));
    }
    const details = new Map(header.details.map((detail) => [detail.code, detail]));
    for (const [nutrient, codes] of Object.entries(CODES) as [NutrientLabel, readonly string[]][]) {
      const detail = codes.map((code) => details.get(code)).find((each) => (each?.amounts.length ?? 0) > 0);
      if (detail === undefined || stated.has(`${nutrient} ${basis.name}`)) continue;
      const { value, unit: written } = preferred(nutrient, detail.amounts);
      const unit = detail.code === SALT ? saltUnit(written) : written;
      if (value !== '' && toStandardUnit(nutrient, 1, unit) === undefined)
        warnings.push(unknownNutrientUnit(nutrient, unit.slice(0, 20)));
      const isLessThan = detail.precision === LESS_THAN;
      statements.add(nutrient, scaled(value, basis.factor), unit, basis.name, isLessThan);
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
    ({ value, unit }) => toStandardUnit(nutrient, readDecimal(value), unit) !== undefined,
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
function basisOf(header: NutrientHeader, warnings: string[]): ScaledBasis | undefined {
  const { basisType, basis } = header;
  const size = servingSize(header);
  const measure = basis ? toAmount(readDecimal(basis.value), basis.unit) : null;
  if (basisType === 'BY_SERVING') return { name: 'serving', factor: 1 };
  if (measure === null) {
    // An amount that is stated, but that cannot be read, is not the serving.
    if (basis && basis.value !== '') {
      if (readDecimal(basis.value) === 1 && basis.unit === PORTION) return { name: 'serving', factor: 1 };
      warnings.push(unknownServingUnit(basis.unit.slice(0, 20)));
      return undefined;
    }
    if (header.servingSizes.length > 0 || header.servingTexts.length > 0)
      return { name: 'serving', factor: 1 };
    return undefined;
  }
  if (size && size.unit === measure.unit && size.value === measure.value)
    return { name: 'serving', factor: 1 };
  return { name: measure.unit === 'ml' ? '100ml' : '100g', factor: 100 / measure.value };
}

function scaled(value: string, factor: number): string | number {
  return factor === 1 || value === '' ? value : withoutNoise(readDecimal(value) * factor);
}
