import { expect, test } from 'vitest';
import type { Standards } from '#contract/standards.schema.ts';
import { findBooks, groupBooks, type Law, lawBooks, standardBooks } from './rule-books.ts';
import type { StandardsSearch } from './standards-search.ts';

const DAY = '2026-11-25';

const LAW: Law = {
  key: 'us_red_3',
  title: 'FDA: Red No. 3',
  citation: '21 CFR 74.303, repealed by 90 FR 4628',
  place: 'US',
  food: 'all_food',
  duty: 'ban',
  channels: ['school'],
  from: '2027-01-15',
  status: 'coming',
  scope: 'All food in the United States.',
  certainty: 'certain',
  substances: ['Red 3'],
  words: ['FD&C Red No. 3', 'Red 3', 'erythrosine', 'E127'],
  may_mean: [],
  history: [],
  wants: [],
  counts: { named: 5, not_named: 90, unknown: 5 },
};
const TEXAS: Law = {
  ...LAW,
  key: 'tx_sb_314',
  title: 'Texas S.B. 314',
  citation: 'Education Code 33.9011',
  place: 'TX',
  food: 'school_meals',
  status: 'in_force',
  from: '2026-07-01',
  substances: ['Red 3', 'titanium dioxide', 'Red 40'],
  words: ['Red 3', 'titanium dioxide', 'E171', 'Red 40'],
  counts: { named: 20, not_named: 60, unknown: 20 },
};

const STANDARD: Standards['standards'][number] = {
  key: 'smart_snack',
  title: 'Smart Snack',
  issuer: 'U.S. Department of Agriculture',
  place: 'United States',
  force: 'law',
  asks: 'Calories, sodium, fat and sugars of a package as sold.',
  binds: 'Food sold to pupils on a school campus.',
  outcomes: [
    { key: 'pass', name: 'Meets it', tone: 'good' },
    { key: 'fail', name: 'Does not meet it', tone: 'bad' },
  ],
  versions: [
    { version: '2014', from: '2014-07-01', source: '7 CFR 210.11', certainty: 'certain' },
    { version: '2025', from: '2025-07-01', source: '7 CFR 210.11', certainty: 'certain' },
  ],
  counts: [
    { value: 'pass', name: '', count: 20 },
    { value: 'fail', name: '', count: 30 },
    { value: 'not_applicable', name: '', count: 950 },
  ],
  wants: [],
};
const NUTRI_SCORE: typeof STANDARD = {
  ...STANDARD,
  key: 'nutri_score',
  title: 'Nutri-Score 2023',
  issuer: 'Santé publique France',
  place: 'Seven countries of Europe',
  force: 'abroad',
  asks: 'Grades a food from A to E.',
  binds: 'Voluntary.',
  outcomes: [{ key: 'a', name: 'A', tone: 'step' }],
  versions: [{ version: '2023', from: '2023-12-31', source: 'algorithm of 2023', certainty: 'likely' }],
};

const booksOn = (day: string) => [
  ...standardBooks({ day, standards: [STANDARD, NUTRI_SCORE] }),
  ...lawBooks({ day, laws: [LAW, TEXAS] }),
];
const found = (search: StandardsSearch, day = DAY) => findBooks(booksOn(day), search).map(({ key }) => key);

test.each([
  [['tx_sb_314'], ['texas', 'Titanium Dioxide', 'e171', 'SB 314', 'school red']],
  [['us_red_3'], ['red no. 3', 'Erythrosine']],
  [['us_red_3', 'tx_sb_314'], ['red 3']],
  [['nutri_score'], ['sante france']],
  [['smart_snack'], ['210.11']],
  [[], ['red 4', '(', 'margarine']],
] as const)('%j: found by %j', (keys, searches) => {
  for (const q of searches) expect(found({ q }), q).toEqual(keys);
});

test('a state leaves those that stand so on the day, together with a search', () => {
  expect(found({ state: 'in_force' })).toEqual(['smart_snack', 'tx_sb_314']);
  expect(found({ state: 'coming' })).toEqual(['us_red_3']);
  expect(found({ state: 'abroad' })).toEqual(['nutri_score']);
  expect(found({ state: 'coming', q: 'texas' })).toEqual([]);
  // Before its first version a standard is to come, one used abroad too.
  expect(found({ state: 'coming' }, '2023-01-01')).toEqual(['nutri_score', 'us_red_3']);
});

test('the day of a standard is that of its version then', () => {
  const from = (day: string) => booksOn(day)[0]?.from;
  expect([from('2014-07-01'), from('2025-06-30'), from('2025-07-01')]).toEqual([
    '2014-07-01',
    '2014-07-01',
    '2025-07-01',
  ]);
});

test('what a day is to a rule book is said by its state, of a law that bites later too', () => {
  const since = (day: string, change: Partial<typeof STANDARD>) =>
    standardBooks({ day, standards: [{ ...STANDARD, ...change }] })[0]?.since;
  expect([
    since('2014-01-01', {}),
    since('2014-07-01', {}),
    since('2026-11-25', { force: 'coming' }),
    lawBooks({ day: DAY, laws: [LAW] })[0]?.since,
    lawBooks({ day: DAY, laws: [{ ...LAW, status: 'enjoined' }] })[0]?.since,
  ]).toEqual([
    'from 1 Jul 2014',
    'since 1 Jul 2014',
    'law since 1 Jul 2025',
    'from 15 Jan 2027',
    'was to begin 15 Jan 2027',
  ]);
});

test('by kind they stand in groups, and none is drawn empty', () => {
  const groups = groupBooks(booksOn(DAY), undefined);
  expect(groups.map(({ title, books }) => [title, books.length])).toEqual([
    ['Schools and child care', 1],
    ['Ingredient laws, everywhere', 1],
    ['Ingredient laws, by state', 1],
    ['Scores and seals abroad', 1],
  ]);
  expect(groupBooks([], undefined)).toEqual([]);
});

test.each([
  ['day', ['us_red_3', 'tx_sb_314', 'smart_snack', 'nutri_score']],
  ['name', ['us_red_3', 'nutri_score', 'smart_snack', 'tx_sb_314']],
  ['failing', ['smart_snack', 'tx_sb_314', 'us_red_3', 'nutri_score']],
] as const)('sorted by %s they are one list', (sort, keys) => {
  const groups = groupBooks(booksOn(DAY), sort);
  expect(groups.map(({ books }) => books.map(({ key }) => key))).toEqual([keys]);
});

test('what is about other foods, or not counted, is no failure', () => {
  const [smartSnack, nutriScore] = booksOn(DAY);
  expect([smartSnack?.failing, nutriScore?.failing]).toEqual([0.6, 0]);
  expect(lawBooks({ day: DAY, laws: [{ ...LAW, counts: null }] })[0]?.failing).toBe(0);
});
