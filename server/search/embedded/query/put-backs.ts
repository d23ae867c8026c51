import { quoteWord } from '#contract/quote-word.ts';
import type { PutBack } from '../../engine.ts';
import { type ParsedQuery, termWordsOf } from './parsed-query.ts';

/** Words whose return is offered: each costs a search. */
const MAX_PUT_BACKS = 3;

/** What a term is read as, and the products that match it and pass the filters. */
export interface CountedTerm {
  readonly parsed: ParsedQuery;
  readonly total: number;
}

/** What the term would find with each of the words left out in quotes, which is how one is put back; none that finds nothing. */
export function listPutBacks(
  term: string,
  leftOut: readonly string[],
  count: (term: string) => CountedTerm,
): PutBack[] {
  return leftOut.slice(0, MAX_PUT_BACKS).flatMap((word): PutBack[] => {
    const { parsed, total } = count(quoteWord(term, word));
    return total > 0 && parsed.kind === 'match' ? [{ word, words: termWordsOf(parsed), total }] : [];
  });
}
