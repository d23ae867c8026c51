import type { NutrientLabel } from '#contract/nutrition.ts';
import { t } from '#server/language/speech.ts';
import { DRINKS, type ProductKind } from '../../facts/product-kinds.ts';
import { type Banded, type BandWords, banded, judgeBands } from '../bands.ts';
import type { Evidence } from '../evidence.ts';
import { exactly, times } from '../range.ts';
import { inScope } from '../scope.ts';
import { either, type Judgement, type Standard, withNote } from '../standard.ts';

const OUTCOMES = either('uk_traffic_lights');

export const TRAFFIC_LIGHTS: Standard = {
  key: 'uk_traffic_lights',
  issuer: t`Department of Health, United Kingdom`,
  place: t`United Kingdom`,
  force: 'abroad',
  asks: t`Shows fat, saturated fat, sugars and salt in green, amber or red by the amount in 100 g or 100 ml, and in a large portion.`,
  binds: t`Voluntary on the front of packs in the United Kingdom.`,
  outcomes: OUTCOMES,
  versions: [
    {
      version: '2013',
      from: '2013-06-19',
      source: 'Guide to creating a front of pack nutrition label, 2013',
      certainty: 'likely',
      judge: inScope(OUTCOMES, judge),
    },
  ],
};

const LIGHTS = [t`green`, t`amber`, t`red`];
const WORDS: BandWords = { worst: (names) => t`Red for ${names}`, none: t`No red light` };
const RED = exactly(2);

/** Last green, last amber, and the most a portion may hold that is not red; g. */
type Limits = readonly [green: number, amber: number, portion: number];
const ROWS: readonly (readonly [NutrientLabel, string, factor: number, food: Limits, drink: Limits])[] = [
  ['total_fat', t`Fat`, 1, [3, 17.5, 21], [1.5, 8.75, 10.5]],
  ['saturated_fat', t`Saturated fat`, 1, [1.5, 5, 6], [0.75, 2.5, 3]],
  ['sugars', t`Sugars`, 1, [5, 22.5, 27], [2.5, 11.25, 13.5]],
  ['sodium', t`Salt`, 2.5 / 1000, [0.3, 1.5, 1.8], [0.3, 0.75, 0.9]],
];
/** Portions above this are looked at by themselves; g or ml. */
const LARGE_PORTION = { food: 100, drink: 150 } as const;

function judge(evidence: Evidence, kind: ProductKind): Judgement {
  const isDrink = DRINKS.has(kind);
  const portion = evidence.facts.subject.serving_size?.value ?? null;
  const isLarge = portion !== null && portion > LARGE_PORTION[isDrink ? 'drink' : 'food'];
  const hundred = evidence.perHundred;
  const serving = evidence.perServing;
  const parts = ROWS.map(([nutrient, label, factor, food, drink]): Banded => {
    const [green, amber, most] = isDrink ? drink : food;
    const light = banded(label, 'g', times(hundred(nutrient), factor), LIGHTS, (grams) =>
      grams > amber ? 2 : grams > green ? 1 : 0,
    );
    const isRed = isLarge && times(serving(nutrient), factor).low > most;
    return isRed ? { ...light, steps: RED } : light;
  });
  const judgement = judgeBands(parts, OUTCOMES, WORDS);
  const isOpen = portion === null && !judgement.possible.every((key) => key === 'red');
  return isOpen ? withNote(judgement, NO_PORTION) : judgement;
}

const NO_PORTION = t`By 100 g alone: the portion is not stated, and a large one may be red.`;
