import { expect, test } from 'vitest';
import { ALL_STANDARD_KEYS } from '#contract/all-standards.ts';
import { LAW_KEYS } from '#contract/law-titles.ts';
import { type RuleBook, type RuleChange, ruleChangeSentence } from '#contract/rule-changes.ts';
import { changesOfRule, RULE_BOOKS, standingOf } from './rule-book.ts';

const law: RuleBook = {
  key: 'us_red_3',
  title: 'FDA: Red No. 3',
  place: 'US',
  force: 'law',
  versions: [{ version: null, from: '2027-01-15' }],
  substances: ['Red 3'],
  events: [],
};
const standard: RuleBook = {
  ...{ key: 'smart_snack', title: 'Smart Snack', place: null, force: 'law', substances: [], events: [] },
  versions: [{ version: '2024', from: '2024-07-01' }],
};
const told = (before: [RuleBook, string], after: [RuleBook, string]) =>
  sentences(changesOfRule({ book: before[0], day: before[1] }, { book: after[0], day: after[1] }));
const sentences = (changes: readonly RuleChange[]) => changes.map(ruleChangeSentence);

test('every standard and law is kept, by its key', () => {
  expect(RULE_BOOKS.map(({ key }) => key)).toEqual([...ALL_STANDARD_KEYS, ...LAW_KEYS]);
});

test('days on which nothing begins tell nothing', () => {
  expect(told([law, '2026-06-01'], [law, '2026-12-15'])).toEqual([]);
  expect(told([standard, '2026-06-01'], [standard, '2030-01-01'])).toEqual([]);
});

test('a law is announced a month before its day, once, and told on it', () => {
  expect(told([law, '2026-12-15'], [law, '2026-12-16'])).toEqual(['Begins soon: 15 Jan 2027']);
  expect(told([law, '2026-12-16'], [law, '2027-01-14'])).toEqual([]);
  expect(told([law, '2027-01-14'], [law, '2027-01-15'])).toEqual(['State: Coming → In force']);
  expect(told([law, '2026-06-01'], [law, '2027-03-01'])).toEqual(['State: Coming → In force']);
});

test('a law that a court stopped never begins', () => {
  const stopped: RuleBook = {
    ...law,
    force: 'enjoined',
    events: [{ day: '2026-12-01', event: 'A court stops it' }],
  };
  expect(told([law, '2026-11-30'], [stopped, '2026-12-01'])).toEqual([
    'State: Coming → Stopped by a court',
    '1 Dec 2026: A court stops it',
  ]);
  expect(told([stopped, '2026-12-01'], [stopped, '2028-01-01'])).toEqual([]);
  expect(told([stopped, '2027-02-01'], [{ ...stopped, force: 'law' }, '2027-02-02'])).toEqual([
    'State: Stopped by a court → In force',
  ]);
});

test('a moved day, and a substance more or less, are told', () => {
  const moved: RuleBook = { ...law, versions: [{ version: null, from: '2027-06-01' }], substances: ['BHA'] };
  expect(told([law, '2026-12-20'], [moved, '2026-12-21'])).toEqual([
    'First day: 15 Jan 2027 → 1 Jun 2027',
    'Names now: BHA',
    'Names no longer: Red 3',
  ]);
});

test('a version is told when it is announced, a month before its first day, and on it', () => {
  const next: RuleBook = {
    ...standard,
    versions: [...standard.versions, { version: '2027', from: '2027-07-01' }],
  };
  expect(told([standard, '2026-12-01'], [next, '2026-12-02'])).toEqual([
    'First day of version 2027: 1 Jul 2027',
  ]);
  expect(told([next, '2027-05-31'], [next, '2027-06-01'])).toEqual(['Version 2027 begins soon: 1 Jul 2027']);
  expect(told([next, '2027-06-30'], [next, '2027-07-01'])).toEqual(['Version in force: 2024 → 2027']);
  expect(told([standard, '2027-08-01'], [next, '2027-08-02'])).toEqual(['Version in force: 2024 → 2027']);
  expect(told([next, '2027-01-01'], [standard, '2027-01-02'])).toEqual([
    'First day of version 2027: 1 Jul 2027 → withdrawn',
  ]);
  expect(standingOf(next, '2027-01-01')).toEqual({
    state: 'in_force',
    from: '2024-07-01',
    next: '2027-07-01',
  });
});

test('a rule book that is new, or judged no more, is told as that', () => {
  const now = { book: law, day: '2026-12-01' };
  expect(sentences(changesOfRule(undefined, now))).toEqual([
    'New among the rule books',
    'State: Coming',
    'First day: 15 Jan 2027',
  ]);
  expect(sentences(changesOfRule(now, undefined))).toEqual(['No longer among the rule books']);
});
