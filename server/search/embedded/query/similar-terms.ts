import { surfaceTable, termTable } from '../segment/segment.ts';
import { forEachVariantHash } from '../segment/spelling.ts';
import { encode, findString, stringAt } from '../segment/string-table.ts';
import { editDistance, maxEdits } from '../text/edit-distance.ts';
import { stemWord } from '../text/stem-word.ts';
import type { LiveSegment } from './segment-reader.ts';
import { countTerm } from './term-groups.ts';

export interface SimilarTerm {
  readonly stem: string;
  /** Its commonest spelling. */
  readonly surface: string;
  /** Products that have it; at least 1. */
  readonly count: number;
}

/**
 * The most similar other term: the fewest edits within `maxEdits`, then the same first letter (which people get right),
 * then the most products. Undefined where none is similar.
 */
export function findSimilarTerm(segments: readonly LiveSegment[], word: string): SimilarTerm | undefined {
  const errors = /\d/.test(word) ? 0 : maxEdits(word.length);
  if (errors === 0) return undefined;
  const stem = stemWord(word);
  const distances = new Map<string, number>();
  for (const { reader } of segments) collectSimilar(reader.arrays, stem, errors, distances);
  let best: Candidate | undefined;
  for (const [term, distance] of distances) {
    if (best !== undefined && distance > best.distance) continue;
    const candidate = { stem: term, distance, sharesFirst: term[0] === stem[0], ...weigh(segments, term) };
    if (candidate.count > 0 && (best === undefined || isBetter(candidate, best))) best = candidate;
  }
  return best;
}

interface Candidate extends SimilarTerm {
  readonly distance: number;
  readonly sharesFirst: boolean;
}

function isBetter(a: Candidate, b: Candidate): boolean {
  if (a.distance !== b.distance) return a.distance < b.distance;
  if (a.sharesFirst !== b.sharesFirst) return a.sharesFirst;
  if (a.count !== b.count) return a.count > b.count;
  return a.stem < b.stem;
}

function collectSimilar(
  arrays: LiveSegment['reader']['arrays'],
  stem: string,
  errors: number,
  distances: Map<string, number>,
): void {
  const { spellingStarts, spellingTerms } = arrays;
  const terms = termTable(arrays);
  const bucketMask = spellingStarts.length - 2;
  const seen = new Set<number>();
  forEachVariantHash(stem, errors, (hash) => {
    const bucket = hash & bucketMask;
    const end = spellingStarts[bucket + 1] as number;
    for (let i = spellingStarts[bucket] as number; i < end; i++) {
      const number = spellingTerms[i] as number;
      if (seen.has(number)) continue;
      seen.add(number);
      const bytes = (terms.starts[number + 1] as number) - (terms.starts[number] as number);
      if (bytes + errors < stem.length) continue;
      const term = stringAt(terms, number);
      const distance = editDistance(term, stem, errors);
      if (distance > 0 && distance <= errors) distances.set(term, distance);
    }
  });
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
