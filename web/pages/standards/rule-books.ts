import { t } from 'ttag';
import type { LawList } from '#contract/ingredient-laws.schema.ts';
import { LAW_FOODS, LAW_PLACES } from '#contract/ingredient-laws.ts';
import { type RuleState, sinceText, stateOfStandard, versionOn } from '#contract/rule-state.ts';
import type { StandardInfo, Standards } from '#contract/standards.schema.ts';
import { LOCALE } from '#web/lib/language.ts';
import type { RuleSort, StandardsSearch } from './standards-search.ts';

export type Law = LawList['laws'][number];

/** A standard or an ingredient law, as the page of all of them finds, filters and sorts it. */
export interface RuleBook {
  readonly key: string;
  readonly title: string;
  readonly kind: RuleKind;
  readonly state: RuleState;
  /** The first day of the version in force; of what is to come, the day it begins. YYYY-MM-DD. */
  readonly from: string;
  /** "since 1 Jul 2014"; empty where no day is known. */
  readonly since: string;
  /** The text that is searched, folded. */
  readonly text: string;
  /** Of the products it applies to, the share that fails or is named; 0 where that is not counted. */
  readonly failing: number;
  readonly rule: { readonly standard: StandardInfo } | { readonly law: Law };
}

export const RULE_KINDS = {
  schools: { title: t`Schools and child care`, note: t`what may be served and sold` },
  city: { title: t`City programs`, note: t`bids and vending` },
  union: { title: t`Ingredient laws, everywhere`, note: t`all food sold in the United States` },
  states: { title: t`Ingredient laws, by state`, note: t`what a state forbids or wants said` },
  labels: { title: t`Labels and claims`, note: t`what a pack may or must say` },
  abroad: { title: t`Scores and seals abroad`, note: t`for comparing, not for serving` },
} as const;
export type RuleKind = keyof typeof RULE_KINDS;
const KINDS = Object.keys(RULE_KINDS) as RuleKind[];

export const KIND_OF_FORCE: Readonly<Record<StandardInfo['force'], RuleKind>> = {
  law: 'schools',
  coming: 'schools',
  program: 'city',
  claim: 'labels',
  proposed: 'labels',
  abroad: 'abroad',
};

export const kindOfLaw = ({ place }: Pick<Law, 'place'>): RuleKind => (place === 'US' ? 'union' : 'states');

export function standardBooks({ standards, day }: Standards): RuleBook[] {
  return standards.map((standard) => {
    const { key, title, force, versions, asks, binds, issuer, place } = standard;
    const version = versionOn(versions, day);
    const state = stateOfStandard(standard, day);
    return {
      key,
      title,
      kind: KIND_OF_FORCE[force],
      state,
      from: version?.from ?? '',
      since: version ? sinceText(state, version.from, day) : '',
      text: fold([title, asks, binds, issuer, place, version?.source]),
      failing: shareFailing(standard),
      rule: { standard },
    };
  });
}

export function lawBooks({ laws, day }: LawList): RuleBook[] {
  return laws.map((law) => {
    const { key, title, citation, place, food, scope, status, from, substances, words, counts } = law;
    const whole = counts === null ? 0 : counts.named + counts.not_named + counts.unknown;
    return {
      key,
      title,
      kind: kindOfLaw(law),
      state: status,
      from,
      since: sinceText(status, from, day),
      text: fold([title, citation, LAW_PLACES[place], LAW_FOODS[food], scope, ...substances, ...words]),
      failing: counts === null || whole === 0 ? 0 : counts.named / whole,
      rule: { law },
    };
  });
}

function shareFailing({ outcomes, counts }: StandardInfo): number {
  const told = counts?.filter(({ value }) => value !== 'not_applicable') ?? [];
  const sum = (all: typeof told) => all.reduce((total, { count }) => total + count, 0);
  const bad = told.filter(({ value }) => outcomes.some(({ key, tone }) => key === value && tone === 'bad'));
  return sum(told) === 0 ? 0 : sum(bad) / sum(told);
}

/** Without accents, capitals and marks: "FD&C Red No. 3" is found by "red no 3". */
function fold(texts: readonly (string | undefined)[]): string {
  return texts
    .filter((text) => text !== undefined)
    .join(' | ')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}|[“”‘’'".,&]/gu, '');
}

/** Those that a search and a state leave: by the whole phrase, and where no text has it, by all of its words. */
export function findBooks(books: readonly RuleBook[], { q, state }: StandardsSearch): RuleBook[] {
  const standing = books.filter((book) => state === undefined || book.state === state);
  if (q === undefined) return standing;
  const phrase = fold([q]).trim();
  const whole = standing.filter(({ text }) => hasWord(text, phrase));
  if (whole.length > 0) return whole;
  const words = phrase.split(/\s+/);
  return standing.filter(({ text }) => words.every((word) => hasWord(text, word)));
}

/** Whether one of its words, or a run of them, begins so: "red 3" is not in "red 30". */
function hasWord(text: string, start: string): boolean {
  const end = /\d$/.test(start) ? String.raw`(?!\d)` : '';
  const source = start.replaceAll(/[.*+?^${}()|[\]\\/-]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${source}${end}`, 'u').test(text);
}

/** Rule books under one name: of each kind, or all of them in an order. */
export interface BookGroup {
  /** Its place on the page, which links lead to; `all` where they are in an order. */
  readonly id: RuleKind | 'all';
  readonly title: string;
  readonly note: string;
  readonly books: readonly RuleBook[];
}

const BY: Readonly<Record<RuleSort, { readonly note: string; compare(a: RuleBook, b: RuleBook): number }>> = {
  day: { note: t`latest first`, compare: (a, b) => b.from.localeCompare(a.from) },
  name: { note: t`by name`, compare: (a, b) => a.title.localeCompare(b.title, LOCALE) },
  failing: { note: t`most failing first`, compare: (a, b) => b.failing - a.failing },
};

export function groupBooks(books: readonly RuleBook[], sort: RuleSort | undefined): BookGroup[] {
  if (sort !== undefined) {
    const { note, compare } = BY[sort];
    return [{ id: 'all', title: t`All kinds`, note, books: books.toSorted(compare) }];
  }
  const groups = KINDS.map((kind) => ({
    id: kind,
    ...RULE_KINDS[kind],
    books: books.filter((book) => book.kind === kind),
  }));
  return groups.filter((group) => group.books.length > 0);
}
