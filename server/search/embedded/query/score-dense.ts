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
  const { words, stride } = reader.arena;
  const set = denseSetAt(place, stride);
  const impactOf = openImpacts(reader, place);
  let added = 0;
  const score = (document: number) => {
    const impact = impactOf(document);
    if (impact > 0) added += scoreDocument(reader, document, weights[impact] as number, word);
  };
  if (few !== undefined) {
    for (const document of few) if (hasBit(words, set, document)) score(document);
    return added;
  }
  for (let i = 0; i < stride; i++) {
    let both = (words[set + i] as number) & (words[within + i] as number);
    for (; both !== 0; both &= both - 1) score((i << 5) + 31 - Math.clz32(both & -both));
  }
  return added;
}

/** The impact of a dense term in the ingredients of a document of its set; 0 where its name has it. To be asked in ascending order. */
export function openImpacts({ arrays, arena }: SegmentReader, place: number): (document: number) => number {
  const { postingDocuments, denseImpacts, denseRanks } = arrays;
  const { words, stride } = arena;
  const term = arrays.denseTerms[place] as number;
  const set = denseSetAt(place, stride);
  const firstImpact = arrays.denseStarts[place] as number;
  const firstBlock = (place * stride) / WORDS_PER_BLOCK;
  const firstName = arrays.postingStarts[term] as number;
  const lastName = arrays.ingredientStarts[term] as number;
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
