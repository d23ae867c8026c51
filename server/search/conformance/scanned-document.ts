import type { SearchDocument } from '../document.ts';
import { foldText } from '../embedded/text/fold.ts';
import { forEachIngredientWord } from '../embedded/text/ingredient-words.ts';
import { forEachBrandWord, forEachNameWord, plainWords } from '../embedded/text/name-words.ts';
import { stemWord } from '../embedded/text/stem-word.ts';

/** A document with its words worked out, for scanning. */
export interface ScannedDocument {
  readonly document: SearchDocument;
  /** Best impact by stem. */
  readonly impacts: ReadonlyMap<string, number>;
  readonly sortName: string;
}

export function scanDocument(document: SearchDocument): ScannedDocument {
  const impacts = new Map<string, number>();
  const emit = (word: string, impact: number) => {
    const stem = stemWord(word);
    impacts.set(stem, Math.max(impacts.get(stem) ?? 0, impact));
  };
  forEachNameWord(foldText(document.name), emit);
  forEachBrandWord(foldText(document.brand ?? ''), emit);
  forEachIngredientWord(foldText(document.ingredients ?? ''), emit);
  return { document, impacts, sortName: plainWords(foldText(document.name)) };
}
