import { JUDGED_DAYS } from '#contract/first-days.ts';

/** Days as YYYY-MM-DD on a line. */
export interface DayScale {
  readonly first: string;
  readonly last: string;
  /** Where a day is, as a percentage of the line. */
  readonly at: (day: string) => number;
  /** The day at a percentage of the line, or one of those given where it is near. */
  readonly dayAt: (percent: number, near: readonly string[]) => string;
  /** First days of half years, of years where those are too many. */
  readonly ticks: readonly string[];
}

const DAY_MS = 86_400_000;
/** Room before the first and after the last, in days. */
const MARGIN = 45;
/** As near as this, as a percentage of the line, a day is meant that is marked. */
const NEAR = 1.5;
const MOST_TICKS = 6;

/** A line that holds all days given, and some before and after. */
export function dayScale(days: readonly string[]): DayScale {
  const sorted = days.toSorted();
  const first = clamp(addDays(sorted[0] ?? JUDGED_DAYS.from, -MARGIN));
  const last = clamp(addDays(sorted.at(-1) ?? JUDGED_DAYS.to, MARGIN));
  const length = daysBetween(first, last);
  const at = (day: string) => (100 * daysBetween(first, day)) / length;
  return {
    ...{ first, last, at, ticks: ticksBetween(first, last) },
    dayAt(percent, near) {
      const [nearest] = near.toSorted((a, b) => Math.abs(at(a) - percent) - Math.abs(at(b) - percent));
      if (nearest !== undefined && Math.abs(at(nearest) - percent) <= NEAR) return nearest;
      return clamp(addDays(first, Math.round((Math.min(100, Math.max(0, percent)) * length) / 100)));
    },
  };
}

function ticksBetween(first: string, last: string): string[] {
  const [from, to] = [first, last].map((day) => Number(day.slice(0, 4))) as [number, number];
  const years = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  const within = (ends: readonly string[]) =>
    years.flatMap((year) => ends.map((end) => `${year}-${end}`)).filter((day) => day >= first && day <= last);
  const halves = within(['01-01', '07-01']);
  if (halves.length <= MOST_TICKS) return halves;
  const whole = within(['01-01']);
  const step = Math.ceil(whole.length / MOST_TICKS);
  return whole.filter((_, at) => at % step === 0);
}

export function addDays(day: string, days: number): string {
  return new Date(timeOf(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** A day that may be asked about. */
export function clamp(day: string): string {
  return day < JUDGED_DAYS.from ? JUDGED_DAYS.from : day > JUDGED_DAYS.to ? JUDGED_DAYS.to : day;
}

export const daysBetween = (from: string, to: string) => Math.round((timeOf(to) - timeOf(from)) / DAY_MS);
const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);
