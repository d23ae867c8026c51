import { t } from '#server/language/speech.ts';
import { DRINKS, type ProductKind } from '../../facts/product-kinds.ts';
import type { Evidence } from '../evidence.ts';
import { type CountedPlants, NUTS_TOO } from '../plant-share.ts';
import { missingOf, pointsCriterion, rangeText, scored, scoresOf, spanOf, sumPoints } from '../points.ts';
import { exactly, type Range, times } from '../range.ts';
import { cannotBeTold, inScope } from '../scope.ts';
import { either, type Judgement, type Standard } from '../standard.ts';
import { COMPONENTS, LESS_HEALTHY_FROM, PLANT_POINTS_FREE_PROTEIN, PROTEIN_COUNTS_BELOW } from './points.ts';

const OUTCOMES = either('uk_nutrient_profile');

export const UK_PROFILE: Standard = {
  key: 'uk_nutrient_profile',
  issuer: t`Food Standards Agency, United Kingdom`,
  place: t`United Kingdom`,
  force: 'abroad',
  asks: t`Scores energy, saturated fat, sugars and sodium against fruit, vegetables, nuts, fiber and protein per 100 g; a food of 4 points or a drink of 1 is less healthy.`,
  binds: t`Advertising and promotion in the United Kingdom, of some categories only, which are not judged here.`,
  outcomes: OUTCOMES,
  versions: [
    {
      version: '2004/05',
      from: '2005-12-01',
      source: 'Nutrient profiling model 2004/05, technical guidance of 2011',
      certainty: 'likely',
      judge: inScope(OUTCOMES, judge),
    },
  ],
};

const COUNTED: CountedPlants = { foods: NUTS_TOO, driedTwice: true };
/** Grams in a milliliter: of drinks from diet to energy drinks, of other foods from mayonnaise to ice cream (Leeds). */
const DRINK_DENSITY: Range = { low: 1, high: 1.07 };
const FOOD_DENSITY: Range = { low: 0.9, high: 1.35 };

function judge(evidence: Evidence, kind: ProductKind): Judgement {
  const isDrink = DRINKS.has(kind);
  const { score, parts } = scoreOf(evidence, isDrink);
  const limit = LESS_HEALTHY_FROM[isDrink ? 'drink' : 'food'];
  const possible = [
    ...(score.low < limit ? ['healthier'] : []),
    ...(score.high >= limit ? ['less_healthy'] : []),
  ];
  const missing = possible.length === 1 ? [] : missingOf(parts);
  return {
    possible,
    missing,
    explain: () => ({
      summary:
        possible.length > 1 ? cannotBeTold(missing) : summaryOf(rangeText(score), score.low < limit, isDrink),
      criteria: parts.map(pointsCriterion),
      notes: [],
    }),
  };
}

function summaryOf(score: string, isFine: boolean, isDrink: boolean): string {
  const { food, drink } = LESS_HEALTHY_FROM;
  if (isDrink)
    return isFine
      ? t`Not less healthy: ${score} points, a drink is less healthy from ${drink}.`
      : t`Less healthy: ${score} points, a drink is less healthy from ${drink}.`;
  return isFine
    ? t`Not less healthy: ${score} points, a food is less healthy from ${food}.`
    : t`Less healthy: ${score} points, a food is less healthy from ${food}.`;
}

function scoreOf(evidence: Evidence, isDrink: boolean) {
  const density = evidence.unit === 'g' ? exactly(1) : isDrink ? DRINK_DENSITY : FOOD_DENSITY;
  const perGram: Range = { low: 1 / density.high, high: 1 / density.low };
  const per100 = evidence.perHundred;
  const amount = (nutrient: Parameters<typeof per100>[0], factor = 1) =>
    times(times(per100(nutrient), factor), perGram);
  const bad = [
    scored(COMPONENTS.energy, amount('calories', 4.184)),
    scored(COMPONENTS.saturated, amount('saturated_fat')),
    scored(COMPONENTS.sugars, amount('sugars')),
    scored(COMPONENTS.sodium, amount('sodium')),
  ];
  const plants = scored(COMPONENTS.plants, evidence.plants(COUNTED));
  const fiber = scored(COMPONENTS.fiber, amount('dietary_fiber'));
  const protein = scored(COMPONENTS.protein, amount('protein'));
  const scores = scoresOf({
    bad: sumPoints(bad),
    plants: plants.points,
    fiber: fiber.points,
    protein: protein.points,
    proteinBelow: PROTEIN_COUNTS_BELOW,
    proteinFromPlants: PLANT_POINTS_FREE_PROTEIN,
  });
  return { score: spanOf(scores), parts: [...bad, plants, fiber, protein] };
}
