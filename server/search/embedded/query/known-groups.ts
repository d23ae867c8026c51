import type { Reading } from './reading.ts';
import type { TermGroup } from './term-group.ts';

/** What readings were found to mean before: the same words are asked for in many queries, and a segment does not change. */
export interface KnownGroups {
  groupOf(reading: Reading, find: () => TermGroup): TermGroup;
}

/** Of all that are kept: a group, and each document of a phrase. */
const MAX_WEIGHT = 400_000;
const GROUP_WEIGHT = 40;

export function openKnownGroups(maxWeight = MAX_WEIGHT): KnownGroups {
  const known = new Map<string, TermGroup>();
  let weight = 0;
  return {
    groupOf(reading, find) {
      const key = keyOf(reading);
      const before = known.get(key);
      if (before !== undefined) return before;
      const group = find();
      // Most pairs of words are no word together: to keep that they are none would drop what is.
      if (isNone(group)) return group;
      const added = GROUP_WEIGHT + (group.phrase?.documents.length ?? 0);
      if (weight + added > maxWeight) {
        known.clear();
        weight = 0;
      }
      if (added <= maxWeight) {
        known.set(key, group);
        weight += added;
      }
      return group;
    },
  };
}

const isNone = ({ exact, start, end, phrase }: TermGroup) =>
  exact === undefined && start === end && phrase === undefined;

/** Words have no spaces and no quotes. */
function keyOf(reading: Reading): string {
  if ('named' in reading) return `^${reading.named.map(keyOf).join('^')}`;
  if ('phrase' in reading) return `"${reading.phrase.join(' ')}`;
  return reading.asPrefix ? `${reading.stem} ${reading.text}` : reading.stem;
}
