import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTerm } from './read-term.ts';
import type { TermCondition } from './term.ts';

const WORDS =
  'low very high no not without w/o free of from in under over less than at least most more between and or to per a serving 100 g mg kcal + - / & : % dv $ $5 5 200 2.5 1,000 .5 8g+ 140mg sodium sugar sugars added fat sat protein carbs calories fiber vitamin d milk dairy egg eggs nut nuts tree peanut butter soy wheat gluten lactose sesame vegan organic kosher salt dill halal vegetarian smart snack good choice philly compliant nova 1 2 group brand:kraft brand:"a "b c" -milk -"x y" " "low sodium" soup range snap rich source contains any allergic allergy price dollars cents max each eggless sugarless non - – coconut red onions palm oil with avoid free-of sans except sugar-free'.split(
    ' ',
  );
const PHRASES = [
  'no milk',
  'without nuts',
  'free of soy',
  'egg free',
  'gluten free',
  'low sodium',
  'high fiber',
  'under 5 g',
  'at least 200',
  'or less',
  '10 g or more',
  'sugar under',
  'under $5',
  'no more than',
  'nova 1',
  'kosher dill',
];
const SEPARATORS = [
  ' ',
  ' ',
  ' ',
  ' ',
  ' ',
  ' ',
  ', ',
  ',',
  '  ',
  '-',
  '/',
  ' (',
  ') ',
  '; ',
  '',
  '\n',
  '\u00a0',
  '. ',
];

const spoken = fc
  .array(fc.tuple(fc.constantFrom(...WORDS, ...PHRASES, ...PHRASES), fc.constantFrom(...SEPARATORS)), {
    maxLength: 24,
  })
  .map((parts) => parts.flat().join(''));
const anything = fc.string({ unit: 'binary', maxLength: 60 });
const terms = fc.oneof({ weight: 8, arbitrary: spoken }, { weight: 1, arbitrary: anything });
const RUNS = { numRuns: 5_000 };

const meaning = ({ text, start, end, ...condition }: TermCondition) => ({ text, ...condition });

test('a condition is a slice of the term; slices are the same or apart', () => {
  fc.assert(
    fc.property(terms, (term) => {
      let before = { start: 0, end: 0 };
      for (const { text, start, end } of readTerm(term).conditions) {
        expect(text).toBe(term.slice(start, end));
        expect(text.trim()).not.toBe('');
        if (start !== before.start || end !== before.end) expect(start).toBeGreaterThanOrEqual(before.end);
        before = { start, end };
      }
    }),
    RUNS,
  );
});

test('the words that are left state no condition', () => {
  fc.assert(
    fc.property(terms, (term) => {
      const { words } = readTerm(term);
      expect(readTerm(words)).toEqual({ words, conditions: [] });
    }),
    RUNS,
  );
});

test('cutting a condition out leaves the others as they were', () => {
  fc.assert(
    fc.property(terms, (term) => {
      const { conditions } = readTerm(term);
      for (const { start, end } of conditions) {
        if (/,$/.test(term.slice(0, start)) && /^\s/.test(term.slice(end))) continue;
        const others = conditions.filter((other) => other.start !== start);
        // As a chip takes it out of the field.
        const cut = `${term.slice(0, start)} ${term.slice(end)}`;
        expect(readTerm(cut).conditions.map(meaning), cut).toEqual(others.map(meaning));
      }
    }),
    RUNS,
  );
});

test('an amount is a sound range', () => {
  fc.assert(
    fc.property(terms, (term) => {
      for (const condition of readTerm(term).conditions) {
        if (condition.kind !== 'nutrient') continue;
        const { min, max } = condition;
        expect(min ?? max).not.toBeNull();
        expect(min ?? 0).toBeGreaterThanOrEqual(0);
        expect(max ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(min ?? 0);
      }
    }),
    RUNS,
  );
});

test('work grows with the length', () => {
  for (const part of [
    'milk and ',
    'no milk, ',
    'under 5 g ',
    '5 ',
    '9',
    '"',
    '-',
    ' ',
    'brand:"',
    'free ',
    'low sodium ',
    'a,',
    '\0',
    'nova 1 or ',
    '$',
    'no no ',
    '(',
  ]) {
    const term = part.repeat(Math.ceil(16_384 / part.length));
    const before = process.threadCpuUsage();
    readTerm(term);
    // Of the processor, as whatever else the machine does makes it wait.
    const { user, system } = process.threadCpuUsage(before);
    expect(user + system, part).toBeLessThan(1_500_000);
  }
});
