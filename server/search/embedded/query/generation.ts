import type { FindAlternatives } from '../../words/find-alternatives.ts';
import type { Lexicon } from './lexicon.ts';
import { findByGtin, isLive, type LiveSegment } from './segment-reader.ts';
import { listSimilarTerms, type SimilarTerm } from './similar-terms.ts';
import { countReading } from './term-groups.ts';

/**
 * One moment of the index: segments whose live documents are the catalogue, each product in one of them. An answer
 * depends on the live documents alone, never on their division into segments. The largest segment comes first.
 */
export interface Generation {
  readonly segments: readonly LiveSegment[];
}

export const EMPTY_GENERATION: Generation = { segments: [] };

/** A product found: its segment, and its id there. */
export interface Hit {
  readonly segment: LiveSegment;
  readonly document: number;
}

export function countDocuments({ segments }: Generation): number {
  return segments.reduce((sum, { liveCount }) => sum + liveCount, 0);
}

export function findHit({ segments }: Generation, gtin: number): Hit | undefined {
  for (const segment of segments) {
    const document = findByGtin(segment.reader, gtin);
    if (document !== undefined && isLive(segment, document)) return { segment, document };
  }
  return undefined;
}

/** Its 14 digits. */
export function gtinOf({ segment, document }: Hit): string {
  return String(segment.reader.arrays.gtins[document]).padStart(14, '0');
}

export function lexiconOf(generation: Generation, findAlternatives: FindAlternatives): Lexicon {
  const similar = similarIn(generation);
  return {
    findAlternatives,
    count(reading, enough) {
      let count = 0;
      for (const segment of generation.segments) {
        if (count < enough) count += countReading(segment, reading, enough - count);
      }
      return count;
    },
    listSimilar(word, limit) {
      const key = `${word} ${limit}`;
      let terms = similar.get(key);
      if (terms === undefined) {
        terms = listSimilarTerms(generation.segments, word, limit);
        if (similar.size >= MAX_SIMILAR_KEPT) similar.clear();
        similar.set(key, terms);
      }
      return terms;
    },
    hasGtin: (gtin) => findHit(generation, gtin) !== undefined,
  };
}

/** Words whose similar terms are kept: of two words that no name has together each is looked up, and most are frequent ones. */
const MAX_SIMILAR_KEPT = 4_096;

const similarTerms = new WeakMap<Generation, Map<string, readonly SimilarTerm[]>>();

function similarIn(generation: Generation): Map<string, readonly SimilarTerm[]> {
  let known = similarTerms.get(generation);
  if (known === undefined) {
    known = new Map();
    similarTerms.set(generation, known);
  }
  return known;
}

export const NO_ALTERNATIVES: FindAlternatives = () => [];
