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
