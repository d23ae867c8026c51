import { t } from 'ttag';
import { RULE_STATES, type RuleState } from '#contract/rule-state.ts';
import { wordsOf } from '#web/features/product-facts/judged-search.ts';

/** Orders of the page of standards besides the one by kind. */
const RULE_SORTS = ['day', 'name', 'failing'] as const;
export type RuleSort = (typeof RULE_SORTS)[number];

/** What an address asks of the page of standards; the absent is the default. */
export interface StandardsSearch {
  /** A rule, a substance or a place. */
  readonly q?: string | undefined;
  readonly state?: RuleState | undefined;
  readonly sort?: RuleSort | undefined;
}

export const MAX_FIND_LENGTH = 80;
/** As the address says the default. */
const BY_KIND = 'kind';

type Raw = Readonly<Record<string, unknown>>;

export function parseStandardsSearch(raw: Raw): StandardsSearch {
  return {
    q: typeof raw.q === 'string' ? raw.q.trim().slice(0, MAX_FIND_LENGTH).trim() || undefined : undefined,
    state: RULE_STATES.find((state) => state === raw.state),
    sort: RULE_SORTS.find((sort) => sort === raw.sort),
  };
}

const ANY = /^.{1,60}$/;

/** A sentence for a state and a sort that do not exist, with those that do. */
export function unknownStandardsWords(raw: Raw): string[] {
  return [
    ...(wordsOf(raw.state, ANY) ?? []).flatMap((word) => unknown(word, RULE_STATES, STATE)),
    ...(wordsOf(raw.sort, ANY) ?? []).flatMap((word) => unknown(word, [BY_KIND, ...RULE_SORTS], ORDER)),
  ];
}

type Say = (word: string, known: string) => string;
const STATE: Say = (word, known) => t`“${word}” is no state of a standard: there are ${known}.`;
const ORDER: Say = (word, known) => t`“${word}” is no order of standards: there are ${known}.`;

function unknown(word: string, known: readonly string[], say: Say): string[] {
  return known.includes(word) ? [] : [say(word, known.join(', '))];
}
