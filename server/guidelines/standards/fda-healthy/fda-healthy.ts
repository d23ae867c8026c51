import { say, t } from '#server/language/speech.ts';
import { kindSet, type ProductKind } from '../../facts/product-kinds.ts';
import type { Evidence } from '../evidence.ts';
import { LABELS } from '../labels.ts';
import { atMost, type Demand, type DemandWords, judgeDemands } from '../limits.ts';
import { type Range, share } from '../range.ts';
import { inScope, open } from '../scope.ts';
import { either, type Judgement, judged, notAbout, type Standard } from '../standard.ts';
import { groupOf, type HealthyGroup, holdsEnough, isWholeFood } from './food-groups.ts';
import { referenceAmount } from './reference-amounts.ts';

const OUTCOMES = either('fda_healthy');

export const FDA_HEALTHY: Standard = {
  key: 'fda_healthy',
  issuer: t`U.S. Food and Drug Administration`,
  place: t`United States`,
  force: 'claim',
  asks: t`Asks for an amount of a food group and limits added sugars, sodium and saturated fat in the reference amount.`,
  binds: t`Anyone who puts the word “healthy” on a label; by February 25, 2028 every such label.`,
  outcomes: OUTCOMES,
  versions: [
    {
      version: '2024',
      from: '2025-04-28',
      source: '21 CFR 101.65(d), 89 FR 106064',
      certainty: 'likely',
      judge: inScope(OUTCOMES, judge),
    },
  ],
};

/** g of added sugars, mg of sodium and g of saturated fat; null where the fat of the food itself is not counted. */
type Limits = readonly [addedSugars: number, sodium: number, saturated: number | null];
const LIMITS: Readonly<Record<Exclude<HealthyGroup, 'oil'>, Limits>> = {
  vegetable: [1, 230, 1],
  fruit: [1, 230, 1],
  grain: [5, 230, 1],
  dairy: [2.5, 230, 2],
  seafood: [1, 230, null],
  egg: [1, 230, 2],
  beans: [1, 230, 1],
  nuts: [1, 230, null],
  mixed: [5, 345, 2],
};
/** Limits of a meal, in its serving: no dish has wider ones. */
const MEAL: Limits = [10, 690, 4];
/** Own fat of nuts and seafood up to this much is within the limit whatever it comes from. */
const SATURATED_IN_ANY_CASE = 1;
/** A reference amount up to this is judged in 50 g. */
const SMALL = 50;
const OIL_SATURATED_SHARE = 0.2;
/** Water, tea and coffee below this are healthy by themselves; kcal. */
const FEW_CALORIES = 5;

const USDA_LABEL = t`is meat, whose labels the Department of Agriculture regulates`;
const FOOD_GROUP = t`Food group`;
const FOOD_GROUPS = t`Food groups`;
const SATURATED_SHARE = t`Saturated share of fat`;
const MADE_OF: Readonly<Record<HealthyGroup, string>> = {
  vegetable: t`made of vegetable`,
  fruit: t`made of fruit`,
  grain: t`made of grain`,
  dairy: t`made of dairy`,
  seafood: t`made of seafood`,
  egg: t`made of egg`,
  beans: t`made of beans`,
  nuts: t`made of nuts`,
  oil: t`made of oil`,
  mixed: t`shares of several`,
};

const MEALS = kindSet('meal sandwich side_dish prepared_meat prepared_fish meat_substitute');
const USDA = kindSet('raw_meat canned_meat processed_meat jerky');
const PLAIN_DRINKS = kindSet('water tea_or_coffee');

function judge(evidence: Evidence, kind: ProductKind): Judgement {
  if (USDA.has(kind)) return notAbout(USDA_LABEL);
  if (isWholeFood(evidence.facts) === true)
    return judged(
      ['pass'],
      () => t`Could carry the claim: made of nothing but foods that dietary guidance asks for.`,
    );
  if (MEALS.has(kind)) return judgeMeal(evidence);
  const reference = referenceAmount(kind);
  if (groupOf(kind) === 'oil') return worded([oilDemand(evidence)]);
  if (reference === undefined || reference.unit !== evidence.unit)
    return open(OUTCOMES, ['its reference amount']);
  if (PLAIN_DRINKS.has(kind)) {
    const energy = evidence.inAmount(reference.value)('calories');
    if (energy.high < FEW_CALORIES)
      return worded([
        {
          label: LABELS.calories,
          met: true,
          range: energy,
          unit: 'kcal',
          finding: () => t`limit below 5 kcal`,
        },
      ]);
  }
  const amount = Math.max(reference.value, SMALL);
  const group = groupOf(kind);
  return judgeGroup(evidence, group, amount, `${amount} ${reference.unit}`);
}

function judgeGroup(evidence: Evidence, group: HealthyGroup, amount: number, words: string): Judgement {
  const amounts = evidence.inAmount(amount);
  const [sugars, sodium, saturated] = LIMITS[group === 'oil' ? 'mixed' : group];
  return worded([
    limit(LABELS.added_sugars, amounts('added_sugars'), sugars, 'g', words),
    limit(LABELS.sodium, amounts('sodium'), sodium, 'mg', words),
    saturated === null
      ? ownFat(amounts('saturated_fat'), holdsEnough(evidence.facts, group))
      : limit(LABELS.saturated_fat, amounts('saturated_fat'), saturated, 'g', words),
    {
      label: FOOD_GROUP,
      met: holdsEnough(evidence.facts, group),
      finding: () => say(MADE_OF[group]),
      missing: 'how much of each food group it holds',
    },
  ]);
}

/** A dish is at most a meal: what is past a meal's limits cannot carry the claim, and its food groups are on no label. */
function judgeMeal({ perServing }: Evidence): Judgement {
  const [sugars, sodium, saturated] = MEAL;
  return worded([
    limit(LABELS.added_sugars, perServing('added_sugars'), sugars, 'g', t`a serving`),
    limit(LABELS.sodium, perServing('sodium'), sodium, 'mg', t`a serving`),
    limit(LABELS.saturated_fat, perServing('saturated_fat'), saturated ?? 0, 'g', t`a serving`),
    {
      label: FOOD_GROUPS,
      met: null,
      finding: () => t`two or three`,
      missing: 'how much of each food group it holds',
    },
  ]);
}

function oilDemand({ perHundred }: Evidence): Demand {
  const ratio = share(perHundred('saturated_fat'), perHundred('total_fat'));
  return {
    label: SATURATED_SHARE,
    met: atMost(ratio, OIL_SATURATED_SHARE),
    finding: () => t`limit 20 % of the fat`,
  };
}

function limit(label: string, range: Range, most: number, unit: string, words: string): Demand {
  return {
    label,
    met: atMost(range, most),
    range,
    unit,
    finding: () => t`limit ${most} ${unit} in ${words}`,
  };
}

/** The saturated fat of nuts and seafood themselves does not count; that of what is added does. */
function ownFat(range: Range, isOnly: boolean | null): Demand {
  return {
    label: LABELS.saturated_fat,
    met: isOnly === true || range.high <= SATURATED_IN_ANY_CASE ? true : null,
    range,
    unit: 'g',
    finding: () => t`its own is not counted`,
  };
}

const WORDS: DemandWords = {
  met: t`Could carry the claim by its label.`,
  failed: t`Could not carry the claim`,
};

function worded(demands: readonly Demand[]): Judgement {
  return judgeDemands(demands, WORDS);
}
