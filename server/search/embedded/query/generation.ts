import type { FindAlternatives } from '../../words/find-alternatives.ts';
import type { Lexicon } from './parse-query.ts';
import { findByGtin, isLive, type LiveSegment } from './segment-reader.ts';
import { listSimilarTerms } from './similar-terms.ts';
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
  return {
    findAlternatives,
    count(reading, enough) {
      let count = 0;
      for (const segment of generation.segments) {
        if (count < enough) count += countReading(segment, reading, enough - count);
      }
      return count;
    },
    listSimilar: (word, limit) => listSimilarTerms(generation.segments, word, limit),
    hasGtin: (gtin) => findHit(generation, gtin) !== undefined,
  };
}

export const NO_ALTERNATIVES: FindAlternatives = () => [];
