import { foldText } from './fold.ts';
import { GAP, scanTokens } from './scan-tokens.ts';
import { stemWord } from './stem-word.ts';
import { isStopWord } from './stop-words.ts';

/** One word of a search term. */
export interface QueryWord {
  /** As typed, folded. */
  readonly text: string;
  /** Its key in the index. */
  readonly stem: string;
  /** The last word may be incomplete: it also finds words that begin with it. */
  readonly isLast: boolean;
  /** False for a stop word beside others and for a word that stood before: products need not have it. */
  readonly isAsked: boolean;
}

/** The words of a search term in order; empty where nothing can be searched for. */
export function splitQuery(term: string): QueryWord[] {
  const words: string[] = [];
  scanTokens(foldText(term), (word, _isNumber, gap) => {
    const before = words.at(-1);
    if (gap === GAP.none && before !== undefined && !before.endsWith('%'))
      words[words.length - 1] = before + word;
    else words.push(word);
  });
  const hasContentWord = words.some((word) => !isStopWord(word));
  const asked = words.map((word, i) => (hasContentWord ? !isStopWord(word) : i === words.length - 1));
  const last = asked.lastIndexOf(true);
  return words.map((text, i) => ({
    text,
    stem: stemWord(text),
    isLast: i === last,
    isAsked: asked[i] === true && words.indexOf(text) === i,
  }));
}
