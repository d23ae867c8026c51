import { discountImpact } from '../embedded/query/word-scores.ts';
import { NAME_IMPACT } from '../embedded/text/document-words.ts';
import { stemWord } from '../embedded/text/stem-word.ts';
import { bytesOf, patternOf } from './phrase-pattern.ts';
import type { ScannedDocument } from './scanned-document.ts';

export interface ParsedWord {
  /** The best impact of the word in the document; 0 where it is not in it. */
  impactIn(scanned: ScannedDocument): number;
}

export function wordOf(text: string, asPrefix: boolean): ParsedWord {
  return wordOfStem(text, stemWord(text), asPrefix);
}

/** Several words must stand together in the name or brand; the last one's impact counts. */
export function wordOfPhrase(phrase: readonly string[]): ParsedWord {
  if (phrase.length === 1) return wordOf(phrase[0] ?? '', false);
  return wordOfStems(phrase.map(stemWord));
}

/** The same of their stems. */
export function wordOfStems(stems: readonly string[]): ParsedWord {
  const together = new RegExp(`(?:^| )${patternOf(stems, '{0,3}')}(?: |$)`);
  return {
    impactIn({ impacts, sortName, brandName }) {
      const each = stems.map((stem) => impacts.get(stem) ?? 0);
      if (each.some((impact) => impact < NAME_IMPACT)) return 0;
      return [sortName, brandName].some((name) => together.test(bytesOf(name))) ? (each.at(-1) ?? 0) : 0;
    },
  };
}

/** Any of them. */
export function eitherOf(words: readonly ParsedWord[]): ParsedWord {
  return { impactIn: (scanned) => Math.max(0, ...words.map((word) => word.impactIn(scanned))) };
}

export function wordOfStem(text: string, stem: string, asPrefix: boolean): ParsedWord {
  return {
    impactIn({ impacts }) {
      let best = impacts.get(stem) ?? 0;
      if (!asPrefix) return best;
      for (const [term, impact] of impacts) {
        if (term !== stem && term.startsWith(text)) best = Math.max(best, discountImpact(impact));
      }
      return best;
    },
  };
}

/** The word in the name, brand or kind alone. */
export function namedAlone(word: ParsedWord): ParsedWord {
  return {
    impactIn(scanned) {
      const impact = word.impactIn(scanned);
      return impact >= NAME_IMPACT ? impact : 0;
    },
  };
}

export function exists(word: ParsedWord, documents: readonly ScannedDocument[]): boolean {
  return documents.some((scanned) => word.impactIn(scanned) > 0);
}
