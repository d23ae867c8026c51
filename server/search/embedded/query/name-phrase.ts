import { nameTable, type SegmentArrays } from '../segment/segment.ts';
import { encode } from '../segment/string-table.ts';
import { stemWord } from '../text/stem-word.ts';

/** How the words of a query stand in a name. */
export const PLACES = { apart: 0, together: 1, wholeName: 2 } as const;
export type Place = (typeof PLACES)[keyof typeof PLACES];

/** The beginnings of words in order, in the bytes of a name. */
export type NamePhrase = readonly Uint8Array[];

/** Bytes that a plural adds to the beginning that both forms share: "berr" and "berries". */
const MAX_ENDING = 3;
const SPACE = 0x20;

export function namePhrase(words: readonly string[]): NamePhrase {
  return words.map((word) => encode(wordBeginning(word)));
}

/** Whether the document's name has the words together in order, all of them whole. */
export function isInName(arrays: SegmentArrays, document: number, phrase: NamePhrase): boolean {
  const { bytes, starts } = nameTable(arrays);
  return isInBytes(bytes, starts[document] as number, starts[document + 1] as number, phrase);
}

/** The same of the plain words in the bytes from `start` up to `end`. */
export function isInBytes(bytes: Uint8Array, start: number, end: number, phrase: NamePhrase): boolean {
  const first = phrase[0]?.[0];
  for (let at = start; at < end; at = nextWord(bytes, at, end)) {
    if (first !== undefined && bytes[at] !== first) continue;
    if (matchPhrase(bytes, at, end, phrase, MAX_ENDING) >= 0) return true;
  }
  return false;
}

/** What singular and plural of a word begin with. */
export function wordBeginning(word: string): string {
  const stem = stemWord(word);
  return stem.endsWith('i') ? stem.slice(0, -1) : stem;
}

/** How documents' names have any of the phrases. */
export interface Places {
  /** Whether there is a phrase at all. */
  readonly isAny: boolean;
  /** The best place of any of them. */
  placeOf(document: number): Place;
  /** Whether the name is the words of one of them alone. */
  isWhole(document: number): boolean;
}

export function openPlaces(arrays: SegmentArrays, phrases: readonly NamePhrase[]): Places {
  const { bytes, starts } = nameTable(arrays);
  return {
    isAny: phrases.length > 0,
    placeOf(document) {
      const start = starts[document] as number;
      const end = starts[document + 1] as number;
      let best: Place = PLACES.apart;
      for (const phrase of phrases) {
        const place = placeIn(bytes, start, end, phrase);
        if (place > best) best = place;
      }
      return best;
    },
    isWhole(document) {
      const start = starts[document] as number;
      const end = starts[document + 1] as number;
      for (const phrase of phrases) {
        // Most names begin with another letter.
        const first = phrase[0]?.[0];
        if (first !== undefined && bytes[start] !== first) continue;
        if (matchPhrase(bytes, start, end, phrase, Number.POSITIVE_INFINITY) === end) return true;
      }
      return false;
    },
  };
}

function placeIn(bytes: Uint8Array, start: number, end: number, phrase: NamePhrase): Place {
  const first = phrase[0]?.[0];
  let best: Place = PLACES.apart;
  for (let at = start; at < end; at = nextWord(bytes, at, end)) {
    // Most words differ by their first letter.
    if (first !== undefined && bytes[at] !== first) continue;
    const after = matchPhrase(bytes, at, end, phrase, Number.POSITIVE_INFINITY);
    if (after < 0) continue;
    if (at === start && after === end) return PLACES.wholeName;
    best = PLACES.together;
  }
  return best;
}

/** Where the phrase ends that begins at `at`, or -1 where another does. Its last word may go on for `maxLastEnding`. */
function matchPhrase(
  bytes: Uint8Array,
  at: number,
  end: number,
  phrase: NamePhrase,
  maxLastEnding: number,
): number {
  let from = at;
  for (let i = 0; i < phrase.length; i++) {
    const word = phrase[i] as Uint8Array;
    const ending = from + word.length;
    if (ending > end) return -1;
    for (let j = 0; j < word.length; j++) if (bytes[from + j] !== word[j]) return -1;
    const wordEnd = endOfWord(bytes, ending, end);
    if (wordEnd - ending > (i < phrase.length - 1 ? MAX_ENDING : maxLastEnding)) return -1;
    if (i === phrase.length - 1) return wordEnd;
    if (wordEnd === end) return -1;
    from = wordEnd + 1;
  }
  return from;
}

function endOfWord(bytes: Uint8Array, from: number, end: number): number {
  let at = from;
  while (at < end && bytes[at] !== SPACE) at++;
  return at;
}

function nextWord(bytes: Uint8Array, from: number, end: number): number {
  return endOfWord(bytes, from, end) + 1;
}
