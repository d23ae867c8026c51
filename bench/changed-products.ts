import type { CatalogueChange, SearchDocument } from '#server/search/document.ts';

/** The changes after `since` up to `upTo`: each gives one of the documents, by turns, a new name. */
export function changesOf(
  documents: readonly SearchDocument[],
  since: number,
  upTo: number,
): CatalogueChange[] {
  return Array.from({ length: upTo - since }, (_, i) => {
    const sequence = since + 1 + i;
    const document = documents[sequence % documents.length] as SearchDocument;
    return { sequence, kind: 'upsert', document: { ...document, name: changedName(sequence) } };
  });
}

/** A word of letters alone, which is not taken for a code or an amount; asked for in quotes, so that it is not corrected. */
export function changedName(sequence: number): string {
  const letters = [...String(sequence)].map((digit) => 'bcdfghjklm'[Number(digit)]).join('');
  return `zq${letters}xw`;
}
