import type { Guideline } from './guideline.ts';
import { isLaw, type LawKey } from './law-titles.ts';
import type { StandardKey } from './standards.ts';

export type AnyKey = Guideline | StandardKey;

/** The first day of each standard's oldest version. */
const FIRST_DAYS = {
  good_choice: '2014-12-01',
  smart_snack: '2014-07-01',
  philly: '2021-09-01',
  school_meal_sugars: '2025-07-01',
  child_care_sugars: '2017-10-01',
  whole_grain_rich: '2022-07-01',
  california_upf: '2026-01-01',
  fda_healthy: '2025-04-28',
  fda_front_box: '2025-01-16',
  nutri_score: '2023-12-31',
  health_star: '2020-11-15',
  uk_nutrient_profile: '2005-12-01',
  uk_traffic_lights: '2013-06-19',
  chile_seals: '2019-06-27',
  mexico_seals: '2025-10-01',
} as const satisfies Record<AnyKey, string>;

/** The days that may be asked about: from the first of the oldest standard. */
export const JUDGED_DAYS = { from: FIRST_DAYS.uk_nutrient_profile, to: '2040-12-31' } as const;
/** Of the oldest ingredient law. */
export const FIRST_LAW_DAY = '2021-01-01';

/** Whether ingredient laws can be asked about together: before the first of them, they are not known. */
export function lawsBegunBy(day: string | undefined): boolean {
  return day === undefined || day >= FIRST_LAW_DAY;
}

/** The first day of the oldest version. */
export function firstDayOf(standard: AnyKey): string {
  return FIRST_DAYS[standard];
}

/** Those that a day can be asked of: before its first version, a standard says nothing. A law says that it is to come. */
export function begunBy<Key extends AnyKey | LawKey>(
  day: string | undefined,
  standards: readonly Key[],
): Key[] {
  return standards.filter((key) => day === undefined || isLaw(key) || firstDayOf(key) <= day);
}
