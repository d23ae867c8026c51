import { NUTRIENT_LABELS, type NutrientLabel } from '#contract/nutrition.ts';
import type { AmountUnit } from '#contract/product.ts';
import { namesNoAddedSugar } from '../claims/no-added-sugar.ts';
import { amountFor, unitOfPer100 } from '../facts/amounts.ts';
import type { Facts } from '../facts/derive-facts.ts';
import { behindLabel } from '../facts/round-for-label.ts';
import { type Addition, isAdded } from './added.ts';
import { once, oncePer } from './once.ts';
import { type CountedPlants, plantShares } from './plant-share.ts';
import { exactly, OPEN, type Range, times, ZERO } from './range.ts';
import { redMeatOf } from './red-meat.ts';

/** What is known of the nutrients in an amount of food. */
export type Amounts = (nutrient: NutrientLabel) => Range;

/** What an ingredient list says of foods that standards count, each worked out once however many ask. */
interface NamedFoods {
  /** Percent of the food that is fruit, vegetables and the like. */
  readonly plants: (counted: CountedPlants) => Range;
  /** Whether the list names something that adds it; null where it may. */
  readonly added: (addition: Addition) => boolean | null;
  /** Whether its protein is of red meat; null: in part, or it cannot be told. */
  readonly redMeat: () => boolean | null;
}

/** What standards look at: a product's facts, and each figure with the bounds of what is not stated. */
export interface Evidence extends NamedFoods {
  readonly facts: Facts;
  /** What the label states its figures for; null where it cannot be told. */
  readonly unit: AmountUnit | null;
  /** In so many of that unit: by the serving where it is stated in the same one, as its figures are the label's own. */
  readonly inAmount: (amount: number) => Amounts;
  /** In 100 of it. */
  readonly perHundred: Amounts;
  readonly perServing: Amounts;
}

/**
 * A product's figures as they are printed, and as they can be behind the label's rounding, which for a small serving is
 * much in 100 g. Where no figure can be another, both are the same object.
 */
export function readEvidence(facts: Facts): Readonly<Record<'printed' | 'behind', Evidence>> {
  const named: NamedFoods = {
    plants: plantShares(facts),
    added: oncePer((addition) => isAdded(facts.ingredients, addition)),
    redMeat: once(() => redMeatOf(facts)),
  };
  const figures = servingFigures(facts);
  const printed = evidenceOf(facts, figures, named);
  const rounded = behindLabels(figures);
  return { printed, behind: rounded === figures ? printed : evidenceOf(facts, rounded, named) };
}

/** What a serving holds of each nutrient that the label tells. */
type Figures = ReadonlyMap<NutrientLabel, Range>;

function servingFigures({ subject }: Facts): Figures {
  const figures = new Map<NutrientLabel, Range>();
  const bounds = subject.less_than && { ...subject, ...subject.less_than };
  for (const nutrient of NUTRIENT_LABELS) {
    const { value } = amountFor(subject, nutrient, 'serving');
    const most = bounds ? amountFor(bounds, nutrient, 'serving').value : null;
    if (value !== null) figures.set(nutrient, exactly(value));
    else if (most !== null) figures.set(nutrient, below(most));
  }
  return figures;
}

const below = (most: number): Range => ({ low: 0, high: most });

/** The figures themselves where each is what it says. */
function behindLabels(figures: Figures): Figures {
  let isRounded = false;
  const behind = new Map<NutrientLabel, Range>();
  for (const [nutrient, printed] of figures) {
    const isExact = printed.low === printed.high;
    const range = isExact ? behindLabel(nutrient, printed.low) : printed;
    if (isExact && range.low !== range.high) isRounded = true;
    behind.set(nutrient, range);
  }
  return isRounded ? behind : figures;
}

function evidenceOf(facts: Facts, servings: Figures, named: NamedFoods): Evidence {
  const { per_100, less_than, serving_size } = facts.subject;
  const unit = unitOfHundred(facts);
  const serving = (nutrient: NutrientLabel) => servings.get(nutrient);
  const isSameUnit = serving_size !== null && serving_size.unit === unit;
  const inAmount = (amount: number) =>
    bounded(facts, (nutrient) => {
      const inServing = isSameUnit ? serving(nutrient) : undefined;
      if (inServing !== undefined && serving_size !== null)
        return times(inServing, amount / serving_size.value);
      const stated = per_100[nutrient];
      const most = less_than?.per_100[nutrient];
      if (stated !== undefined) return exactly((stated * amount) / 100);
      return most === undefined ? undefined : below((most * amount) / 100);
    });
  return { facts, unit, inAmount, perHundred: inAmount(100), perServing: bounded(facts, serving), ...named };
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
  const amounts: Amounts = oncePer((nutrient) => stated(nutrient) ?? boundsOf(nutrient));
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
