import { roundTo } from '#contract/decimal.ts';
import { NUTRIENTS, type NutrientLabel } from '#contract/nutrition.ts';
import { t } from '#server/language/speech.ts';
import { type BandWords, banded, judgeBands } from '../bands.ts';
import type { Evidence } from '../evidence.ts';
import { inScope } from '../scope.ts';
import { either, type Judgement, type Standard } from '../standard.ts';

const OUTCOMES = either('fda_front_box');

const SHOWN = ['saturated_fat', 'sodium', 'added_sugars'] as const satisfies readonly NutrientLabel[];
const BANDS = [t`Low`, t`Med`, t`High`];
const WORDS: BandWords = { worst: (names) => t`High in ${names}`, none: t`Nothing is high` };
/** The first declared percentage of the daily value that is Med, and that is High. */
const MED_FROM = 6;
const HIGH_FROM = 20;

export const FRONT_BOX: Standard = {
  key: 'fda_front_box',
  issuer: t`U.S. Food and Drug Administration`,
  place: t`United States`,
  force: 'proposed',
  asks: t`Would have the front of a package say Low, Med or High for saturated fat, sodium and added sugars of a serving, by percent of the daily value.`,
  binds: t`Not in force: proposed on January 16, 2025; no final rule is known.`,
  outcomes: OUTCOMES,
  versions: [
    {
      version: t`proposed 2025`,
      from: '2025-01-16',
      source: 'Proposed 21 CFR 101.6, 90 FR 5426',
      certainty: 'likely',
      judge: inScope(OUTCOMES, judge),
    },
  ],
};

function judge(evidence: Evidence): Judgement {
  const serving = evidence.perServing;
  const parts = SHOWN.map((nutrient) => {
    const { name, unit, dailyValue } = NUTRIENTS[nutrient];
    return banded(name, unit, serving(nutrient), BANDS, (amount) => bandOf(amount, dailyValue));
  });
  return judgeBands(parts, OUTCOMES, WORDS);
}

/** The percentage is declared whole, halves up (21 CFR 101.9(d)(7)(ii)). */
function bandOf(amount: number, dailyValue: number): number {
  const percent = Number.isFinite(amount) ? roundTo((100 * amount) / dailyValue, 1) : amount;
  return percent >= HIGH_FROM ? 2 : percent >= MED_FROM ? 1 : 0;
}
