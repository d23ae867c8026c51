import { type AnyKey, firstDayOf } from './first-days.ts';
import { GUIDELINE_KEYS } from './guideline.ts';
import { STANDARD_KEYS } from './standards.ts';

/** First days of the versions after the first. */
const LATER: Readonly<Partial<Record<AnyKey, readonly string[]>>> = {
  smart_snack: ['2016-07-29', '2024-07-01', '2025-07-01'],
  child_care_sugars: ['2025-10-01'],
};

/** First days of each standard's versions, oldest first. */
export const STANDARD_VERSIONS = Object.fromEntries(
  [...GUIDELINE_KEYS, ...STANDARD_KEYS].map((key) => [key, [firstDayOf(key), ...(LATER[key] ?? [])]]),
) as unknown as Readonly<Record<AnyKey, readonly string[]>>;

/** The key of a standard for its newest version; an older one has its first day behind it. */
export type EditionOf<Key extends AnyKey> = Key | `${Key}@${string}`;
export type StandardEdition = EditionOf<AnyKey>;

/** Editions that answers are kept by: of each standard the newest version, then the older ones. */
export function editionsOf<Key extends AnyKey>(standard: Key): readonly EditionOf<Key>[] {
  const older = STANDARD_VERSIONS[standard].slice(0, -1);
  return [standard, ...older.map((from) => `${standard}@${from}` as const)];
}

/** The edition in force on a day (YYYY-MM-DD); before the first version, the first. */
export function editionOn<Key extends AnyKey>(standard: Key, day: string): EditionOf<Key> {
  const versions: readonly string[] = STANDARD_VERSIONS[standard];
  const from = versions.findLast((first) => first <= day) ?? versions[0];
  return from === versions.at(-1) ? standard : `${standard}@${from}`;
}
