/** Days as YYYY-MM-DD, on a line from the first of January of the first year to that after the last. */
export interface TimeScale {
  /** Years with a tick, evenly apart. */
  readonly years: readonly number[];
  /** Where a day is, as a percentage of the line. */
  readonly at: (day: string) => number;
}

const MOST_YEARS = 7;

export function timeScale(days: readonly string[]): TimeScale {
  const years = days.map((day) => Number(day.slice(0, 4)));
  const first = Math.min(...years);
  const last = Math.max(...years) + 1;
  const [start, end] = [timeOf(`${first}-01-01`), timeOf(`${last}-01-01`)];
  const step = [1, 2, 5, 10].find((each) => (last - first) / each < MOST_YEARS) ?? 20;
  const ticks = Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, i) => first + i * step);
  return { years: ticks, at: (day) => (100 * (timeOf(day) - start)) / (end - start) };
}

const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** What the day of a label takes of the shortest line there is. */
const LABEL = 16;

/** Whether both labels can be read: that of the day it is judged by, and that of the day on which it begins. */
export function hasRoomForBoth(now: number, from: number): boolean {
  // Each is written towards the middle of the line.
  const [nowIsLeft, fromIsLeft] = [now >= 50, from > 80];
  const isComing = from > now;
  const between = [isComing !== nowIsLeft, isComing === fromIsLeft].filter(Boolean).length;
  return Math.abs(from - now) > between * LABEL;
}
