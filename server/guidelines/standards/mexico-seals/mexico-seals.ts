import { t } from '#server/language/speech.ts';
import { type Addition, anyOfThem } from '../added.ts';
import { judgeBands } from '../bands.ts';
import type { Evidence } from '../evidence.ts';
import { LABELS } from '../labels.ts';
import { exactly, type Range, share, times } from '../range.ts';
import { inScope, open } from '../scope.ts';
import { isPast, SEAL_OUTCOMES, SEAL_WORDS, seal } from '../seals.ts';
import { type Judgement, type Standard, withNote } from '../standard.ts';

export const MEXICO_SEALS: Standard = {
  key: 'mexico_seals',
  issuer: t`Ministry of Economy and Ministry of Health, Mexico`,
  place: t`Mexico`,
  force: 'abroad',
  asks: t`Puts a black octagon on food with much energy, or much of its energy from free sugars, saturated or trans fat, or much sodium, once anything of these was added.`,
  binds: t`Packaged food sold in Mexico.`,
  outcomes: SEAL_OUTCOMES,
  versions: [
    {
      version: t`third phase`,
      from: '2025-10-01',
      source: 'NOM-051-SCFI/SSA1-2010, modified March 27, 2020, clause 4.5.3',
      certainty: 'reconstructed',
      judge: inScope(SEAL_OUTCOMES, judge),
    },
  ],
};

const ADDITIONS: readonly Addition[] = ['sodium', 'sugars', 'saturated fat'];
/** Energy that is much: of 100 g of a solid, of 100 ml of a liquid, and of its free sugars alone; kcal. */
const SOLID_KCAL = 275;
const LIQUID_KCAL = 70;
const LIQUID_SUGAR_KCAL = 8;
/** Shares of the energy that are much. */
const SUGAR_SHARE = 0.1;
const SATURATED_SHARE = 0.1;
const TRANS_SHARE = 0.01;
/** mg of sodium in 100 g or 100 ml, for each kcal, and of a drink without energy. */
const SODIUM_MG = 300;
const SODIUM_PER_KCAL = 1;
const DRINK_SODIUM_MG = 45;
const SWEETENERS = t`The pack would also say: contains sweeteners.`;

function judge(evidence: Evidence): Judgement {
  const unit = evidence.unit;
  if (unit === null) return open(SEAL_OUTCOMES, ['whether the figures are for 100 g or 100 ml']);
  const per100 = evidence.perHundred;
  const counts = anyOfThem(ADDITIONS.map(evidence.added));
  const energy = per100('calories');
  // Sugars of juice are free too and on no US label: at least what was added, at most all sugars.
  const freeSugars: Range = { low: per100('added_sugars').low, high: per100('sugars').high };
  const sodium = per100('sodium');
  const isLiquid = unit === 'ml';
  const pastEnergy = isPast(energy, isLiquid ? LIQUID_KCAL : SOLID_KCAL, true);
  const shareOf = (grams: Range, kcal: number) => share(times(grams, kcal), energy);
  const judgement = judgeBands(
    [
      seal(
        LABELS.calories,
        'kcal',
        energy,
        isLiquid
          ? anyOfThem([pastEnergy, isPast(times(freeSugars, 4), LIQUID_SUGAR_KCAL, true)])
          : pastEnergy,
        counts,
      ),
      seal(LABELS.sugars, 'g', freeSugars, isPast(shareOf(freeSugars, 4), SUGAR_SHARE, true), counts),
      seal(
        LABELS.saturated_fat,
        'g',
        per100('saturated_fat'),
        isPast(shareOf(per100('saturated_fat'), 9), SATURATED_SHARE, true),
        counts,
      ),
      seal(
        LABELS.trans_fat,
        'g',
        per100('trans_fat'),
        isPast(shareOf(per100('trans_fat'), 9), TRANS_SHARE, true),
        counts,
      ),
      seal(LABELS.sodium, 'mg', sodium, pastSodium(sodium, energy, isLiquid), counts),
    ],
    SEAL_OUTCOMES,
    SEAL_WORDS,
  );
  const hasSweetener = evidence.facts.ingredients.entries.some(({ traits }) => traits.marker === 'sweetener');
  return hasSweetener ? withNote(judgement, SWEETENERS) : judgement;
}

function pastSodium(sodium: Range, energy: Range, isLiquid: boolean): boolean | null {
  if (isLiquid && energy.high === 0) return isPast(sodium, DRINK_SODIUM_MG, true);
  const perKcal = energy.high === 0 ? exactly(0) : share(sodium, energy);
  return anyOfThem([isPast(sodium, SODIUM_MG, true), isPast(perKcal, SODIUM_PER_KCAL, true)]);
}
