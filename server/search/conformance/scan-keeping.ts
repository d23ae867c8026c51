import { NAME_IMPACT } from '../embedded/text/document-words.ts';
import { boundLength } from '../words/bound-words.ts';
import { isFoodWord } from '../words/word-lists.ts';
import { isIn, type ParsedTerm, type TermPart, termOf } from './scan-term.ts';
import type { ScannedDocument } from './scanned-document.ts';

/** Whether a document has a part: anywhere, or in its name. */
export type HasPart = (part: TermPart, scanned: ScannedDocument) => boolean;

export const isInName: HasPart = ({ words }, scanned) =>
  words.every((word) => word.impactIn(scanned) >= NAME_IMPACT);

const withoutAny = (documents: readonly ScannedDocument[], { without }: ParsedTerm) =>
  documents.filter((scanned) => !without.some((part) => isIn(part, scanned)));

export function mostWords(
  term: ParsedTerm,
  asked: readonly number[],
  documents: readonly ScannedDocument[],
  has: HasPart,
): number {
  const counts = withoutAny(documents, term).map(
    (scanned) => asked.filter((at) => has(term.parts[at] as TermPart, scanned)).length,
  );
  return Math.max(0, ...counts);
}

/**
 * Keeps the most words that a document has together with the required ones and the wanted one. Ties go to foods, then claims,
 * then typed words, then rare words. The term itself where no document has those.
 */
export function keepMost(
  term: ParsedTerm,
  asked: readonly number[],
  all: readonly ScannedDocument[],
  has: HasPart,
  wanted?: number,
): ParsedTerm {
  const { parts, without } = term;
  const pinned = asked.filter((at) => at === wanted || parts[at]?.isRequired);
  const documents = withoutAny(all, term);
  const frequency = new Map(
    asked.map((at) => [at, documents.filter((scanned) => has(parts[at] as TermPart, scanned)).length]),
  );
  const corrected = (at: number) => Number(parts[at]?.isCorrected);
  const importance = (at: number) => importanceOf(parts[at] as TermPart);
  const byFrequency = asked.toSorted(
    (a, b) =>
      importance(b) - importance(a) ||
      corrected(a) - corrected(b) ||
      (frequency.get(a) ?? 0) - (frequency.get(b) ?? 0) ||
      a - b,
  );
  const kept = documents
    .map((scanned) => byFrequency.filter((at) => has(parts[at] as TermPart, scanned)))
    .filter((words) => words.length > 0 && pinned.every((at) => words.includes(at)))
    // The first set with a word that another lacks has the rarer words.
    .sort((a, b) => b.length - a.length || compareKept(a, b, byFrequency))[0];
  if (kept === undefined) return term;
  return termOf(
    parts.map((part, at) => (asked.includes(at) ? { ...part, isLeftOut: !kept.includes(at) } : part)),
    without,
  );
}

function compareKept(a: readonly number[], b: readonly number[], order: readonly number[]): number {
  for (const at of order) {
    if (a.includes(at) !== b.includes(at)) return a.includes(at) ? -1 : 1;
  }
  return 0;
}

function importanceOf(part: TermPart): number {
  if (isFood(part)) return 2;
  return boundLength(part.typed.split(' ')) > 1 ? 1 : 0;
}

/** Names a food, by itself or by a synonym; joined words do not. */
export function isFood({ typed, stems, otherNames = [] }: TermPart): boolean {
  return !typed.includes(' ') && [typed, ...stems, ...otherNames.flat()].some(isFoodWord);
}
