/**
 * The separator between two words of a condition: exactly one character. Where a condition is cut out of a term two are
 * left, so that the words around it never read as a new condition.
 */
const GAP = '[\\s\\-‐‑–]';
const END = '(?![\\p{L}\\p{N}\\p{M}])(?=$|[\\s,;!?)\\]/]|[.:](?![\\p{L}\\p{N}]))';

/** A sticky pattern of whole words; a space stands for one separator. */
export function phrase(source: string): RegExp {
  return sticky(`(?:${source})${END}`);
}

/** The same where more of the term belongs to it. */
export function sticky(source: string): RegExp {
  return new RegExp(source.replaceAll(' ', GAP), 'iuy');
}

/** Any of the words, the longest first: "tree nuts" before "nuts". */
export function anyOf(words: Iterable<string>): string {
  const longestFirst = [...words].sort((a, b) => b.length - a.length);
  return `(?:${longestFirst.join('|')})`;
}

/** Typed words as a key of a table: lower case, one space. */
export function keyOf(typed: string): string {
  return typed.toLowerCase().replaceAll(new RegExp(GAP, 'gu'), ' ').replaceAll(/['’]/g, '');
}
