import { editDistance } from '../embedded/text/edit-distance.ts';
import { stemWord } from '../embedded/text/stem-word.ts';
import { isStopWord } from '../embedded/text/stop-words.ts';
import { toleranceOf } from '../embedded/text/tolerated-errors.ts';
import type { ScannedDocument } from './scanned-document.ts';

/** How a typed word may be meant: its stem, as it stands, and without an s that the stem keeps. */
export function spellingsOf(text: string): string[] {
  const stem = stemWord(text);
  const isPlural = stem === text && text.length > 6 && text.endsWith('s');
  return [stem, text, ...(isPlural ? [text.slice(0, -1)] : [])];
}

/** Similar other terms, the most similar first. */
export function listSimilar(
  text: string,
  documents: readonly ScannedDocument[],
): { term: string; count: number; distance: number }[] {
  const { mostEdits, tolerates } = toleranceOf(text);
  const stem = stemWord(text);
  const nearest = (term: string) => {
    const distances = spellingsOf(text).map((spelling) => editDistance(term, spelling, mostEdits));
    return Math.min(...distances.filter((distance) => distance > 0));
  };
  const counts = new Map<string, number>();
  for (const { impacts } of documents) {
    for (const term of impacts.keys()) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  const candidates = [...counts]
    .filter(([term]) => term.length >= 3 && term !== stem && !/\d/.test(term) && !isStopWord(term))
    .map(([term, count]) => ({ term, count, distance: nearest(term) }))
    .filter(({ term, distance }) => distance > 0 && mostEdits > 0 && tolerates(term, distance));
  const sharesFirst = (term: string) => Number(term[0] === stem[0]);
  candidates.sort(
    (a, b) =>
      a.distance - b.distance ||
      sharesFirst(b.term) - sharesFirst(a.term) ||
      b.count - a.count ||
      (a.term < b.term ? -1 : 1),
  );
  return candidates;
}
