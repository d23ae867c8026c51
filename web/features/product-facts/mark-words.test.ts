import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ALLERGEN_KEYS, ALLERGEN_STATES } from '#contract/allergens.ts';
import type { AllergenFact, Span } from './allergen-states.ts';
import { markWords, wordsAt } from './mark-words.ts';

const TEXT = ' Wheat flour, whey, 🥛 soy lecithin';

function spanOf(word: string): Span {
  const start = TEXT.indexOf(word);
  return { start, end: start + word.length };
}

function fact(
  allergen: AllergenFact['allergen'],
  containment: AllergenFact['containment'],
  ...words: readonly Span[]
): AllergenFact {
  return { allergen, containment, words };
}

function marked(...facts: readonly AllergenFact[]) {
  return markWords(TEXT, facts)
    .filter(({ names }) => names.length > 0)
    .map(
      ({ text, names }) =>
        `${text}: ${names.map(({ allergen, state }) => `${allergen} ${state}`).join(', ')}`,
    );
}

describe('words are not marked', () => {
  test('where no allergen has any, whatever the text says', () => {
    expect(markWords(TEXT, [fact('wheat', 'contains')])).toEqual([{ text: TEXT, names: [] }]);
    expect(markWords('', [fact('wheat', 'contains', { start: 0, end: 1 })])).toEqual([]);
  });

  test.each([
    ['past the end', { start: 5, end: 999 }],
    ['before the beginning', { start: -3, end: 4 }],
    ['empty', { start: 4, end: 4 }],
    ['backwards', { start: 9, end: 4 }],
    ['between characters', { start: 1.5, end: 4 }],
    ['of no number', { start: Number.NaN, end: 4 }],
    ['through the first half of a character', { start: TEXT.indexOf('🥛') + 1, end: TEXT.length }],
    ['through the last half of a character', { start: 0, end: TEXT.indexOf('🥛') + 1 }],
  ])('by a span that is %s', (_, span) => {
    expect(marked(fact('milk', 'named', span))).toEqual([]);
    expect(wordsAt(TEXT, [span])).toEqual([]);
  });
});

test.each([
  [
    'words are marked in the order of the text, from its untrimmed beginning',
    [
      fact('soybeans', 'conflict', spanOf('soy lecithin')),
      fact('milk', 'named', spanOf('🥛'), spanOf('whey')),
      fact('wheat', 'contains', spanOf('Wheat')),
    ],
    ['Wheat: wheat contains', 'whey: milk named', '🥛: milk named', 'soy lecithin: soybeans conflict'],
  ],
  [
    'overlapping words are one mark, of the gravest state',
    [
      fact('gluten', 'named', spanOf('Wheat')),
      fact('wheat', 'contains', spanOf('Wheat flour'), spanOf('Wheat')),
      fact('soybeans', 'may_contain', spanOf('soy')),
    ],
    ['Wheat flour: wheat contains, gluten named', 'soy: soybeans may_contain'],
  ],
])('%s', (_, facts, marks) => {
  expect(marked(...facts)).toEqual(marks);
});

test('words that follow each other are one', () => {
  const spans = [spanOf('flour'), spanOf('Wheat')];
  expect(wordsAt(TEXT, spans)).toEqual(['Wheat flour']);
  expect(marked(fact('gluten', 'named', ...spans), fact('wheat', 'contains', ...spans))).toEqual([
    'Wheat flour: wheat contains, gluten named',
  ]);
  expect(wordsAt(TEXT, [spanOf('flour'), spanOf('whey')])).toEqual(['flour', 'whey']);
});

test('words are named once, as they are first written', () => {
  expect(
    wordsAt('WHEY, salt, whey, butter\n oil', [
      { start: 0, end: 4 },
      { start: 12, end: 16 },
      { start: 18, end: 29 },
    ]),
  ).toEqual(['WHEY', 'butter oil']);
  expect(wordsAt(null, [{ start: 0, end: 4 }])).toEqual([]);
});

test('whatever the offsets, the parts of any text are the text, whole characters, each mark named', () => {
  const offset = fc.oneof(fc.integer({ min: -5, max: 60 }), fc.double(), fc.maxSafeInteger());
  const anyFact: fc.Arbitrary<AllergenFact> = fc.record({
    allergen: fc.constantFrom(...ALLERGEN_KEYS),
    containment: fc.constantFrom(...ALLERGEN_STATES),
    words: fc.array(fc.record({ start: offset, end: offset }), { maxLength: 6 }),
  });
  const anyText = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }));
  fc.assert(
    fc.property(anyText, fc.array(anyFact, { maxLength: 6 }), (text, facts) => {
      const parts = markWords(text, facts);
      expect(parts.map((part) => part.text).join('')).toBe(text);
      expect(parts.every((part) => part.text !== '')).toBe(true);
      if (text.isWellFormed()) expect(parts.every((part) => part.text.isWellFormed())).toBe(true);
    }),
  );
});

test('every span of the text lies in a mark', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(TEXT.length), fc.nat(TEXT.length))), (pairs) => {
      const spans = pairs.map(([a, b]) => ({ start: Math.min(a, b), end: Math.max(a, b) }));
      const words = new Set(wordsAt(TEXT, spans).map((word) => word.toLowerCase()));
      const parts = marked(fact('milk', 'contains', ...spans)).map((text) =>
        text.replaceAll(/\s+/g, ' ').toLowerCase(),
      );
      for (const word of words) expect(parts.some((part) => part.includes(word))).toBe(true);
    }),
  );
});
