import { describe, expect, test } from 'vitest';
import { answerOf } from '../../conformance/compare-answers.ts';
import { segmentOf } from '../../conformance/divided-catalogue.ts';
import { plainDocument } from '../../conformance/plain-catalogue.ts';
import { ALL_PRODUCTS } from '../../engine.ts';

describe('two words that products write as one', () => {
  const names = [
    ...Array.from({ length: 5 }, (_, i) => `Peanut Brittle ${i}`),
    'Pea Soup',
    'Nut Mix',
    'Pea Nut Brittle',
    'Jasmine Rice',
    'Jasminerice',
  ];
  const all = names.map((name, i) => plainDocument(i + 1, { name }));
  const generation = { segments: [segmentOf(all)] };
  const nameOf = new Map(all.map(({ gtin, name }) => [gtin, name]));
  const found = (term: string) =>
    answerOf(generation, { ...ALL_PRODUCTS, term, limit: 20 }).gtins.map((gtin) => nameOf.get(gtin));

  test('are found either way', () => {
    expect(found('pea nut brittle').sort()).toEqual([...names.slice(0, 5), 'Pea Nut Brittle'].sort());
  });

  test('but not where a few products alone do so, which is an error', () => {
    expect(found('jasmine rice')).toEqual(['Jasmine Rice']);
  });
});
