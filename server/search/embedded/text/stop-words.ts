/** Ignored in a query with other words, and in the length of a name. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  'a an and by for from in n of on or the to with de du des la le les et en au aux'.split(' '),
);

export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}
