import { setBit } from '../segment/bitsets.ts';
import type { Generation } from './generation.ts';
import { matchSegment, type SegmentMatch } from './match-segment.ts';
import { namedWord } from './names-together.ts';
import type { WordQuery } from './parsed-query.ts';
import { listInName } from './rank-matches.ts';
import type { LiveSegment, SegmentReader } from './segment-reader.ts';

/** Words after these are left out. */
const MAX_WORDS = 16;
/** Of numbers up to MAX_WORDS in binary. */
const MAX_DIGITS = 5;

/** A scratch set of every segment, by its number: the documents of each word, those of each digit, and four more. */
type Slot = number;
const FIRST_DIGIT: Slot = MAX_WORDS;
const KEPT: Slot = FIRST_DIGIT + MAX_DIGITS;
const HAVING: Slot = KEPT + 1;
const CARRY: Slot = HAVING + 1;
const SPARE: Slot = CARRY + 1;

/** How the words of a query lie in the documents, in scratch sets: valid until the next one of the generation. */
export interface Coverage {
  readonly segments: readonly LiveSegment[];
  readonly words: readonly CoveredWord[];
  /** How many of the words each document has is kept in binary: the digits that are needed for all words. */
  readonly digits: number;
}

export interface CoveredWord {
  /** Its position in the query. */
  readonly at: number;
  readonly slot: Slot;
  /** Its documents. */
  readonly size: number;
}

/** Where the words stand anywhere in products. */
export function coverageAnywhere(generation: Generation, query: WordQuery): Coverage {
  return coverWords(generation, query, copyFound);
}

/** Where they stand in names, brands or kinds. */
export function coverageInNames(generation: Generation, query: WordQuery): Coverage {
  return coverWords(generation, query, copyNamed);
}

/** The most of the words that a product which has all of them has in its name, brand or kind. */
export function mostNamedWords(generation: Generation, query: WordQuery): number {
  for (const segment of generation.segments) copyFound(matchSegment(segment, query, []), KEPT);
  return narrowToMost(coverageInNames(generation, query));
}

/** Whether the coverage's sets are still those of its words. */
export function isValid(coverage: Coverage): boolean {
  return coverage.segments.every(({ reader }) => reader.covered.of === coverage);
}

/** Starts with the documents that have all of these words, or any word where there are none; returns the most that one has. */
export function keepHaving(coverage: Coverage, words: readonly CoveredWord[]): number {
  const { segments, digits } = coverage;
  const [first, ...others] = words;
  if (first === undefined) {
    copy(segments, KEPT, FIRST_DIGIT);
    for (let digit = 1; digit < digits; digit++) combine(segments, 'or', KEPT, KEPT, FIRST_DIGIT + digit);
  } else {
    copy(segments, KEPT, first.slot);
    for (const { slot } of others) combine(segments, 'and', KEPT, KEPT, slot);
  }
  return narrowToMost(coverage);
}

/** Leaves, of the documents kept, those with the word; all where none has it. Returns whether any has. */
export function narrowTo({ segments }: Coverage, slot: Slot): boolean {
  combine(segments, 'and', HAVING, KEPT, slot);
  if (isEmpty(segments, HAVING)) return false;
  copy(segments, KEPT, HAVING);
  return true;
}

/** Leaves, of the documents kept, those with the most words; returns how many these are, 0 where none is kept. */
function narrowToMost(coverage: Coverage): number {
  let most = 0;
  for (let digit = coverage.digits - 1; digit >= 0; digit--)
    if (narrowTo(coverage, FIRST_DIGIT + digit)) most += 2 ** digit;
  return most;
}

function coverWords(
  { segments }: Generation,
  query: WordQuery,
  fill: (match: SegmentMatch, into: Slot) => void,
): Coverage {
  const places = query.words.flatMap(({ conditions }, at) => (conditions.length > 0 ? [at] : []));
  const words = places.slice(0, MAX_WORDS).map((at, slot) => {
    const alone = { ...query, words: query.words.slice(at, at + 1) };
    for (const segment of segments) fill(matchSegment(segment, alone, []), slot);
    return { at, slot, size: sizeOf(segments, slot) };
  });
  const digits = digitsOf(words.length);
  const coverage = { segments, words, digits };
  for (const { reader } of segments)
    for (let digit = 0; digit < digits; digit++) reader.kernels.clear(setOf(reader, FIRST_DIGIT + digit));
  words.forEach(({ slot }, before) => {
    addWord(segments, slot, digitsOf(before + 1));
  });
  for (const { reader } of segments) reader.covered.of = coverage;
  return coverage;
}

const digitsOf = (count: number) => 32 - Math.clz32(count);

/** Adds one to the number of each document that has the word, for all at once: digits as far as one can be carried. */
function addWord(segments: readonly LiveSegment[], word: Slot, digits: number): void {
  copy(segments, CARRY, word);
  for (let digit = 0; digit < digits; digit++) {
    const slot = FIRST_DIGIT + digit;
    combine(segments, 'and', SPARE, slot, CARRY);
    combine(segments, 'or', slot, slot, CARRY);
    combine(segments, 'andNot', slot, slot, SPARE);
    copy(segments, CARRY, SPARE);
  }
}

function copyFound({ segment: { reader }, found }: SegmentMatch, into: Slot): void {
  reader.kernels.copy(setOf(reader, into), found);
}

/** Of the documents found those that have each of the match's words in the name, brand or kind. */
function copyNamed(match: SegmentMatch, into: Slot): void {
  const { reader } = match.segment;
  const { arena, kernels } = reader;
  const [named, having] = [setOf(reader, into), setOf(reader, HAVING)];
  const words = match.words.map((terms) => namedWord(reader, terms));
  const isListed = words.every(({ lists }) => lists !== undefined);
  if (!isListed) {
    kernels.clear(named);
    for (const document of listInName(match)) setBit(arena.words, named, document);
    return;
  }
  kernels.copy(named, match.found);
  for (const { lists = [] } of words) {
    kernels.clear(having);
    for (const { documents, first, last } of lists)
      for (let place = first; place < last; place++) setBit(arena.words, having, documents[place] as number);
    kernels.and(named, named, having);
  }
}

function setOf({ covered }: SegmentReader, slot: Slot) {
  return covered.sets[slot] as number;
}

function copy(segments: readonly LiveSegment[], into: Slot, from: Slot): void {
  for (const { reader } of segments) reader.kernels.copy(setOf(reader, into), setOf(reader, from));
}

function combine(
  segments: readonly LiveSegment[],
  operation: 'and' | 'andNot' | 'or',
  into: Slot,
  a: Slot,
  b: Slot,
): void {
  for (const { reader } of segments)
    reader.kernels[operation](setOf(reader, into), setOf(reader, a), setOf(reader, b));
}

function sizeOf(segments: readonly LiveSegment[], slot: Slot): number {
  return segments.reduce((sum, { reader }) => sum + reader.kernels.count(setOf(reader, slot)), 0);
}

const isEmpty = (segments: readonly LiveSegment[], slot: Slot) => sizeOf(segments, slot) === 0;
