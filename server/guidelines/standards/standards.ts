import type { AnyStandardKey } from '#contract/all-standards.ts';
import { GUIDELINE_KEYS, type Guideline } from '#contract/guideline.ts';
import { STANDARD_KEYS, type StandardKey } from '#contract/standards.ts';
import { t } from '#server/language/speech.ts';
import type { Facts } from '../facts/derive-facts.ts';
import { CALIFORNIA_UPF } from './california-upf/california-upf.ts';
import { CHILE_SEALS } from './chile-seals/chile-seals.ts';
import { type Evidence, readEvidence } from './evidence.ts';
import { FDA_HEALTHY } from './fda-healthy/fda-healthy.ts';
import { FRONT_BOX } from './front-box/front-box.ts';
import { GOOD_CHOICE } from './good-choice/good-choice.ts';
import type { GuidelineStandard } from './guideline-standard.ts';
import { HEALTH_STAR } from './health-star/health-star.ts';
import { MEXICO_SEALS } from './mexico-seals/mexico-seals.ts';
import { NUTRI_SCORE } from './nutri-score/nutri-score.ts';
import { PHILLY } from './philly/philly.ts';
import { CHILD_CARE, SCHOOL_MEALS } from './school-meals/school-meals.ts';
import { SMART_SNACK } from './smart-snack/smart-snack.ts';
import {
  type ExplainedJudgement,
  type Judgement,
  type Standard,
  type StandardVersion,
  withNote,
} from './standard.ts';
import { TRAFFIC_LIGHTS } from './traffic-lights/traffic-lights.ts';
import { UK_PROFILE } from './uk-profile/uk-profile.ts';
import { WHOLE_GRAIN_RICH } from './whole-grain-rich/whole-grain-rich.ts';

/** Every standard by its key; a new one is a folder and a line here. */
const BY_KEY: Readonly<Record<StandardKey, Standard>> = {
  school_meal_sugars: SCHOOL_MEALS,
  child_care_sugars: CHILD_CARE,
  whole_grain_rich: WHOLE_GRAIN_RICH,
  california_upf: CALIFORNIA_UPF,
  fda_healthy: FDA_HEALTHY,
  fda_front_box: FRONT_BOX,
  nutri_score: NUTRI_SCORE,
  health_star: HEALTH_STAR,
  uk_nutrient_profile: UK_PROFILE,
  uk_traffic_lights: TRAFFIC_LIGHTS,
  chile_seals: CHILE_SEALS,
  mexico_seals: MEXICO_SEALS,
};

/** The further standards, whose answers are kept with each product. */
export const STANDARDS: readonly Standard[] = STANDARD_KEYS.map((key) => BY_KEY[key]);

const GUIDELINES: Readonly<Record<Guideline, GuidelineStandard>> = {
  smart_snack: SMART_SNACK,
  good_choice: GOOD_CHOICE,
  philly: PHILLY,
};

/** Every standard, the guidelines first. */
export const ALL_STANDARDS: readonly Standard<AnyStandardKey>[] = [
  ...GUIDELINE_KEYS.map((key) => GUIDELINES[key]),
  ...STANDARDS,
];

export interface StandardFinding {
  readonly standard: Standard<AnyStandardKey>;
  readonly version: StandardVersion;
  readonly judgement: ExplainedJudgement;
}

/**
 * What the standards say of a product on a day (YYYY-MM-DD). Pure. One that has no version yet on that day is judged by
 * its first, whose `from` says when it begins.
 * @param keys those asked for; all where none is given
 */
export function judgeStandards(
  facts: Facts,
  day: string,
  keys: readonly AnyStandardKey[],
): StandardFinding[] {
  const { printed, behind } = readEvidence(facts);
  return ALL_STANDARDS.filter(({ key }) => keys.length === 0 || keys.includes(key)).map((standard) => {
    const version = versionOn(standard, day);
    const judgement = version.judge(printed);
    // What applies to no such food, or is wholly open, no rounding changes.
    const isSettled =
      behind === printed ||
      judgement.possible.length === 0 ||
      judgement.possible.length === standard.outcomes.length;
    const { explain, ...found } = isSettled ? judgement : withEdge(judgement, version.judge(behind));
    return { standard, version, judgement: { ...found, ...explain() } };
  });
}

/**
 * What the label's rounding can turn is said. A serving so small that rounding leaves more than two outcomes open, such
 * as a mint's, is judged by what is behind its figures: 0 g of sugars in 0.7 g may be all of it.
 */
function withEdge(printed: Judgement, behind: Judgement): Judgement {
  if (behind.possible.length <= printed.possible.length) return printed;
  return withNote(behind.possible.length > 2 ? behind : printed, AT_EDGE);
}

/** The outcomes that {@link judgeStandards} gives by a version of a standard, and what is missing. */
export function judgePossible(
  { outcomes }: Standard,
  version: StandardVersion,
  printed: Evidence,
  behind: Evidence,
): Judgement {
  const judgement = version.judge(printed);
  // What is behind the label counts where it leaves three outcomes or more.
  if (judgement.possible.length !== 1 || outcomes.length < 3 || behind === printed) return judgement;
  return withEdge(judgement, version.judge(behind));
}

const AT_EDGE = t`At the edge: the label rounds its figures, and that can turn this.`;

/** The version in force on a day, else the first to come. */
function versionOn({ versions, key }: Standard<AnyStandardKey>, day: string): StandardVersion {
  const version = versions.findLast(({ from }) => from <= day) ?? versions[0];
  if (version === undefined) throw new Error(`The standard ${key} has no version.`);
  return version;
}
