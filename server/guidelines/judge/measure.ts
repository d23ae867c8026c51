import type { NutrientLabel } from '#contract/nutrition.ts';
import { t } from '#server/language/speech.ts';
import { amountFor, fluidOunces, packageAmount, unitOfPer100 } from '../facts/amounts.ts';
import type { Facts } from '../facts/derive-facts.ts';
import { hasTrait } from '../facts/ingredient-facts.ts';
import type { DerivedQuantity, Quantity, Rule } from '../rules/rule.ts';
import type { GuidelineSubject } from '../subject.ts';
import { WORD_MEASURES } from './measure-words.ts';
import { amount, type Measurement, unmeasured } from './measurement.ts';

type Measure = (facts: Facts, rule: Rule) => Measurement;

const KCAL_PER_G_FAT = 9;
/** A label says 0 g below this (21 CFR 101.9(c)(2)(ii)). */
const DECLARED_TRANS_FAT_G = 0.5;

const NUMBER_MEASURES = {
  fat_energy_share: (facts) => energyShare(facts, 'total_fat'),
  saturated_fat_energy_share: (facts) => energyShare(facts, 'saturated_fat'),
  sugar_weight_share: (facts) => weightShare(facts, 'sugars'),
  fat_weight_share: (facts) => weightShare(facts, 'total_fat'),
  declared_trans_fat: measureTransFat,
  container_volume: measureVolume,
} as const satisfies Partial<Record<DerivedQuantity, Measure>>;

const DERIVED = { ...NUMBER_MEASURES, ...WORD_MEASURES } satisfies Record<DerivedQuantity, Measure>;

function isDerived(quantity: Quantity): quantity is DerivedQuantity {
  return quantity in DERIVED;
}

/** Measures a rule's quantity. */
export function measure(facts: Facts, rule: Rule): Measurement {
  const stated = measureStated(facts, rule);
  const isKnown = stated.met !== null || (stated.value !== null && stated.bound !== 'most');
  if (isKnown || facts.subject.less_than === undefined) return stated;
  const { value, bound } = measureStated({ ...facts, subject: withBounds(facts.subject, rule) }, rule);
  if (typeof value !== 'number' || bound === 'least' || value === stated.value) return stated;
  return amount(value, 'most', t`it is stated as less than this`);
}

/** Takes what there is less of for the most there can be; of calories only where they are the quantity, as shares divide by them. */
function withBounds(subject: GuidelineSubject, { quantity }: Rule): GuidelineSubject {
  const bounds = (basis: 'per_serving' | 'per_100') => {
    const { calories, ...others } = subject.less_than?.[basis] ?? {};
    const isAsked = quantity === 'calories' && calories !== undefined;
    return { ...others, ...(isAsked && { calories }), ...subject[basis] };
  };
  return { ...subject, per_serving: bounds('per_serving'), per_100: bounds('per_100') };
}

function measureStated(facts: Facts, rule: Rule): Measurement {
  return isDerived(rule.quantity)
    ? DERIVED[rule.quantity](facts, rule)
    : measureNutrient(facts, rule.quantity, rule);
}

function measureNutrient(facts: Facts, nutrient: NutrientLabel, { basis }: Rule): Measurement {
  if (basis === null) return unmeasured(t`the rule has no basis`);
  const found = amountFor(facts.subject, nutrient, basis);
  if (found.value !== null) return amount(found.value, found.atLeast ? 'least' : 'exact', found.missing);
  if (nutrient === 'added_sugars') {
    if (
      hasTrait(facts.ingredients, 'addedSugar') === false &&
      hasTrait(facts.ingredients, 'juiceConcentrate') === false
    ) {
      return amount(0, 'exact', t`no sugar is among the ingredients`);
    }
    const total = amountFor(facts.subject, 'sugars', basis);
    if (total.value !== null && !total.atLeast)
      return amount(total.value, 'most', t`added sugars are not stated; all sugars are this much`);
  }
  return unmeasured(implausibleNote(facts, nutrient) ?? found.missing ?? t`the value is not stated`);
}

function implausibleNote({ implausible }: Facts, nutrient: NutrientLabel): string | null {
  const found = implausible.find((entry) => entry.nutrient === nutrient);
  return found === undefined ? null : t`the stated value is implausible: ${withoutStop(found.reason)}`;
}

const withoutStop = (sentence: string) => sentence.replace(/\.$/, '');

/** Percent of energy from a fat: 9 kcal per g over the calories. */
function energyShare(facts: Facts, fat: 'total_fat' | 'saturated_fat'): Measurement {
  const share = shareOfEnergy(facts, fat);
  if (share !== undefined) return amount(share);
  const whole = fat === 'saturated_fat' ? shareOfEnergy(facts, 'total_fat') : undefined;
  if (whole !== undefined) return amount(whole, 'most', t`saturated fat is not stated; all fat is this much`);
  const missing: NutrientLabel = isStated(facts, fat) ? 'calories' : fat;
  return unmeasured(
    implausibleNote(facts, missing) ??
      (missing === 'calories' ? t`calories are not stated` : t`the fat is not stated`),
  );
}

export function isStated({ subject }: Facts, nutrient: NutrientLabel): boolean {
  return subject.per_serving[nutrient] !== undefined || subject.per_100[nutrient] !== undefined;
}

function shareOfEnergy({ subject }: Facts, fat: 'total_fat' | 'saturated_fat'): number | undefined {
  for (const amounts of [subject.per_serving, subject.per_100]) {
    const grams = amounts[fat];
    const kcal = amounts.calories;
    if (grams === undefined || kcal === undefined) continue;
    if (grams === 0) return 0;
    // A share of next to no energy means nothing.
    if (kcal >= 1) return (KCAL_PER_G_FAT * grams * 100) / kcal;
  }
  return undefined;
}

function weightShare(facts: Facts, nutrient: NutrientLabel): Measurement {
  const { subject } = facts;
  const { per_serving, per_100, serving_size } = subject;
  const serving = per_serving[nutrient];
  if (serving !== undefined && serving_size?.unit === 'g')
    return amount((serving * 100) / serving_size.value);
  const per100 = per_100[nutrient];
  if (per100 !== undefined && unitOfPer100(subject) === 'g') return amount(per100);
  if (serving === undefined && per100 === undefined)
    return unmeasured(implausibleNote(facts, nutrient) ?? t`the value is not stated`);
  return unmeasured(t`the weight is not stated, only a volume or nothing`);
}

/** As a label declares it: below half a gram a serving is 0; trans fat is never more than all fat. */
function measureTransFat(facts: Facts, { basis }: Rule): Measurement {
  const { subject } = facts;
  const over = basis === 'package' ? 'package' : 'serving';
  const perServing = amountFor(subject, 'trans_fat', 'serving').value;
  if (perServing !== null && perServing < DECLARED_TRANS_FAT_G) return amount(0);
  const found = amountFor(subject, 'trans_fat', over);
  if (found.value !== null)
    return amount(
      found.value < DECLARED_TRANS_FAT_G ? 0 : found.value,
      found.atLeast ? 'least' : 'exact',
      found.missing,
    );
  const fat = amountFor(subject, 'total_fat', over);
  if (fat.value !== null && !fat.atLeast && fat.value < DECLARED_TRANS_FAT_G)
    return amount(0, 'exact', t`trans fat is not stated; all fat is less than 0.5 g`);
  return unmeasured(implausibleNote(facts, 'trans_fat') ?? t`trans fat is not stated`);
}

function measureVolume({ subject }: Facts): Measurement {
  const held = packageAmount(subject);
  if (held?.unit === 'ml') return amount(fluidOunces(held.value));
  const serving = subject.serving_size;
  if (held === null && serving?.unit === 'ml')
    return amount(fluidOunces(serving.value), 'least', t`the package size is not stated`);
  return unmeasured(t`the volume of the package is not stated`);
}
