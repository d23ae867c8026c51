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
