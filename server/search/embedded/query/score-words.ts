import { hasBit, type SetOffset } from '../segment/bitsets.ts';
import { fewMatched } from './list-matched.ts';
import type { SegmentMatch } from './match-segment.ts';
import { nextAtLeast } from './names-together.ts';
import type { Postings } from './phrase-postings.ts';
import { scoreDense } from './score-dense.ts';
import { listMembers, type SegmentReader } from './segment-reader.ts';
import type { TermGroup, WordTerms } from './term-group.ts';
import { BEGINNING, scoreDocument, WHOLE_WORD } from './word-scores.ts';

/** Few matches are looked up in the postings of a word that has more than this many for each of them. */
const LOOKUP_COST = 8;

/** Scores the matched documents by the words in the scored tiers; returns how many have all of the words. */
export function scoreWords(
  match: SegmentMatch,
  words: readonly WordTerms[],
  withIngredients: boolean,
): number {
  const { reader } = match.segment;
  const few = fewMatched(match);
  if (few === undefined) reader.kernels.clear(reader.work.touched);
  let complete = 0;
  words.forEach((word, i) => {
    complete = 0;
    // Only those that have the first word can have all.
    const within = i === 0 || few !== undefined ? match.matched : reader.work.touched;
    for (const group of word) {
      forEachRun(reader, group, withIngredients, few?.length ?? Number.POSITIVE_INFINITY, (run) => {
        const isShort = few === undefined || run.last - run.first <= few.length * LOOKUP_COST;
        complete +=
          isShort || !run.isAscending ? scoreRun(reader, run, i, within) : scoreFew(reader, few, run, i);
      });
      if (withIngredients) complete += scoreDense(reader, group, { few, within, word: i });
    }
  });
  return complete;
}

/** Postings of one or more terms in a row, which all count by the same weights. */
interface Run extends Postings {
  readonly first: number;
  readonly last: number;
  readonly weights: Uint8Array;
  /** Whether it is of one term and tier, and documents can be looked up in it. */
  readonly isAscending: boolean;
}

/**
 * Visits the listed postings of a group's terms in the scored tiers. Terms that begin alike stand in a row, and so do their postings:
 * they are one run, unless fewer documents are to be looked up than that has postings.
 */
function forEachRun(
  { arrays }: SegmentReader,
  group: TermGroup,
  withIngredients: boolean,
  matches: number,
  visit: (run: Run) => void,
): void {
  const { postingStarts, ingredientStarts, rankedStarts } = arrays;
  const all = { documents: arrays.postingDocuments, impacts: arrays.postingImpacts };
  const names = { documents: arrays.rankedDocuments, impacts: arrays.rankedImpacts };
  const { exact, start, end, phrase } = group;
  const visitTerm = (term: number, weights: Uint8Array) => {
    const first = postingStarts[term] as number;
    const middle = ingredientStarts[term] as number;
    visit({ ...all, first, last: middle, weights, isAscending: true });
    if (withIngredients)
      visit({ ...all, first: middle, last: postingStarts[term + 1] as number, weights, isAscending: true });
  };
  const visitBeginnings = (from: number, to: number) => {
    if (from >= to) return;
    const starts = withIngredients ? postingStarts : rankedStarts;
    const first = starts[from] as number;
    const last = starts[to] as number;
    if (last - first > (to - from) * matches * LOOKUP_COST)
      for (let term = from; term < to; term++) visitTerm(term, BEGINNING);
    else visit({ ...(withIngredients ? all : names), first, last, weights: BEGINNING, isAscending: false });
  };
  if (exact !== undefined) visitTerm(exact, WHOLE_WORD);
  const isInside = exact !== undefined && exact >= start && exact < end;
  visitBeginnings(start, isInside ? exact : end);
  if (isInside) visitBeginnings(exact + 1, end);
  if (phrase !== undefined)
    visit({ ...phrase, first: 0, last: phrase.documents.length, weights: WHOLE_WORD, isAscending: true });
}

/** Scores a run for word number `word` in the documents of the set; returns how many had not had this word yet. */
function scoreRun(
  reader: SegmentReader,
  { documents, impacts, first, last, weights }: Run,
  word: number,
  within: SetOffset,
): number {
  const { words } = reader.arena;
  let added = 0;
  for (let p = first; p < last; p++) {
    const document = documents[p] as number;
    if (!hasBit(words, within, document)) continue;
    added += scoreDocument(reader, document, weights[impacts[p] as number] as number, word);
  }
  return added;
}

/** The same by looking up each of the few matched documents in a longer run. */
function scoreFew(
  reader: SegmentReader,
  few: Uint32Array,
  { documents, impacts, first, last, weights }: Run,
  word: number,
): number {
  let added = 0;
  let from = first;
  for (const document of few) {
    from = nextAtLeast(documents, document, from, last);
    if (from < last && documents[from] === document)
      added += scoreDocument(reader, document, weights[impacts[from] as number] as number, word);
  }
  return added;
}

/** Lists the scored documents, ascending, in the reader's list; returns how many. Of few matches every one is looked at. */
export function listScored(match: SegmentMatch): number {
  const { reader } = match.segment;
  const few = fewMatched(match);
  if (few === undefined) return listMembers(reader, reader.work.touched);
  const { scores, listed } = reader;
  let count = 0;
  for (const document of few) if (scores[document] !== 0) listed[count++] = document;
  return count;
}

/** Clears the scores of the match. */
export function forget(match: SegmentMatch): void {
  const { scores, listed } = match.segment.reader;
  const count = listScored(match);
  for (let i = 0; i < count; i++) scores[listed[i] as number] = 0;
}
