import type { PhraseMatch } from './phrase-index.ts';
import { wordSet } from './stem-words.ts';

/** Words that deny what stands behind them: "no sugar", "free of milk", "sans gluten", "not caffeinated". */
const DENIALS = wordSet(
  'no not without never zero nor sans aucun aucune ni pas sin ohne kein keine senza sem zonder geen utan uden uten',
);
/** Denies one word and no more: "non dairy creamer", "non hydrogenated". */
const NON = 'non';
/** May stand between a denial and what it denies. */
const FILLERS = wordSet(
  'added any artificial trace of from other contain containing ajoute detectable de des du d di von van fran fra',
);
const JOINS = wordSet('or nor and ou oder o et y e');
/** "free range eggs", "free flowing salt" deny nothing. */
const AFTER_FREE = wordSet('range run flow flowing roaming form from of');

/**
 * Walks the phrases of a name that are known, the longest at each place, and leaves out those that the name denies.
 * @param words of the name, stemmed
 * @param find the phrase that begins at a word
 * @param onMatch a phrase that holds
 * @param onDenied one that does not
 * @param onWord a word of no phrase
 */
export function matchName<T>(
  words: readonly string[],
  find: (words: readonly string[], at: number) => PhraseMatch<T> | undefined,
  onMatch: (match: PhraseMatch<T>, at: number) => void,
  onDenied: (match: PhraseMatch<T>, at: number) => void,
  onWord: (word: string) => void = () => undefined,
): void {
  let denies: 'all' | 'word' | null = null;
  for (let at = 0; at < words.length; ) {
    const match = find(words, at);
    const word = words[at] ?? '';
    if (match === undefined) {
      if (DENIALS.has(word) || isFreeOf(words, at)) denies = 'all';
      else if (word === NON) denies = 'word';
      else if (denies === 'word' || !FILLERS.has(word)) denies = null;
      onWord(word);
      at++;
      continue;
    }
    const length = denies === 'word' ? 1 : match.length;
    if (match.denied === true || denies !== null || isFreeFrom(words, at + match.length)) onDenied(match, at);
    else onMatch(match, at);
    at += length;
    // A denial goes on behind "or": "no milk or eggs".
    if (denies === 'word' || !JOINS.has(words[at] ?? '')) denies = null;
    else if (denies === 'all') at++;
  }
}

function isFreeOf(words: readonly string[], at: number): boolean {
  return FREE_OF.get(words[at] ?? '')?.includes(words[at + 1] ?? '') ?? false;
}

/** "Free of", "exempt d'arachides", "libre de gluten", and what stands behind each. */
const FREE_OF: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    free: ['of', 'from'],
    exempt: ['de', 'd'],
    exempte: ['de', 'd'],
    libre: ['de'],
    livre: ['de'],
    exento: ['de'],
    isento: ['de'],
    privo: ['di'],
    frei: ['von'],
    vrij: ['van'],
    fri: ['fran', 'for', 'fra'],
  }),
);

/** "gluten free": what stands before is denied. */
function isFreeFrom(words: readonly string[], at: number): boolean {
  return words[at] === 'free' && !AFTER_FREE.has(words[at + 1] ?? '');
}
