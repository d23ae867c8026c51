import { expect, test } from 'vitest';
import { z } from 'zod';
import { productsContract } from '#contract/products.schema.ts';
import { fieldsParser } from './parse-fields.ts';

const { query } = productsContract.list;

test.each([
  {},
  { search_term: 'milk', limit: '24', facets: 'true' },
  { family_title: ['Beverages'], exclude_allergen: ['milk', 'eggs:unknown'], nutrient: ['sodium:..140'] },
  { sort: 'name', price: '1..5', day: '2026-11-26', standard: [] },
])('%o means the same as parsed as a whole', (fields) => {
  expect(fieldsParser(query)(fields)).toEqual(query.parse(fields));
});

test('where a field is missing or does not fit, by itself or with others, they are parsed as a whole', () => {
  expect(fieldsParser(query)({ limit: 'x' })).toBeUndefined();
  const early = { day: '2021-01-01', standard: ['wic:yes'] };
  expect([query.safeParse(early).success, fieldsParser(query)(early)]).toEqual([false, undefined]);
  expect(fieldsParser(z.object({ q: z.string() }))({})).toBeUndefined();
  const related = z.object({ q: z.string().optional() }).refine(({ q }) => q === 'a');
  expect(fieldsParser(related)({ q: 'b' })).toBeUndefined();
  expect(fieldsParser(related)({ q: 'a' })).toEqual({ q: 'a' });
});

test('what was not given cannot be changed for the requests after', () => {
  const { diet } = fieldsParser(query)({}) ?? {};
  expect(() => (diet as string[]).push('vegan')).toThrow(TypeError);
});
