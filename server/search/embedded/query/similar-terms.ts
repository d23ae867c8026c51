import { countBits } from '../segment/bitsets.ts';
import { surfaceTable, termTable } from '../segment/segment.ts';
import { forEachSpeltAlike } from '../segment/spelling.ts';
import { encode, findString, type StringTable, stringAt } from '../segment/string-table.ts';
import { editDistance } from '../text/edit-distance.ts';
import { stemWord } from '../text/stem-word.ts';
import { isStopWord } from '../text/stop-words.ts';
import { toleranceOf } from '../text/tolerated-errors.ts';
import type { LiveSegment } from './segment-reader.ts';
import { countTerm } from './term-groups.ts';

export interface SimilarTerm {
  readonly stem: string;
  /** Its commonest spelling. */
  readonly surface: string;
  /** Products that have it; at least 1. */
  readonly count: number;
  /** Edits from the word, or from its stem, to this one; at least 1. */
  readonly distance: number;
}

/**
 * The most similar other terms, at most `limit`: the fewest tolerated edits first, then the same first letter
 * (which people get right), then the most products. Stop words are none: no product is asked for them.
 */
export function listSimilarTerms(
  segments: readonly LiveSegment[],
  word: string,
  limit: number,
): SimilarTerm[] {
  const { mostEdits, tolerates } = toleranceOf(word);
  if (mostEdits === 0) return [];
  const stem = stemWord(word);
  const distances = new Map<string, number>();
  for (const { reader } of segments) {
    for (const spelling of spellingsOf(word)) collectSimilar(reader.arrays, spelling, mostEdits, distances);
  }
  distances.delete(stem);
  const listed: SimilarTerm[] = [];
  for (let distance = 1; distance <= mostEdits && listed.length < limit; distance++) {
    const terms = [...distances]
      .filter(([term, edits]) => edits === distance && tolerates(term, edits))
      .map(([term]) => term);
    listed.push(
      ...terms
        .map((term) => ({ stem: term, distance, ...weigh(segments, term) }))
        .filter(({ count }) => count > 0)
        .sort((a, b) => compareSimilar(a, b, stem[0])),
    );
  }
  return listed.slice(0, limit);
}

/**
 * A typed word is compared by its stem and as it stands: the stem of "turky" is far from that of "turkey". And without an s
 * that its stem keeps, as "cookeis" may be a plural after all.
 */
export function spellingsOf(word: string): ReadonlySet<string> {
  const stem = stemWord(word);
  const isPlural = stem === word && word.endsWith('s') && word.length >= MIN_PLURAL_LETTERS;
  return new Set([stem, word, ...(isPlural ? [word.slice(0, -1)] : [])]);
}

/** Shorter words are too close to others without their s: "lettus" to "latte". */
const MIN_PLURAL_LETTERS = 7;

function compareSimilar(a: SimilarTerm, b: SimilarTerm, first: string | undefined): number {
  const sharesFirst = ({ stem }: SimilarTerm) => Number(stem[0] === first);
  return sharesFirst(b) - sharesFirst(a) || b.count - a.count || (a.stem < b.stem ? -1 : 1);
}

function collectSimilar(
  arrays: LiveSegment['reader']['arrays'],
  spelling: string,
  errors: number,
  distances: Map<string, number>,
): void {
  const terms = termTable(arrays);
  const seen = new Set<number>();
  const encoded = encode(spelling);
  const letters = lettersOf(encoded, 0, encoded.length);
  forEachSpeltAlike(arrays, spelling, errors, (number) => {
    if (seen.has(number)) return;
    seen.add(number);
    if (!mayBeSimilar(terms, number, spelling.length, letters, errors)) return;
    const term = stringAt(terms, number);
    const distance = editDistance(term, spelling, errors);
    const nearest = Math.min(distance, distances.get(term) ?? distance);
    if (distance > 0 && distance <= errors && !isStopWord(term)) distances.set(term, nearest);
  });
}

/** All bits: any letters. */
const ANY_LETTERS = -1;

/** A bit for each letter between two places; ANY_LETTERS where one is not of ASCII. */
function lettersOf(bytes: Uint8Array, start: number, end: number): number {
  let letters = 0;
  for (let i = start; i < end; i++) {
    const byte = bytes[i] as number;
    if (byte > 0x7f) return ANY_LETTERS;
    letters |= 1 << (byte & 31);
  }
  return letters;
}

/**
 * Whether a term can be within `errors` edits of a word, by its length and letters: most terms of a bucket have only their
 * hash in common. An edit adds one letter at most, and takes one away.
 */
function mayBeSimilar(
  { bytes, starts }: StringTable,
  term: number,
  length: number,
  letters: number,
  errors: number,
): boolean {
  const start = starts[term] as number;
  const end = starts[term + 1] as number;
  if (end - start + errors < length) return false;
  const others = lettersOf(bytes, start, end);
  if (others === ANY_LETTERS || letters === ANY_LETTERS) return true;
  if (end - start > length + errors) return false;
  return countBits(letters & ~others) <= errors && countBits(others & ~letters) <= errors;
}

/** How many live documents have the term, and its spelling in the segment with the most of them. */
function weigh(segments: readonly LiveSegment[], term: string): { count: number; surface: string } {
  let count = 0;
  let most = 0;
  let surface = term;
  for (const segment of segments) {
    const number = findString(termTable(segment.reader.arrays), encode(term));
    if (number < 0) continue;
    const here = countTerm(segment, number);
    count += here;
    if (here > most) {
      most = here;
      surface = stringAt(surfaceTable(segment.reader.arrays), number);
    }
  }
  return { count, surface };
}
