import { decimal, roundTo } from '#contract/decimal.ts';
import type { NutrientLabel } from '#contract/nutrition.ts';
import { t } from '#server/language/speech.ts';
import { kindSet, type ProductKind } from '../../facts/product-kinds.ts';
import type { Evidence } from '../evidence.ts';
import { LABELS } from '../labels.ts';
import { atMost, judgeDemands, MET } from '../limits.ts';
import type { Range } from '../range.ts';
import { inScope, open } from '../scope.ts';
import { type Judgement, notAbout, type Standard, withNote } from '../standard.ts';

/** g of sugars in an ounce of dry cereal and of yogurt, and in 8 fl oz of flavored milk; null: no limit. */
interface SugarLimits {
  readonly nutrient: Extract<NutrientLabel, 'sugars' | 'added_sugars'>;
  readonly cereal: number;
  readonly yogurt: number;
  readonly milk: number | null;
}

const ADDED: SugarLimits = { nutrient: 'added_sugars', cereal: 6, yogurt: 2, milk: 10 };

export const SCHOOL_MEALS: Standard = {
  key: 'school_meal_sugars',
  issuer: t`U.S. Department of Agriculture`,
  place: t`United States`,
  force: 'law',
  asks: t`Limits added sugars of breakfast cereal to 6 g a dry ounce, of yogurt to 12 g in 6 ounces and of flavored milk to 10 g in 8 fluid ounces.`,
  binds: t`School food authorities that claim federal money for breakfast, lunch and snacks.`,
  outcomes: MET,
  versions: [
    {
      version: t`added sugars`,
      from: '2025-07-01',
      source: '7 CFR 210.10(c)(2)(iii)(B), (c)(2)(iv)(C), (d)(1)(iii)',
      certainty: 'certain',
      judge: inScope(MET, (evidence, kind) => judge(evidence, kind, ADDED)),
    },
  ],
};

export const CHILD_CARE: Standard = {
  key: 'child_care_sugars',
  issuer: t`U.S. Department of Agriculture`,
  place: t`United States`,
  force: 'law',
  asks: t`Limits added sugars of breakfast cereal to 6 g a dry ounce and of yogurt to 12 g in 6 ounces.`,
  binds: t`Child and Adult Care Food Program operators, and preschools within schools.`,
  outcomes: MET,
  versions: [
    {
      version: t`total sugars`,
      from: '2017-10-01',
      source: '7 CFR 226.20(a)(4)(ii), (a)(5)(iii)',
      certainty: 'likely',
      judge: inScope(MET, (evidence, kind) =>
        judge(evidence, kind, { nutrient: 'sugars', cereal: 6, yogurt: 23 / 6, milk: null }),
      ),
    },
    {
      version: t`added sugars`,
      from: '2025-10-01',
      source: '7 CFR 210.10(o)(3), (p); 226.20',
      certainty: 'likely',
      judge: inScope(MET, (evidence, kind) => judge(evidence, kind, { ...ADDED, milk: null })),
    },
  ],
};

const GRAMS_PER_OUNCE = 28.35;
/** 8 fl oz as labels count them. */
const EIGHT_FLUID_OUNCES_ML = 240;
const CEREALS = kindSet('cereal hot_cereal');
/** Yogurt that is never credited, whatever its sugars. */
const NOT_CREDITED = /\b(?:drinkable|drinks?|smoothies?|frozen|bars?|coated|covered)\b/i;
const FLAVORED =
  /\b(?:chocolate|cocoa|vanilla|strawberry|banana|coffee|mocha|caramel|cookies|flavou?red|horchata|egg ?nog)\b/i;
const KIND_OF_YOGURT = t`Kind of yogurt`;
const PLAIN_MILK = t`is milk without a flavor, which has no sugar limit`;
const OTHER_FOOD = t`is no cereal, yogurt or flavored milk`;
const NAMES: Readonly<Record<SugarLimits['nutrient'], string>> = {
  sugars: LABELS.total_sugars,
  added_sugars: LABELS.added_sugars,
};

function judge(evidence: Evidence, kind: ProductKind, limits: SugarLimits): Judgement {
  if (CEREALS.has(kind))
    return judgeByWeight(evidence, limits, limits.cereal, (limit) => t`limit ${limit} g in a dry ounce`);
  if (kind === 'yogurt') {
    return NOT_CREDITED.test(evidence.facts.subject.name ?? '')
      ? judgeDemands([
          {
            label: KIND_OF_YOGURT,
            met: false,
            finding: () => t`drinkable and frozen yogurt is not credited`,
          },
        ])
      : judgeByWeight(evidence, limits, limits.yogurt, (limit) => t`limit ${limit} g in an ounce`);
  }
  if (kind === 'milk' && limits.milk !== null) {
    return FLAVORED.test(evidence.facts.subject.name ?? '')
      ? judgeMilk(evidence, limits.milk)
      : notAbout(PLAIN_MILK);
  }
  return notAbout(OTHER_FOOD);
}

function judgeByWeight(
  evidence: Evidence,
  { nutrient }: SugarLimits,
  perOunce: number,
  findingOf: (limit: number) => string,
): Judgement {
  if (evidence.unit !== 'g') return open(MET, ['the weight of a serving']);
  const inOunce = evidence.inAmount(GRAMS_PER_OUNCE)(nutrient);
  const met = atMost(inOunce, perOunce);
  const byChart = met === true ? null : chartAllows(evidence, nutrient, perOunce);
  const judgement = judgeDemands([
    sugarsDemand(nutrient, byChart === true ? true : met, inOunce, () =>
      findingOf(decimal(roundTo(perOunce, 0.01))),
    ),
  ]);
  return byChart === true ? withNote(judgement, BY_CHART) : judgement;
}

const BY_CHART = t`Passes by USDA’s chart alone, which rounds to whole grams of a serving.`;

/** USDA's chart: the limit for the labelled serving, to the nearest whole gram. */
function chartAllows(
  evidence: Evidence,
  nutrient: SugarLimits['nutrient'],
  perOunce: number,
): boolean | null {
  const size = evidence.facts.subject.serving_size;
  if (size?.unit !== 'g') return null;
  return atMost(evidence.perServing(nutrient), roundTo((size.value * perOunce) / GRAMS_PER_OUNCE, 1));
}

function judgeMilk(evidence: Evidence, limit: number): Judgement {
  if (evidence.unit !== 'ml') return open(MET, ['the volume of a serving']);
  const inCup = evidence.inAmount(EIGHT_FLUID_OUNCES_ML)('added_sugars');
  return judgeDemands([
    sugarsDemand('added_sugars', atMost(inCup, limit), inCup, () => t`limit ${limit} g in 8 fl oz`),
  ]);
}

function sugarsDemand(
  nutrient: SugarLimits['nutrient'],
  met: boolean | null,
  range: Range,
  finding: () => string,
) {
  return { label: NAMES[nutrient], met, range, unit: 'g', finding };
}
