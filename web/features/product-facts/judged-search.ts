import { VERDICTS_SINCE } from '#contract/guideline.ts';

/** By which day, places and channels an address asks to judge, as written: a page says what of it is not known. */
export interface JudgedSearch {
  /** Absent: today. */
  readonly day?: string | undefined;
  /** Absent: all. */
  readonly place?: readonly string[] | undefined;
  readonly channel?: readonly string[] | undefined;
}

/** Longer than any value of a parameter, so that a page can say which of them does not exist. */
export const WORD = /^.{1,200}$/;

export function parseJudgedSearch(raw: Readonly<Record<string, unknown>>): JudgedSearch {
  return {
    day: wordsOf(raw.day, WORD)?.[0],
    place: wordsOf(raw.place, WORD),
    channel: wordsOf(raw.channel, WORD),
  };
}

/** Each value of that shape once, in one order; undefined where there is none. */
export function wordsOf(raw: unknown, shape: RegExp): readonly string[] | undefined {
  const words = [raw].flat().filter((each) => typeof each === 'string' && shape.test(each));
  return words.length === 0 ? undefined : [...new Set(words as string[])].sort();
}

/**
 * What is listed, or counted, then depends on the day, the places and the channels: an address without them means today,
 * everywhere. Before the current rules of the guidelines, their verdicts and counts do.
 */
export function isFilteredByDay(search: {
  readonly day?: string | undefined;
  readonly standard?: unknown;
  readonly ingredient_laws?: unknown;
}): boolean {
  const { standard, ingredient_laws, day = VERDICTS_SINCE } = search;
  return (standard ?? ingredient_laws) !== undefined || day < VERDICTS_SINCE;
}

/** Whether an address says by what to judge; of others, the choice of the browser decides. */
export function saysDay(search: JudgedSearch): boolean {
  const { day, place, channel } = search;
  return [day, place, channel].some((each) => each !== undefined) || isFilteredByDay(search as object);
}
