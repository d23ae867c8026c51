import { BEFORE, bounded, NOT_PER, NUMBER, readBounds, readNumber } from './bounds.ts';
import { boundsInWords } from './nutrients.ts';
import { phrase } from './patterns.ts';
import type { Rule } from './rule.ts';

const AFTER_NUMBER = '(?:dollars?|bucks?|usd|cents?)(?![\\p{L}\\p{N}])|[$¢]';
const MONEY = `(?:\\$ ?)?${NUMBER}(?: ?(?:${AFTER_NUMBER}))?`;
const BOUNDED = bounded(MONEY, `${NUMBER} ?\\+ ?(?:${AFTER_NUMBER})`);
const NUMBERS = new RegExp(NUMBER, 'gu');
const IS_MONEY = /[$¢]|dollar|buck|usd|cent/i;

/** "under $5", "$3-$5", "5 dollars or less", "price under 5". */
export const PRICE_RULES: readonly Rule[] = [
  {
    pattern: phrase(`(?:for )?(?<bound>${BOUNDED})(?: each)?${NOT_PER}`),
    read: ({ groups }) => (IS_MONEY.test(groups?.bound ?? '') ? readPrice(groups?.bound ?? '') : []),
  },
  {
    pattern: phrase(
      `(?:price|priced|costs?|costing):? (?<bound>${BOUNDED}|${BEFORE}${NUMBER})(?: each)?${NOT_PER}`,
    ),
    read: ({ groups }) => readPrice(groups?.bound ?? ''),
  },
];

function readPrice(typed: string): ReturnType<Rule['read']> {
  const cents = /¢|cents?/i.test(typed) ? 1 : 100;
  const numbers = [...typed.matchAll(NUMBERS)];
  const { min, max } = readBounds(
    typed,
    numbers.map(([number]) => Math.round(readNumber(number) * cents)),
  );
  return [
    {
      kind: 'price',
      minCents: min ?? null,
      maxCents: max ?? null,
      label: capitalize(boundsInWords(min, max, inDollars)),
      reason: null,
    },
  ];
}

function inDollars(cents: number): string {
  return `$${cents % 100 === 0 ? cents / 100 : (cents / 100).toFixed(2)}`;
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
