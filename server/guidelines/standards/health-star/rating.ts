import { type Scored, scored, scoresOf, spanOf, stepsOn, sumPoints } from '../points.ts';
import { type Range, ZERO } from '../range.ts';
import {
  DRINK,
  FAT,
  FIBER,
  FOOD,
  LAST_SCORES,
  PLANT_POINTS_FREE_PROTEIN,
  PLANTS,
  PROTEIN,
  PROTEIN_COUNTS_BELOW,
  REDUCED_PLANTS,
  STARS,
  type StarCategory,
  type Stars,
} from './points.ts';

/** Per 100 g or 100 ml as the label states it. */
export interface RatingInputs {
  readonly kilojoules: Range;
  /** g */
  readonly saturated: Range;
  readonly sugars: Range;
  /** mg */
  readonly sodium: Range;
  /** g */
  readonly protein: Range;
  readonly fiber: Range;
  /** Percent. */
  readonly plants: Range;
  /** Whether some of the plants were dried or concentrated: either table may then hold. */
  readonly mayBeReduced: boolean;
}

export interface Rating {
  readonly score: Range;
  readonly stars: readonly Stars[];
  readonly parts: readonly Scored[];
}

export function healthStars(category: StarCategory, inputs: RatingInputs): Rating {
  const isDrink = category === 'drink';
  const baseline = baselineParts(category, inputs);
  const plants = plantPoints(isDrink, inputs);
  const protein = scored(PROTEIN, inputs.protein);
  const fiber = scored(FIBER, inputs.fiber);
  const countsFiber = !isDrink && category !== 'milk';
  const scores = scoresOf({
    bad: sumPoints(baseline),
    plants: plants.points,
    fiber: countsFiber ? fiber.points : ZERO,
    protein: isDrink ? ZERO : protein.points,
    proteinBelow: PROTEIN_COUNTS_BELOW,
    proteinFromPlants: PLANT_POINTS_FREE_PROTEIN,
  });
  return {
    score: spanOf(scores),
    stars: stepsOn(STARS, LAST_SCORES[category], scores),
    parts: [...baseline, plants, ...(isDrink ? [] : [protein]), ...(countsFiber ? [fiber] : [])],
  };
}

function baselineParts(category: StarCategory, inputs: RatingInputs): Scored[] {
  const { kilojoules, saturated, sugars, sodium } = inputs;
  if (category === 'drink') return [scored(DRINK.energy, kilojoules), scored(DRINK.sugars, sugars)];
  const table = category === 'fat' || category === 'cheese' ? FAT : FOOD;
  return [
    scored(table.energy, kilojoules),
    scored(table.saturated, saturated),
    scored(table.sugars, sugars),
    scored(table.sodium, sodium),
  ];
}

function plantPoints(isDrink: boolean, { plants, mayBeReduced }: RatingInputs): Scored {
  if (isDrink) return scored(DRINK.plants, plants);
  const fresh = scored(PLANTS, plants);
  if (!mayBeReduced) return fresh;
  const reduced = scored(REDUCED_PLANTS, plants).points;
  return {
    ...fresh,
    points: { low: Math.min(fresh.points.low, reduced.low), high: Math.max(fresh.points.high, reduced.high) },
  };
}
