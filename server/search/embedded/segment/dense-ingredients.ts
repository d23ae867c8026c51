import { type BitArena, countBits, listBits, WORDS_PER_BLOCK } from './bitsets.ts';
import { FACET_SET_COUNT } from './facet-sets.ts';
import type { DerivedArrays, PostingArrays } from './segment.ts';

/*
 * The ingredient postings of the terms that have a bitset ("sugar", "salt", "water": half of all postings). Their documents are those
 * of the set that do not have the term in their name, and are not listed once more: that would be a tenth of the index.
 */

type Sets = Pick<DerivedArrays, 'sets' | 'denseTerms'>;
type MovedPostings = Pick<
  PostingArrays,
  'postingStarts' | 'ingredientStarts' | 'postingDocuments' | 'postingImpacts'
>;

/** Where the set of the `place`-th dense term begins. */
export function denseSetAt(place: number, stride: number): number {
  return (FACET_SET_COUNT + place) * stride;
}

/** Takes the postings of the dense terms' ingredients out of the lists, whose memory it reuses. */
export function moveDenseIngredients(core: MovedPostings, { sets, denseTerms }: Sets, stride: number) {
  const { postingDocuments, postingImpacts } = core;
  const postingStarts = new Uint32Array(core.postingStarts.length);
  const ingredientStarts = new Uint32Array(core.ingredientStarts.length);
  const denseStarts = new Uint32Array(denseTerms.length + 1);
  denseTerms.forEach((term, place) => {
    const count = (core.postingStarts[term + 1] as number) - (core.ingredientStarts[term] as number);
    denseStarts[place + 1] = (denseStarts[place] as number) + count;
  });
  const denseImpacts = new Uint8Array(denseStarts[denseTerms.length] as number);
  let length = 0;
  let place = 0;
  for (let term = 0; term < ingredientStarts.length; term++) {
    const first = core.postingStarts[term] as number;
    const middle = core.ingredientStarts[term] as number;
    let end = core.postingStarts[term + 1] as number;
    if (denseTerms[place] === term) {
      denseImpacts.set(postingImpacts.subarray(middle, end), denseStarts[place++]);
      end = middle;
    }
    postingDocuments.copyWithin(length, first, end);
    postingImpacts.copyWithin(length, first, end);
    ingredientStarts[term] = length + middle - first;
    length += end - first;
    postingStarts[term + 1] = length;
  }
  return {
    postingStarts,
    ingredientStarts,
    postingDocuments: postingDocuments.subarray(0, length),
    postingImpacts: postingImpacts.subarray(0, length),
    denseStarts,
    denseImpacts,
    denseRanks: rankDense({ words: sets, stride }, denseTerms.length),
  };
}

/** How many members each set has before each block of it. */
function rankDense({ words, stride }: BitArena, count: number): Uint32Array {
  const ranks = new Uint32Array((count * stride) / WORDS_PER_BLOCK);
  for (let place = 0; place < count; place++) {
    const set = denseSetAt(place, stride);
    let rank = 0;
    for (let word = 0; word < stride; word++) {
      if (word % WORDS_PER_BLOCK === 0) ranks[(place * stride + word) / WORDS_PER_BLOCK] = rank;
      rank += countBits(words[set + word] as number);
    }
  }
  return ranks;
}

/** The ingredient postings of the `place`-th dense term, ascending, in memory of their own. */
export function listDenseIngredients(
  arrays: MovedPostings & Sets & Pick<DerivedArrays, 'denseStarts' | 'denseImpacts'>,
  place: number,
  stride: number,
) {
  const term = arrays.denseTerms[place] as number;
  const first = arrays.postingStarts[term] as number;
  const names = arrays.postingDocuments.subarray(first, arrays.ingredientStarts[term]);
  const impacts = arrays.denseImpacts.subarray(arrays.denseStarts[place], arrays.denseStarts[place + 1]);
  const documents = new Uint32Array(names.length + impacts.length);
  const size = listBits({ words: arrays.sets, stride }, denseSetAt(place, stride), documents);
  let count = 0;
  let name = 0;
  for (let i = 0; i < size; i++) {
    const document = documents[i] as number;
    if (names[name] === document) name++;
    else documents[count++] = document;
  }
  return { documents: documents.subarray(0, count), impacts };
}
