import fc from 'fast-check';
import { expect, test } from 'vitest';
import { examples } from '#tests/support/examples.ts';
import { normaliseBrand, normaliseName } from './normalise-name.ts';

examples('"%s" is written "%s"', normaliseName, [
  ['CALIFORNIA WHOLE PITTED DATES', 'California Whole Pitted Dates'],
  ['  CREAM   OF MUSHROOM\tSOUP ', 'Cream of Mushroom Soup'],
  ['USDA ORGANIC BBQ SAUCE, 12 OZ', 'USDA Organic BBQ Sauce, 12 oz'],
  ['COLA 12 FL OZ (6 CT)', 'Cola 12 fl oz (6 ct)'],
  ['MILK, 2% REDUCED FAT, 1/2 GAL', 'Milk, 2% Reduced Fat, 1/2 gal'],
  ['CHARDONNAY 750ML', 'Chardonnay 750ml'],
  ["MCVITIE'S DIGESTIVES", "McVitie's Digestives"],
  ['MCCORMICK GROUND CINNAMON', 'McCormick Ground Cinnamon'],
  ["M&M'S MINIS", "M&M's Minis"],
  ["O'BRIEN POTATOES", "O'Brien Potatoes"],
  ['SMUCKER’S JAM', 'Smucker’s Jam'],
  ['READY-TO-EAT ALL-NATURAL HAM', 'Ready-to-Eat All-Natural Ham'],
  ['H-E-B A.1. SAUCE', 'H-E-B A.1. Sauce'],
  ['OMEGA-3 EGGS WITH VITAMIN B12', 'Omega-3 Eggs with Vitamin B12'],
  ['GRADE A LARGE EGGS', 'Grade A Large Eggs'],
  ['PIGS IN A BLANKET', 'Pigs in a Blanket'],
  ['VEGETABLES W/ SAUCE', 'Vegetables w/ Sauce'],
  ['TEX MEX: THE BOWL II', 'Tex Mex: The Bowl II'],
  ['JALAPEÑO CRÈME BRÛLÉE', 'Jalapeño Crème Brûlée'],
  ['OREO', 'Oreo'],
  ['7UP', '7UP'],
  ['granola bar', 'Granola bar'],
  ['Already MIXED case', 'Already MIXED case'],
  ['McVitie’s digestives', 'McVitie’s digestives'],
  ['100%', '100%'],
  ['', ''],
]);

examples('the brand "%s" is written "%s"', normaliseBrand, [
  ['KROGER', 'Kroger'],
  ['IGA', 'IGA'],
  ['H-E-B', 'H-E-B'],
  ["TRADER JOE'S", "Trader Joe's"],
  ['OF THE EARTH', 'Of The Earth'],
  ['The Kroger Co. ', 'The Kroger Co.'],
]);

const word = fc.oneof(
  fc.constantFrom(
    'OZ',
    'FL',
    '12',
    '2%',
    'A',
    'W/',
    'W/O',
    'IN',
    'THE',
    'BBQ',
    "M&M'S",
    "O'",
    '’',
    '-',
    ':',
    '7UP',
    '1ST',
    'MCX',
  ),
  fc.stringMatching(/^[A-Z0-9'’&./()-]{1,8}$/),
  fc.string({ maxLength: 6, unit: 'grapheme' }),
);
const anyName = fc.array(word, { maxLength: 8 }).map((parts) => parts.join(' '));
/** Down and up again: the Kelvin sign is a k as well. */
const letters = (text: string) => text.toLowerCase().toUpperCase().replace(/\s+/gu, ' ').trim();

test.each([normaliseName, normaliseBrand])(
  '%o changes the case of letters and the width of spaces alone',
  (write) => {
    fc.assert(
      fc.property(anyName, (name) => {
        expect(letters(write(name))).toBe(letters(name));
      }),
      { numRuns: 1000 },
    );
  },
);

test.each([normaliseName, normaliseBrand])('%o done twice is done once', (write) => {
  fc.assert(
    fc.property(anyName, (name) => {
      const once = write(name);
      expect(write(once)).toBe(once);
    }),
    { numRuns: 1000 },
  );
});
