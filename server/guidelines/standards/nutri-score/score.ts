import { decimal } from '#contract/decimal.ts';
import { t } from '#server/language/speech.ts';
import { type Scored, scored, scoresOf, spanOf, stepsOn, sumPoints } from '../points.ts';
import { type Range, share, times } from '../range.ts';
import {
  DRINK,
  FATS,
  FOOD,
  GRADES,
  PROTEIN_COUNTS_BELOW,
  RED_MEAT_PROTEIN_POINTS,
  SATURATED_KJ,
} from './points.ts';

const NOT_OF_RED_MEAT = t`Protein that is not of red meat`;

export type ScoreKind = 'food' | 'cheese' | 'fats' | 'drink';
export const GRADE_KEYS = ['a', 'b', 'c', 'd', 'e'] as const;
export type Grade = (typeof GRADE_KEYS)[number];

/** Per 100 g or 100 ml. */
export interface ScoreInputs {
  readonly kilojoules: Range;
  /** g, as the four below. */
  readonly sugars: Range;
  readonly fat: Range;
  readonly saturated: Range;
  readonly salt: Range;
  readonly fiber: Range;
  readonly protein: Range;
  /** Percent of the food. */
  readonly plants: Range;
  /** 1 where a drink names a nonnutritive sweetener, 0 where it has none. */
  readonly sweetener: Range;
  /** Whether red meat is what the protein comes from; null: in part, or it cannot be told. */
  readonly redMeat: boolean | null;
}

/** What a product's score and grade can be, with the parts that make it. */
export interface Score {
  readonly score: Range;
  readonly grades: readonly Grade[];
  readonly parts: readonly Scored[];
}

export function nutriScore(kind: ScoreKind, inputs: ScoreInputs): Score {
  const negative = negativeParts(kind, inputs);
  const points = kind === 'drink' ? DRINK : FOOD;
  const plants = scored(points.plants, inputs.plants);
  const fiber = scored(points.fiber, inputs.fiber);
  const protein = capped(scored(points.protein, inputs.protein), inputs.redMeat);
  const scores = scoresOf({
    bad: sumPoints(negative),
    plants: plants.points,
    fiber: fiber.points,
    protein: protein.points,
    proteinBelow: PROTEIN_COUNTS_BELOW[kind],
    proteinFromPlants: Number.POSITIVE_INFINITY,
  });
  return {
    score: spanOf(scores),
    grades: stepsOn(GRADE_KEYS, GRADES[kind], scores),
    parts: [...negative, plants, fiber, protein],
  };
}

function negativeParts(kind: ScoreKind, inputs: ScoreInputs): Scored[] {
  const { kilojoules, sugars, fat, saturated, salt, sweetener } = inputs;
  if (kind === 'drink')
    return [
      scored(DRINK.energy, kilojoules),
      scored(DRINK.sugars, sugars),
      scored(DRINK.saturated, saturated),
      scored(DRINK.salt, salt),
      scored(DRINK.sweetener, sweetener),
    ];
  const common = [scored(FOOD.sugars, sugars), scored(FOOD.salt, salt)];
  if (kind === 'fats') {
    const ratio = share(saturated, fat);
    return [
      scored(FATS.energy, times(saturated, SATURATED_KJ)),
      // A part never exceeds its whole.
      scored(FATS.saturated, {
        low: decimal(100 * ratio.low),
        high: Math.min(100, decimal(100 * ratio.high)),
      }),
      ...common,
    ];
  }
  return [scored(FOOD.energy, kilojoules), scored(FOOD.saturated, saturated), ...common];
}

function capped(protein: Scored, redMeat: boolean | null): Scored {
  if (redMeat === false) return protein;
  const cap = (points: number) => Math.min(points, RED_MEAT_PROTEIN_POINTS);
  const { low, high } = protein.points;
  const component = redMeat === null ? { ...protein.component, label: NOT_OF_RED_MEAT } : protein.component;
  return { ...protein, component, points: { low: cap(low), high: redMeat === null ? high : cap(high) } };
}
