import { titleOf } from '#contract/all-standards.ts';
import { NOTICE_DAYS, type RuleBook, type RuleChange } from '#contract/rule-changes.ts';
import { type RuleState, stateOfStandard } from '#contract/rule-state.ts';
import { nameOf } from '#server/guidelines/laws/judge-laws.ts';
import { INGREDIENT_LAWS } from '#server/guidelines/laws/laws.ts';
import { ALL_STANDARDS } from '#server/guidelines/standards/standards.ts';
import { say } from '#server/language/speech.ts';

/** The rule books of this process. */
export const RULE_BOOKS: readonly RuleBook[] = [
  ...ALL_STANDARDS.map(({ key, force, versions }) => ({
    ...{ key, title: titleOf(key), place: null, force, substances: [], events: [] },
    versions: versions.map(({ version, from }) => ({ version, from })),
  })),
  ...INGREDIENT_LAWS.map(({ key, title, place, hold, from, substances, history = [] }) => ({
    ...{ key, title, place, force: hold ?? ('law' as const), versions: [{ version: null, from }] },
    substances: substances.map(nameOf),
    events: history.map(({ day, event }) => ({ day, event })),
  })),
];

export interface RuleStanding {
  readonly state: RuleState;
  /** The first day of the version in force; before the first, its own. */
  readonly from: string;
  /** The first day of the version to come. */
  readonly next: string | null;
}

/** How a rule book stands on a day (YYYY-MM-DD). */
export function standingOf(book: RuleBook, day: string): RuleStanding {
  const { force, versions } = book;
  const now = versions.findLast(({ from }) => from <= day);
  const next = versions.find(({ from }) => from > day)?.from ?? null;
  const state = force === 'enjoined' ? force : stateOfStandard({ force, versions }, day);
  return { state, from: now?.from ?? next ?? '', next };
}

/** A rule book as it was on a day. */
export interface RuleBookOn {
  readonly book: RuleBook;
  readonly day: string;
}

/** What is told of a rule book between two looks at it: what a new version of Larder says differently, and what time brought. */
export function changesOfRule(before: RuleBookOn | undefined, after: RuleBookOn | undefined): RuleChange[] {
  if (after === undefined) return [{ field: 'removed', key: null, old: null, new: null }];
  if (before === undefined) return [{ field: 'added', key: null, old: null, new: null }, ...firstOf(after)];
  return [
    ...changesOfState(before, after),
    ...changesOfDays(before, after),
    ...changesOfTexts(before, after),
  ];
}

function firstOf({ book, day }: RuleBookOn): RuleChange[] {
  const { state, from } = standingOf(book, day);
  return [
    { field: 'state', key: null, old: null, new: state },
    { field: 'begins', key: null, old: null, new: from },
  ];
}

function changesOfState(before: RuleBookOn, after: RuleBookOn): RuleChange[] {
  const [was, is] = [before, after].map(({ book, day }) => ({
    ...{ state: standingOf(book, day).state },
    version: book.versions.findLast(({ from }) => from <= day)?.version ?? null,
  }));
  const changes: RuleChange[] = [];
  if (was?.state !== is?.state)
    changes.push({ field: 'state', key: null, old: was?.state ?? null, new: is?.state ?? null });
  if (was?.version !== is?.version && is?.version)
    changes.push({ field: 'version', key: null, old: was?.version ?? null, new: is.version });
  return changes;
}

/** Days that moved, versions announced or withdrawn, and what begins within a month. */
function changesOfDays(before: RuleBookOn, after: RuleBookOn): RuleChange[] {
  const old = new Map(before.book.versions.map(({ version, from }) => [version, from]));
  const now = new Map(after.book.versions.map(({ version, from }) => [version, from]));
  const moved = [...new Set([...old.keys(), ...now.keys()])]
    .map((key) => ({ field: 'begins', key, old: old.get(key) ?? null, new: now.get(key) ?? null }) as const)
    .filter((change) => change.old !== change.new)
    // What has begun is told as the version in force, or as how a law stands.
    .filter((change) => [change.old, change.new].some((day) => day !== null && day > after.day));
  const isBinding = after.book.force !== 'enjoined' && after.book.force !== 'proposed';
  const noticed = (from: string, day: string) => from > day && from <= daysAfter(day, NOTICE_DAYS);
  const soon = after.book.versions
    .filter(
      ({ version, from }) =>
        isBinding && noticed(from, after.day) && !noticed(from, before.day) && old.get(version) === from,
    )
    .map(({ version, from }) => ({ field: 'soon', key: version, old: null, new: from }) as const);
  return [...moved, ...soon];
}

function changesOfTexts({ book: old }: RuleBookOn, { book: now }: RuleBookOn): RuleChange[] {
  const substance = (name: string, isNew: boolean): RuleChange => ({
    ...{ field: 'substance', key: null, old: isNew ? null : name, new: isNew ? name : null },
  });
  const events = now.events.filter(
    ({ day, event }) => !old.events.some((each) => each.day === day && each.event === event),
  );
  return [
    ...now.substances.filter((name) => !old.substances.includes(name)).map((name) => substance(name, true)),
    ...old.substances.filter((name) => !now.substances.includes(name)).map((name) => substance(name, false)),
    ...events.map(({ day, event }) => ({ field: 'event', key: day, old: null, new: event }) as const),
  ];
}

function daysAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** In the language of the reader: names of substances and events are kept in English. */
export function sayRuleChange(change: RuleChange): RuleChange {
  if (change.field !== 'substance' && change.field !== 'event') return change;
  const words = (text: string | null) => text && say(text);
  return { ...change, old: words(change.old), new: words(change.new) };
}
