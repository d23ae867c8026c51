import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyOf } from './any-of.ts';
import { SUBSTANCES } from './substances.ts';

const EACH = Object.values(SUBSTANCES).map(({ words }): RegExp => words);

test('matches at the same first place as the quickest of its patterns', () => {
  const patterns = [/\bred [13]\b|(?:e|f) ?1\b/, /(?<!not )\bblue\b|[|(]x/, /\ba\|b/, /^start/];
  const any = anyOf(patterns);
  const pieces = ['red 1', 'red 12', 'e1', 'not blue', 'blue', '|x', '(x', 'a|b', 'ba|b', 'start', ' ', 'x'];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 8 }), (parts) => {
      const text = parts.join('');
      const places = patterns.flatMap((pattern) => pattern.exec(text)?.index ?? []);
      expect(any.exec(text)?.index).toBe(places.length === 0 ? undefined : Math.min(...places));
    }),
  );
});

test('patterns that begin nowhere at the edge of a word match no more for being joined', () => {
  expect(anyOf([/x|y/, /z$/]).source).toBe('x|y|z$');
});

test('finds what any substance’s own pattern finds', () => {
  const any = anyOf(EACH);
  const pieces =
    'red yellow 3 40 no. e 127 129 bromated flour titanium , dioxide lye ( ) bha & soy oil'.split(' ');
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 12 }), (parts) => {
      const text = parts.join(' ');
      expect(any.test(text)).toBe(EACH.some((words) => words.test(text)));
    }),
  );
});
