import { countBits, hasBit, type SetOffset, WORDS_PER_BLOCK } from '../segment/bitsets.ts';
import { denseSetAt } from '../segment/dense-ingredients.ts';
import { firstDenseFrom } from '../segment/derive-sets.ts';
import { nextAtLeast } from './names-together.ts';
import type { SegmentReader } from './segment-reader.ts';
import type { TermGroup } from './term-group.ts';
import { BEGINNING, scoreDocument, WHOLE_WORD } from './word-scores.ts';

/** What is scored: the few documents, or those of a set. */
interface Scored {
  readonly few: Uint32Array | undefined;
  readonly within: SetOffset;
  readonly word: number;
}

/** Scores the ingredient postings of the group's terms that have a set; returns how many had not had this word yet. */
export function scoreDense(reader: SegmentReader, group: TermGroup, scored: Scored): number {
  const { denseTerms } = reader.arrays;
  const { exact, start, end } = group;
  let added = 0;
  const last = firstDenseFrom(denseTerms, end);
  for (let place = firstDenseFrom(denseTerms, start); place < last; place++)
    if (denseTerms[place] !== exact) added += scoreTerm(reader, place, BEGINNING, scored);
  if (exact === undefined) return added;
  const place = firstDenseFrom(denseTerms, exact);
  return denseTerms[place] === exact ? added + scoreTerm(reader, place, WHOLE_WORD, scored) : added;
}

function scoreTerm(
  reader: SegmentReader,
  place: number,
  weights: Uint8Array,
  { few, within, word }: Scored,
): number {
  if (few === undefined) return scoreMembers(reader, place, weights, within, word);
  const set = denseSetAt(place, reader.arena.stride);
  const impactOf = openImpacts(reader, place);
  let added = 0;
  for (const document of few) {
    if (!hasBit(reader.arena.words, set, document)) continue;
    const impact = impactOf(document);
    if (impact > 0) added += scoreDocument(reader, document, weights[impact] as number, word);
  }
  return added;
}

/** Scores the documents within a set, word by word of both sets. */
function scoreMembers(
  reader: SegmentReader,
  place: number,
  weights: Uint8Array,
  within: SetOffset,
  word: number,
): number {
  const { words, stride } = reader.arena;
  const { postingDocuments, denseImpacts, denseRanks } = reader.arrays;
  const { set, firstImpact, firstBlock, firstName, lastName } = placesOf(reader, place);
  let name = firstName;
  /** The next impact is that of the first member, not in names, from this word on. */
  let next = 0;
  let impact = firstImpact;
  let added = 0;
  for (let i = 0; i < stride; i++) {
    if (((words[set + i] as number) & (words[within + i] as number)) === 0) continue;
    const block = Math.floor(i / WORDS_PER_BLOCK);
    if (next < block * WORDS_PER_BLOCK) {
      next = block * WORDS_PER_BLOCK;
      name = nextAtLeast(postingDocuments, next << 5, name, lastName);
      impact = firstImpact + (denseRanks[firstBlock + block] as number) - (name - firstName);
    }
    for (; next < i; next++) impact += countBits(words[set + next] as number);
    let members = words[set + i] as number;
    for (; name < lastName && (postingDocuments[name] as number) >>> 5 <= i; name++) {
      const document = postingDocuments[name] as number;
      if (document >>> 5 === i) members &= ~(1 << (document & 31));
      else impact--;
    }
    for (let both = members & (words[within + i] as number); both !== 0; both &= both - 1) {
      const bit = both & -both;
      const its = denseImpacts[impact + countBits(members & (bit - 1))] as number;
      added += scoreDocument(reader, (i << 5) + 31 - Math.clz32(bit), weights[its] as number, word);
    }
    impact += countBits(members);
    next = i + 1;
  }
  return added;
}

/** Where the set of a dense term, its ranks, its impacts and the documents with it in their names are. */
function placesOf({ arrays, arena: { stride } }: SegmentReader, place: number) {
  const term = arrays.denseTerms[place] as number;
  return {
    set: denseSetAt(place, stride),
    firstImpact: arrays.denseStarts[place] as number,
    firstBlock: (place * stride) / WORDS_PER_BLOCK,
    firstName: arrays.postingStarts[term] as number,
    lastName: arrays.ingredientStarts[term] as number,
  };
}

/** The impact of a dense term in the ingredients of a document of its set; 0 where its name has it. To be asked in ascending order. */
export function openImpacts(reader: SegmentReader, place: number): (document: number) => number {
  const { words } = reader.arena;
  const { postingDocuments, denseImpacts, denseRanks } = reader.arrays;
  const { set, firstImpact, firstBlock, firstName, lastName } = placesOf(reader, place);
  let name = firstName;
  /** The members of the set before a word of it. */
  let rank = 0;
  let ranked = 0;
  return (document) => {
    name = nextAtLeast(postingDocuments, document, name, lastName);
    if (name < lastName && postingDocuments[name] === document) return 0;
    const word = document >>> 5;
    const block = Math.floor(word / WORDS_PER_BLOCK);
    if (ranked < block * WORDS_PER_BLOCK) {
      ranked = block * WORDS_PER_BLOCK;
      rank = denseRanks[firstBlock + block] as number;
    }
    for (; ranked < word; ranked++) rank += countBits(words[set + ranked] as number);
    const before = countBits((words[set + word] as number) & ((1 << (document & 31)) - 1));
    return denseImpacts[firstImpact + rank + before - (name - firstName)] as number;
  };
}
