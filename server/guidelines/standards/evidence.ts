import type { NutrientLabel } from '#contract/nutrition.ts';
import type { AmountUnit } from '#contract/product.ts';
import { namesNoAddedSugar } from '../claims/no-added-sugar.ts';
import { amountFor, unitOfPer100 } from '../facts/amounts.ts';
import type { Facts } from '../facts/derive-facts.ts';
import { behindLabel } from '../facts/round-for-label.ts';
import { type CountedPlants, plantShare } from './plant-share.ts';
import { exactly, OPEN, type Range, times, ZERO } from './range.ts';

/** What is known of the nutrients in an amount of food. */
export type Amounts = (nutrient: NutrientLabel) => Range;

/** What standards look at: a product's facts, and each figure with the bounds of what is not stated. */
export interface Evidence {
  readonly facts: Facts;
  /** What the label states its figures for; null where it cannot be told. */
  readonly unit: AmountUnit | null;
  /** In so many of that unit: by the serving where it is stated in the same one, as its figures are the label's own. */
  readonly inAmount: (amount: number) => Amounts;
  /** In 100 of it. */
  readonly perHundred: Amounts;
  readonly perServing: Amounts;
  /** Percent of the food that is fruit, vegetables and the like. */
  readonly plants: (counted: CountedPlants) => Range;
}

/** A product's figures as they are printed, and as they can be behind the label's rounding. */
export function readEvidence(facts: Facts): Readonly<Record<'printed' | 'behind', Evidence>> {
  const plants = plantShares(facts);
  return { printed: evidenceOf(facts, 'printed', plants), behind: evidenceOf(facts, 'behind', plants) };
}

/**
 * @param reading `printed`: figures are what the label says; `behind`: what they can be before the label's rounding, which
 * for a small serving is much in 100 g
 */
function evidenceOf(facts: Facts, reading: 'printed' | 'behind', plants: Evidence['plants']): Evidence {
  const { subject } = facts;
  const { per_100, serving_size } = subject;
  const serving = (nutrient: NutrientLabel): Range | undefined => {
    const { value } = amountFor(subject, nutrient, 'serving');
    if (value === null) return undefined;
    return reading === 'printed' ? exactly(value) : behindLabel(nutrient, value);
  };
  const perServingIsSame = serving_size !== null && serving_size.unit === unitOfHundred(facts);
  const inAmount = (amount: number) =>
    bounded(facts, (nutrient) => {
      const inServing = perServingIsSame ? serving(nutrient) : undefined;
      if (inServing !== undefined && serving_size !== null)
        return times(inServing, amount / serving_size.value);
      const stated = per_100[nutrient];
      return stated === undefined ? undefined : exactly((stated * amount) / 100);
    });
  return {
    facts,
    inAmount,
    perHundred: inAmount(100),
    unit: unitOfHundred(facts),
    perServing: bounded(facts, serving),
    plants,
  };
}

/** Computes each share once. */
function plantShares(facts: Facts): Evidence['plants'] {
  const shares = new Map<string, Range>();
  return (counted) => {
    const key = `${counted.nuts} ${counted.oils} ${counted.driedTwice}`;
    const share = shares.get(key) ?? plantShare(facts, counted);
    shares.set(key, share);
    return share;
  };
}

function unitOfHundred({ subject }: Facts): AmountUnit | null {
  return Object.keys(subject.per_100).length > 0
    ? unitOfPer100(subject)
    : (subject.serving_size?.unit ?? subject.package_weight?.unit ?? null);
}

/**
 * A part cannot exceed its whole: that alone bounds what is not stated. Added sugars are sugars and sugars carbohydrate,
 * saturated and trans fat are fat, fiber is carbohydrate. A complete list without a sugar source has no added sugars.
 */
function bounded(facts: Facts, stated: (nutrient: NutrientLabel) => Range | undefined): Amounts {
  const known = new Map<NutrientLabel, Range>();
  const amounts: Amounts = (nutrient) => {
    const before = known.get(nutrient);
    if (before !== undefined) return before;
    const range = stated(nutrient) ?? boundsOf(nutrient);
    known.set(nutrient, range);
    return range;
  };
  const upTo = (high: number): Range => ({ low: 0, high: Math.max(0, high) });
  const low = (nutrient: NutrientLabel) => stated(nutrient)?.low ?? 0;
  const high = (nutrient: NutrientLabel) => stated(nutrient)?.high ?? Number.POSITIVE_INFINITY;
  function boundsOf(nutrient: NutrientLabel): Range {
    switch (nutrient) {
      case 'sugars': {
        const most = high('total_carbohydrate');
        return { low: Math.min(low('added_sugars'), most), high: most };
      }
      case 'added_sugars':
        return namesNoAddedSugar(facts) ? ZERO : upTo(amounts('sugars').high);
      case 'saturated_fat':
        return upTo(high('total_fat') - low('trans_fat'));
      case 'trans_fat':
        return upTo(high('total_fat') - low('saturated_fat'));
      case 'total_fat':
        return { low: low('saturated_fat') + low('trans_fat'), high: Number.POSITIVE_INFINITY };
      case 'dietary_fiber':
        return upTo(high('total_carbohydrate'));
      default:
        return OPEN;
    }
  }
  return amounts;
}
