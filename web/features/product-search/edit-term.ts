import { listWords } from './text-words.ts';

/** Parts of a term as the search reads them: phrases in quotes, and what stands between spaces. */
const PARTS = /-?"[^"]*"|-?[“„][^“”„"]*[“”"]|\S+/g;

/**
 * The term with a word in quotes, which products then have to have: "frozen pizza" → `"frozen" pizza`.
 * @param word folded, as the search names it; several for a brand or claim
 */
export function quoteWord(term: string, word: string): string {
  const place = word.includes(' ') && placeWords(term, word);
  if (place)
    return `${term.slice(0, place.start)}"${term.slice(place.start, place.end)}"${term.slice(place.end)}`;
  let isDone = false;
  const quoted = term.replace(PARTS, (part) => {
    const words = listWords(part).map(({ text }) => text);
    if (isDone || part.startsWith('-') || !(words.includes(word) || words.join('') === word)) return part;
    isDone = true;
    return `"${part.replace(/["“”„]/g, '')}"`;
  });
  return isDone ? quoted : `${term} "${word}"`;
}

/** The first place where the words follow each other, neither quoted nor excluded by a minus. */
function placeWords(term: string, words: string) {
  const listed = listWords(term);
  return listed
    .map(({ start }, at) => {
      const run = listed.slice(at, at + words.split(' ').length);
      return { start, end: run.at(-1)?.end, text: run.map(({ text }) => text).join(' ') };
    })
    .find(
      ({ start, end, text }) => text === words && !/^-|["“”„]/.test(` ${term}`.slice(start, end && end + 1)),
    );
}

/** The term without the condition at `index`; all of them are given, since two may have the same text. */
export function dropCondition(term: string, conditions: readonly string[], index: number): string {
  const { start, end } = placeConditions(term, conditions)[index] ?? { start: 0, end: 0 };
  return tidy(`${term.slice(0, start)} ${term.slice(end)}`);
}

/** The term without its conditions: the words that products are searched by. */
export function dropConditions(term: string, conditions: readonly string[]): string {
  const places = new Set(placeConditions(term, conditions));
  return [...places].reduceRight(
    (rest, { start, end }) => tidy(`${rest.slice(0, start)} ${rest.slice(end)}`),
    term,
  );
}

/** Conditions are slices of the term, in typed order; one slice can state two ("gluten free"). */
function placeConditions(term: string, conditions: readonly string[]) {
  let last = { start: 0, end: 0 };
  return conditions.map((text) => {
    const start = term.indexOf(text, last.end);
    if (start >= 0) last = { start, end: start + text.length };
    else if (term.slice(last.start, last.end) !== text) last = { start: last.end, end: last.end };
    return last;
  });
}

function tidy(term: string): string {
  return term.replace(/\s+/g, ' ').trim();
}
