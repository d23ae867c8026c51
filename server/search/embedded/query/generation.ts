import type { Lexicon } from './parse-query.ts';
import { findByGtin, isLive, type LiveSegment } from './segment-reader.ts';
import { findSimilarTerm } from './similar-terms.ts';
import { countReading } from './term-groups.ts';

/**
 * One moment of the index: segments whose live documents are the catalogue, each product in one of them. An answer
 * depends on the live documents alone, never on how they are divided. The largest segment stands first.
 */
export interface Generation {
  readonly segments: readonly LiveSegment[];
}

export const EMPTY_GENERATION: Generation = { segments: [] };

/** A product found: the segment that has it, and its id there. */
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

export function lexiconOf(generation: Generation): Lexicon {
  return {
    count(reading, enough) {
      let count = 0;
      for (const segment of generation.segments) {
        if (count < enough) count += countReading(segment, reading, enough - count);
      }
      return count;
    },
    findSimilar: (word) => findSimilarTerm(generation.segments, word),
    hasGtin: (gtin) => findHit(generation, gtin) !== undefined,
  };
}
