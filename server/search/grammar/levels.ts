import { decimal } from '#contract/decimal.ts';
import { NUTRIENTS, type NutrientLabel } from '#contract/nutrition.ts';
import { CONTENT_CLAIMS, SOURCE_CLAIMS } from '#server/guidelines/claims/claim-rules.ts';
import { t } from '#server/language/speech.ts';
import { limitNutrient, NUTRIENT, nutrientOf } from './nutrients.ts';
import { phrase } from './patterns.ts';
import type { Rule } from './rule.ts';
import type { Condition } from './term.ts';

/** FDA's daily value (21 CFR 101.9(c)(7)(iii)), by the amount alone: a claim on a label must also weigh the quality. */
const DAILY_PROTEIN = 50;
const HIGH_PERCENT = 20;
const SOURCE_PERCENT = 10;

/**
 * "Low", "high" and "source of" by FDA's limits. Where FDA has no limit ("low carb", "low sugar", "high sodium"), they stay
 * words, as do comparisons: "reduced fat", "less sodium".
 */
export const LEVEL_RULES: readonly Rule[] = [
  {
    pattern: phrase(`(?<very>very )?low ?(?:in )?(?<name>${NUTRIENT}|salt)`),
    read: ({ groups = {} }) => low(nutrientNamed(groups), groups.very !== undefined),
  },
  {
    pattern: phrase(
      `(?:high (?:in )?|rich in |excellent source of )(?<name>${NUTRIENT})|(?<rich>${NUTRIENT}) rich`,
    ),
    read: ({ groups = {} }) => atLeast(nutrientNamed(groups), 'high', HIGH_PERCENT),
  },
  {
    pattern: phrase(`(?:good )?source of (?<name>${NUTRIENT})`),
    read: ({ groups = {} }) => atLeast(nutrientNamed(groups), 'good source', SOURCE_PERCENT),
  },
];

/** FDA's limit for "free", which is itself no longer free; undefined where FDA has none. */
export function free(nutrient: NutrientLabel): Condition | undefined {
  const claim = CONTENT_CLAIMS.find((each) => each.nutrient === nutrient && each.free);
  return claim && limitNutrient({ nutrient, basis: 'serving', below: claim.limit, because: t`“free”, FDA` });
}

function low(nutrient: NutrientLabel | undefined, isVery: boolean): Condition[] {
  const prefix = isVery ? 'very_low_' : 'low_';
  return CONTENT_CLAIMS.filter((claim) => claim.nutrient === nutrient && claim.tag.startsWith(prefix)).map(
    ({ nutrient, limit }) =>
      limitNutrient({
        nutrient,
        basis: 'serving',
        max: limit,
        because: isVery ? t`“very low”, FDA` : t`“low”, FDA`,
      }),
  );
}

function atLeast(nutrient: NutrientLabel | undefined, word: string, percent: number): Condition[] {
  const daily = nutrient === 'protein' ? DAILY_PROTEIN : dailyValueOf(nutrient, percent);
  if (nutrient === undefined || daily === undefined) return [];
  const because = t`“${word}”, ${percent}% of FDA’s ${daily} ${NUTRIENTS[nutrient].unit} a day`;
  return [limitNutrient({ nutrient, basis: 'serving', min: decimal((daily * percent) / 100), because })];
}

function dailyValueOf(nutrient: NutrientLabel | undefined, percent: number): number | undefined {
  return SOURCE_CLAIMS.find((claim) => claim.nutrient === nutrient && claim.atLeast === percent)?.dailyValue;
}

function nutrientNamed({
  name,
  rich,
}: Readonly<Record<string, string | undefined>>): NutrientLabel | undefined {
  return name?.toLowerCase() === 'salt' ? 'sodium' : nutrientOf(name ?? rich ?? '');
}
