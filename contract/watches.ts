import { ALL_STANDARD_KEYS } from './all-standards.ts';
import { LAW_PLACE_KEYS } from './ingredient-laws.ts';
import { LAW_KEYS } from './law-titles.ts';

/** Held by the store too (0023_watches.sql, 0030_watched_rules.sql). */
export const WATCHES = {
  maxPerAccount: 100,
  /** A search that finds more cannot be watched: what is new in it would be noise. */
  maxSearchProducts: 1_000,
  keptMonths: 6,
  /** The newest changes of what is watched, in one answer. */
  maxShown: 500,
} as const;

/** Of rule books, by key: a standard, an ingredient law, or all laws of a place. */
export const RULE_WATCH_KINDS = ['standard', 'law', 'place'] as const;
export type RuleWatchKind = (typeof RULE_WATCH_KINDS)[number];

export const WATCH_KINDS = ['product', 'wishlist', 'group', 'order', 'search', ...RULE_WATCH_KINDS] as const;
export type WatchKind = (typeof WATCH_KINDS)[number];

export function isRuleWatch(kind: WatchKind): kind is RuleWatchKind {
  return RULE_WATCH_KINDS.some((each) => each === kind);
}

/** What can be watched of each kind. */
export const RULE_WATCH_KEYS: Readonly<Record<RuleWatchKind, readonly string[]>> = {
  standard: ALL_STANDARD_KEYS,
  law: LAW_KEYS,
  place: LAW_PLACE_KEYS,
};
