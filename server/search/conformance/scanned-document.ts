import type { SearchDocument } from '../document.ts';
import { forEachDocumentWord, plainWords } from '../embedded/text/document-words.ts';
import { foldText } from '../embedded/text/fold.ts';
import { stemWord } from '../embedded/text/stem-word.ts';

/** A document and its words, for scanning. */
export interface ScannedDocument {
  readonly document: SearchDocument;
  /** Best impact by stem. */
  readonly impacts: ReadonlyMap<string, number>;
  readonly sortName: string;
  /** The plain words of the brand. */
  readonly brandName: string;
}

export function scanDocument(document: SearchDocument): ScannedDocument {
  const impacts = new Map<string, number>();
  const emit = (word: string, impact: number) => {
    const stem = stemWord(word);
    impacts.set(stem, Math.max(impacts.get(stem) ?? 0, impact));
  };
  forEachDocumentWord(document, emit);
  return {
    document,
    impacts,
    sortName: plainWords(foldText(document.name)),
    brandName: plainWords(foldText(document.brand ?? '')),
  };
}
