import type { NutrientLabel } from '#contract/nutrition.ts';
import { t } from '#server/language/speech.ts';
import { type Addition, anyOfThem } from '../added.ts';
import { judgeBands } from '../bands.ts';
import type { Evidence } from '../evidence.ts';
import { LABELS } from '../labels.ts';
import { inScope, open } from '../scope.ts';
import { isPast, SEAL_OUTCOMES, SEAL_WORDS, seal } from '../seals.ts';
import type { Judgement, Standard } from '../standard.ts';

export const CHILE_SEALS: Standard = {
  key: 'chile_seals',
  issuer: t`Ministry of Health, Chile`,
  place: t`Chile`,
  force: 'abroad',
  asks: t`Puts a black octagon on food with much energy, sodium, sugars or saturated fat in 100 g or 100 ml, where they were added.`,
  binds: t`Packaged food sold in Chile.`,
  outcomes: SEAL_OUTCOMES,
  versions: [
    {
      version: t`third stage`,
      from: '2019-06-27',
      source: 'Law 20.606; Decree 13 of 2015',
      certainty: 'likely',
      judge: inScope(SEAL_OUTCOMES, judge),
    },
  ],
};

/** The most without a seal, in 100 g of a solid and 100 ml of a liquid. */
const LIMITS: readonly (readonly [
  NutrientLabel,
  string,
  string,
  solid: number,
  liquid: number,
  Addition[],
])[] = [
  ['calories', LABELS.calories, 'kcal', 275, 70, ['sugars', 'saturated fat']],
  ['sodium', LABELS.sodium, 'mg', 400, 100, ['sodium']],
  ['sugars', LABELS.sugars, 'g', 10, 5, ['sugars']],
  ['saturated_fat', LABELS.saturated_fat, 'g', 4, 3, ['saturated fat']],
];

function judge(evidence: Evidence): Judgement {
  const unit = evidence.unit;
  if (unit === null) return open(SEAL_OUTCOMES, ['whether the figures are for 100 g or 100 ml']);
  const per100 = evidence.perHundred;
  const parts = LIMITS.map(([nutrient, label, nutrientUnit, solid, liquid, additions]) => {
    const range = per100(nutrient);
    const counts = anyOfThem(additions.map(evidence.added));
    return seal(label, nutrientUnit, range, isPast(range, unit === 'g' ? solid : liquid, false), counts);
  });
  return judgeBands(parts, SEAL_OUTCOMES, SEAL_WORDS);
}
