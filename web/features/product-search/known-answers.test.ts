import { expect, test } from 'vitest';
import { knownAnswers } from './known-answers.ts';
import { toListQuery } from './product-list-query.ts';
import { parseProductSearch } from './product-search.ts';

const known = (raw: Readonly<Record<string, unknown>>) => knownAnswers(parseProductSearch(raw));

test('what no standard and no law answers is left out, with days and places that are none', () => {
  const search = known({
    standard: 'nutri_score:f',
    ingredient_laws: 'x',
    day: 'x',
    place: ['NY', 'CA'],
    channel: 'x',
  });
  expect(search).toMatchObject({
    standard: undefined,
    ingredient_laws: undefined,
    day: undefined,
    channel: undefined,
  });
  expect(search.place).toEqual(['CA']);
});

test('laws together are left out of a day before the first of them', () => {
  expect(known({ ingredient_laws: 'named', day: '2020-12-31' }).ingredient_laws).toBeUndefined();
  expect(known({ ingredient_laws: 'named', day: '2021-01-01' }).ingredient_laws).toBe('named');
});

test('laws that are none are left out, and no law counts where nothing is asked of laws', () => {
  const law = ['us_red_3', 'red'];
  const search = known({ ingredient_laws: 'named', law });
  expect(search.law).toEqual(['us_red_3']);
  expect(toListQuery(search)).toMatchObject({ ingredient_laws: 'named', law: ['us_red_3'] });
  expect(known({ law }).law).toBeUndefined();
});

test('guidelines and verdicts that are none are left out of the list, its filters and its call', () => {
  const address = { guideline: ['keto', 'philly'], verdict: ['fail', 'smart_snack:fail', 'philly:maybe'] };
  const search = known(address);
  expect(search).toMatchObject({ guideline: ['philly'], verdict: ['smart_snack:fail'] });
  expect(toListQuery(parseProductSearch(address))).toEqual(toListQuery(search));
  expect(known({ guideline: 'keto', verdict: 'fail' })).toMatchObject({
    guideline: undefined,
    verdict: undefined,
  });
});

test('values of filters that are none are left out of the list, its filters and its call', () => {
  const bad: Readonly<Record<string, string>> = {
    nova: '5',
    category: 'Toys',
    diet: 'keto',
    without: 'molk',
  };
  const others = { traces: 'show', undeclared: 'hide', nutrient: 'salt:..1', price: 'cheap' };
  expect(toListQuery(known({ ...bad, ...others }))).toEqual(toListQuery(known({})));
  const good = { nova: '4', category: 'Beverages', diet: 'vegan', without: 'milk', nutrient: 'sodium:..140' };
  const mixed = Object.fromEntries(
    Object.entries(good).map(([name, value]) => [name, [value, bad[name] ?? 'x']]),
  );
  expect(toListQuery(known({ ...mixed, traces: 'x', undeclared: 'x' }))).toEqual(toListQuery(known(good)));
  expect(known({ category: 'none' }).category).toBe('none');
});

test('without an allergen that exists, nothing says how one is left out', () => {
  expect(known({ without: 'molk', traces: 'show', undeclared: 'hide' })).toMatchObject({
    without: undefined,
    traces: undefined,
    undeclared: undefined,
  });
});

test('a standard that has not begun by the day is left out', () => {
  const standard = ['fda_healthy:pass', 'uk_traffic_lights:no_red'];
  expect(known({ standard, day: '2022-01-01' }).standard).toEqual(['uk_traffic_lights:no_red']);
  expect(known({ standard, day: '2025-04-28' }).standard).toEqual(standard);
});

test('a guideline that has not begun by the day is left out', () => {
  const address = { guideline: ['philly', 'smart_snack'], verdict: ['philly:fail', 'smart_snack:fail'] };
  expect(known({ ...address, day: '2021-08-31' })).toMatchObject({
    guideline: ['smart_snack'],
    verdict: ['smart_snack:fail'],
  });
  expect(known({ ...address, day: '2021-09-01' }).guideline).toEqual(['smart_snack', 'philly']);
});

test('a list names a day on which guidelines had other rules: its verdicts and counts are of that day', () => {
  const place = ['CA'];
  expect(toListQuery(known({ day: '2025-06-30', place }))).toMatchObject({ day: '2025-06-30', place });
  expect(toListQuery(known({ day: '2025-07-01', place }))).toEqual(toListQuery(known({})));
});

test('a list names its day and places only where they decide what is listed', () => {
  const address = { day: '2027-01-15', place: ['US', 'CA'], channel: 'school' };
  expect(toListQuery(known(address))).toEqual(toListQuery(known({})));
  const asked = { day: '2027-01-15', place: ['CA', 'US'], channel: ['school'] };
  expect(toListQuery(known({ ...address, ingredient_laws: 'named' }))).toMatchObject(asked);
  expect(toListQuery(known({ ...address, standard: 'nutri_score:a' }))).toMatchObject(asked);
});
