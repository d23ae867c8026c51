import { LAW_PLACES, type LawPlace } from '#contract/ingredient-laws.ts';
import { byUrgency } from '#contract/rule-changes.ts';
import type { Watch, WatchedChanges } from '#contract/watches.schema.ts';
import type { RuleWatchKind } from '#contract/watches.ts';
import { say } from '#server/language/speech.ts';
import { RULE_BOOKS, sayRuleChange, standingOf } from '#server/watches/rule-book.ts';
import type { RuleChangeRow } from '#server/watches/rule-changes.queries.ts';

/** The name of a watched standard, law or place, and how it stands today; by its key where it is judged no more. */
export function presentRule(kind: RuleWatchKind, key: string, day: string): Pick<Watch, 'name' | 'standing'> {
  if (kind === 'place') return { name: say(LAW_PLACES[key as LawPlace] ?? key), standing: null };
  const book = RULE_BOOKS.find((each) => each.key === key);
  return book === undefined
    ? { name: key, standing: null }
    : { name: say(book.title), standing: standingOf(book, day) };
}

/** By rule book, the last changed first. */
export function presentRuleChanges(rows: readonly RuleChangeRow[], seenTo: number): WatchedChanges['rules'] {
  return [...Map.groupBy(rows, ({ key }) => key)].map(([key, all]) => ({
    key,
    title: say(all[0]?.title ?? key),
    place: all[0]?.place ?? null,
    is_listed: all[0]?.is_listed ?? false,
    changes: all.map(({ id, changed_at, changes }) => ({
      id,
      changed_at: changed_at.toISOString(),
      is_new: id > seenTo,
      fields: byUrgency(changes).map(sayRuleChange),
    })),
  }));
}
