import { listedOr } from '#server/language/lists.ts';
import { t } from '#server/language/speech.ts';
import { hasTrait } from '../../facts/ingredient-facts.ts';
import { DRINKS, kindSet, type ProductKind } from '../../facts/product-kinds.ts';
import { anyOf, consistsOf } from '../../judge/consists-of.ts';
import { isAdditive, isSalt, isWater } from '../../judge/food-tests.ts';
import type { Evidence } from '../evidence.ts';
import { type CountedPlants, NO_NUTS } from '../plant-share.ts';
import { missingOf, pointsCriterion, rangeText, spanOf } from '../points.ts';
import { exactly, type Range, times } from '../range.ts';
import { cannotBeTold, inScope, sentenceOf } from '../scope.ts';
import { type Judgement, judged, type Standard, steps } from '../standard.ts';
import { GRADE_KEYS, type Grade, nutriScore, type Score, type ScoreInputs, type ScoreKind } from './score.ts';

const OUTCOMES = steps('nutri_score');

const FATS = kindSet('oil butter cream nuts nut_butter');
/** Of nuts and of what is no nut, in shares that the label does not state. */
const MIXED = kindSet('trail_mix');
const OUTSIDE: ReadonlyMap<ProductKind, string> = new Map([
  ['seasoning', t`is a spice, salt, vinegar or the like`],
]);
/** Oils that count as the fruit or vegetable they come from, in fats alone. */
const PLANT_OILS = /\b(?:olive|avocado)s?\b/;
const COUNTED: CountedPlants = { foods: NO_NUTS, driedTwice: true };
const COUNTED_IN_FATS: CountedPlants = { foods: { nuts: false, oils: PLANT_OILS }, driedTwice: true };
const KJ_PER_KCAL = 4.184;

export const NUTRI_SCORE: Standard = {
  key: 'nutri_score',
  issuer: t`Santé publique France and six other countries`,
  place: t`Europe`,
  force: 'abroad',
  asks: t`Grades a food from A to E by energy, sugars, saturated fat and salt against fruit, vegetables, legumes, fiber and protein per 100 g.`,
  binds: t`Voluntary in seven European countries; not binding in the United States.`,
  outcomes: OUTCOMES,
  versions: [
    {
      version: '2023',
      from: '2023-12-31',
      source: 'Nutri-Score algorithm of 2023, as Open Food Facts publishes it',
      certainty: 'likely',
      judge: inScope(OUTCOMES, judge, OUTSIDE),
    },
  ],
};

function judge(evidence: Evidence, kind: ProductKind): Judgement {
  if (kind === 'water' && isPlainWater(evidence) === true)
    return judged(['a'], () => t`Nutri-Score A: plain water.`);
  const kinds = scoreKinds(kind);
  const inputs = inputsOf(evidence, kinds.includes('fats'));
  const scores = kinds.map((one) => nutriScore(one, inputs));
  const possible = new Set<Grade>(scores.flatMap(({ grades }) => grades));
  if (kind === 'water' && isPlainWater(evidence) === null) possible.add('a');
  const grades = GRADE_KEYS.filter((grade) => possible.has(grade));
  const [first] = scores as [Score, ...Score[]];
  const missing =
    grades.length === 1 ? [] : [...(kinds.length > 1 ? ['share of nuts'] : []), ...missingOf(first.parts)];
  return {
    possible: grades,
    missing,
    explain: () => ({
      summary: summaryOf(grades, scores, missing),
      criteria: first.parts.map(pointsCriterion),
      notes: [],
    }),
  };
}

function summaryOf(grades: readonly Grade[], scores: readonly Score[], missing: readonly string[]): string {
  if (grades.length === GRADE_KEYS.length) return cannotBeTold(missing);
  const letters = listedOr(grades.map((grade) => grade.toUpperCase()));
  if (grades.length > 1) return t`Nutri-Score ${letters}: ${sentenceOf(missing)}.`;
  const score = spanOf(scores.map((one) => one.score));
  return score.high === 1 && score.low === 1
    ? t`Nutri-Score ${letters}: 1 point.`
    : t`Nutri-Score ${letters}: ${rangeText(score)} points.`;
}

function scoreKinds(kind: ProductKind): ScoreKind[] {
  if (DRINKS.has(kind)) return ['drink'];
  if (kind === 'cheese') return ['cheese'];
  if (FATS.has(kind)) return ['fats'];
  return MIXED.has(kind) ? ['food', 'fats'] : ['food'];
}

function inputsOf(evidence: Evidence, isFat: boolean): ScoreInputs {
  const per100 = evidence.perHundred;
  return {
    kilojoules: times(per100('calories'), KJ_PER_KCAL),
    sugars: per100('sugars'),
    fat: per100('total_fat'),
    saturated: per100('saturated_fat'),
    salt: times(per100('sodium'), 2.5 / 1000),
    fiber: per100('dietary_fiber'),
    protein: per100('protein'),
    plants: evidence.plants(isFat ? COUNTED_IN_FATS : COUNTED),
    sweetener: yesOrNo(hasTrait(evidence.facts.ingredients, 'lowCalorieSweetener')),
    redMeat: evidence.redMeat(),
  };
}

function yesOrNo(answer: boolean | null): Range {
  return answer === null ? { low: 0, high: 1 } : exactly(answer ? 1 : 0);
}

/** Water with nothing but minerals in it. */
function isPlainWater({ facts: { ingredients } }: Evidence): boolean | null {
  return consistsOf(ingredients, anyOf(isWater, isSalt, isAdditive));
}
