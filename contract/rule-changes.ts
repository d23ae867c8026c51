import { c, t } from 'ttag';
import type { LawPlace, LawStatus } from './ingredient-laws.ts';
import type { ChangeWords } from './product-changes.ts';
import { type RuleState, STATE_WORDS } from './rule-state.ts';
import { speech } from './say.ts';
import type { StandardForce } from './standards.ts';

/**
 * A standard or an ingredient law as far as it changes with the day or a new version of Larder, in English. The store
 * keeps it, so that a server with other rules can tell what differs.
 */
export interface RuleBook {
  readonly key: string;
  readonly title: string;
  /** Of a law. */
  readonly place: LawPlace | null;
  readonly force: StandardForce | Exclude<LawStatus, 'in_force'>;
  /** Oldest first; of a law one, without a name. */
  readonly versions: readonly { readonly version: string | null; readonly from: string }[];
  readonly substances: readonly string[];
  readonly events: readonly { readonly day: string; readonly event: string }[];
}

/** What is recorded of a standard or an ingredient law when it changes. */
export const RULE_CHANGED_FIELDS = [
  'state',
  'begins',
  'soon',
  'version',
  'substance',
  'event',
  'added',
  'removed',
] as const;

/** A field before and after; null is none. */
export interface RuleChange {
  readonly field: (typeof RULE_CHANGED_FIELDS)[number];
  /** Of `begins` and `soon` the version of a standard, null of a law; of `event` its day. */
  readonly key: string | null;
  /** A state, a day (YYYY-MM-DD), a version, or the name of a substance or event. */
  readonly old: string | null;
  readonly new: string | null;
}

/** Days before the first of a law or version on which its coming is told. */
export const NOTICE_DAYS = 30;

/** How far a rule book that stands so binds: what is in force binds more than what is to come. */
const bindingOf = (state: string | null) => (state === 'in_force' ? 2 : state === 'coming' ? 1 : 0);

/** Whether relying on the rule book as it was may now mislead: it binds more, sooner, or something else. */
export function isRuleAlarm(change: RuleChange): boolean {
  const { field, key, old } = change;
  if (field === 'state') return bindingOf(change.new) > bindingOf(old);
  if (field === 'begins') return change.new !== null && (old === null ? key !== null : change.new < old);
  if (field === 'substance') return change.new !== null;
  return field === 'version' || field === 'soon';
}

/** The alarms first. */
export function byUrgency(changes: readonly RuleChange[]): RuleChange[] {
  const rank = (change: RuleChange) =>
    (isRuleAlarm(change) ? 0 : RULE_CHANGED_FIELDS.length) + RULE_CHANGED_FIELDS.indexOf(change.field);
  return changes.toSorted((a, b) => rank(a) - rank(b));
}

/** A change in words: what it is of, and what it was and is. */
export function ruleChangeWords(change: RuleChange): ChangeWords {
  const { field, key, old } = change;
  const both = (name: string, words: (value: string) => string) => ({
    name,
    from: old === null ? null : words(old),
    to: change.new === null ? t`withdrawn` : words(change.new),
  });
  const only = (name: string, to: string | null = null) => ({ name, from: null, to });
  switch (field) {
    case 'state':
      return both(t`State`, (state) => speech.say(STATE_WORDS[state as RuleState]));
    case 'begins':
      return both(key === null ? t`First day` : t`First day of version ${key}`, dayWords);
    case 'soon':
      return only(key === null ? t`Begins soon` : t`Version ${key} begins soon`, dayWords(change.new ?? ''));
    case 'version':
      return both(t`Version in force`, (version) => version);
    case 'substance':
      return change.new === null ? only(t`Names no longer`, old) : only(t`Names now`, change.new);
    case 'event':
      return only(dayWords(key ?? ''), change.new);
    case 'added':
      return only(t`New among the rule books`);
    case 'removed':
      return only(t`No longer among the rule books`);
  }
}

/** `State: Coming → In force`. */
export function ruleChangeSentence(change: RuleChange): string {
  const { name, from, to } = ruleChangeWords(change);
  if (to === null) return name;
  return from === null ? `${name}: ${to}` : `${name}: ${from} → ${to}`;
}

/** As `dateText`, in the language of the reader of a mail too. */
function dayWords(day: string): string {
  const format = new Intl.DateTimeFormat(c('locale of days').t`en-GB`, {
    dateStyle: 'medium',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${day}T00:00:00Z`)).replace('Sept', 'Sep');
}
