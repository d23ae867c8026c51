import { PLACES, type Places } from './name-phrase.ts';
import type { SegmentReader } from './segment-reader.ts';
import { ALL_IN_NAME, finalScore, type RankedDocument, TOGETHER, WHOLE_NAME } from './word-scores.ts';

/** Scored documents of which a page is selected. Their scores are forgotten. */
export interface ScoredList {
  readonly reader: SegmentReader;
  /** As many of the reader's list. */
  readonly count: number;
  /** How many words are scored. */
  readonly wordCount: number;
  /** Whether a document without all of the words stays, last, or is left out. */
  readonly keepsAll: boolean;
  readonly places: Places;
}

const SCORE_COUNT = WHOLE_NAME * 2;
/** What each place in the name counts for. */
const PLACE_SCORES = [0, TOGETHER, TOGETHER + WHOLE_NAME] as const;

/** Sorted one by one: filling and walking the counts would take longer. */
export const FEW_TO_SORT = 128;
const keysOfFew = new Float64Array(FEW_TO_SORT);

type SelectPage = (list: ScoredList, skip: number, take: number) => RankedDocument[];

/** Of at most FEW_TO_SORT documents. */
export const selectBySorting: SelectPage = ({ reader, count, wordCount, keepsAll, places }, skip, take) => {
  const { listed, scores } = reader;
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const document = listed[i] as number;
    let score = finalScore(scores[document] as number, wordCount);
    scores[document] = 0;
    if (score === 0 && !keepsAll) continue;
    if (score >= ALL_IN_NAME) score += PLACE_SCORES[places.placeOf(document)];
    keysOfFew[kept++] = (SCORE_COUNT - score) * FEW_TO_SORT + i;
  }
  const page = keysOfFew
    .subarray(0, kept)
    .sort()
    .subarray(skip, skip + take);
  return Array.from(page, (key) => ({
    document: listed[key % FEW_TO_SORT] as number,
    score: SCORE_COUNT - Math.floor(key / FEW_TO_SORT),
  }));
};

/** Zero between queries. */
const placeOfScore = new Uint32Array(SCORE_COUNT);
/** Scores come in a few blocks of neighbours: all others are passed over. */
const LOG2_BLOCK = 8;
const usedBlocks = new Uint8Array(SCORE_COUNT >>> LOG2_BLOCK);

export const selectByCounting: SelectPage = ({ reader, count, wordCount, keepsAll, places }, skip, take) => {
  const { listed, scores } = reader;
  const { isAny } = places;
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const document = listed[i] as number;
    let score = finalScore(scores[document] as number, wordCount);
    scores[document] = 0;
    if (score === 0 && !keepsAll) continue;
    if (isAny && score >= ALL_IN_NAME && places.isWhole(document)) score += PLACE_SCORES[PLACES.wholeName];
    listed[kept++] = document;
    scores[document] = score;
    countScore(score, 1);
  }
  if (isAny) raiseTogether(reader, kept, places, scoreAt(skip + take));
  const [highest, least] = [scoreAt(skip + 1), scoreAt(skip + take)];
  startPlaces();
  const selected: RankedDocument[] = [];
  for (let i = 0; i < kept; i++) {
    const document = listed[i] as number;
    const score = scores[document] as number;
    scores[document] = 0;
    if (score < least || score > highest) continue;
    const place = placeOfScore[score] as number;
    placeOfScore[score] = place + 1;
    if (place >= skip && place < skip + take) selected[place - skip] = { document, score };
  }
  forEachUsed((score) => {
    placeOfScore[score] = 0;
  });
  usedBlocks.fill(0);
  return selected;
};

function countScore(score: number, change: number): void {
  placeOfScore[score] = (placeOfScore[score] as number) + change;
  usedBlocks[score >>> LOG2_BLOCK] = 1;
}

/** Visits all scores that are counted, and some others, from the highest. */
function forEachUsed(visit: (score: number) => void): void {
  for (let block = usedBlocks.length - 1; block >= 0; block--) {
    if (usedBlocks[block] === 0) continue;
    const first = block << LOG2_BLOCK;
    for (let score = first + (1 << LOG2_BLOCK) - 1; score >= first; score--) visit(score);
  }
}

/** The score of the document at this place, the first being 1, by the counts; 0 where there are fewer. */
function scoreAt(place: number): number {
  let count = 0;
  for (let block = usedBlocks.length - 1; block >= 0; block--) {
    if (usedBlocks[block] === 0) continue;
    const first = block << LOG2_BLOCK;
    for (let score = first + (1 << LOG2_BLOCK) - 1; score >= first; score--) {
      count += placeOfScore[score] as number;
      if (count >= place) return score;
    }
  }
  return 0;
}

/** Raises those with the words together in the name, but for those that reach `least` not even so. */
function raiseTogether(
  { listed, scores }: SegmentReader,
  count: number,
  places: Places,
  least: number,
): void {
  const from = Math.max(ALL_IN_NAME, least - TOGETHER);
  for (let i = 0; i < count; i++) {
    const document = listed[i] as number;
    const score = scores[document] as number;
    if (score < from || score >= WHOLE_NAME) continue;
    if (places.placeOf(document) === PLACES.apart) continue;
    countScore(score, -1);
    countScore(score + TOGETHER, 1);
    scores[document] = score + TOGETHER;
  }
}

/** Turns counts by score into the place of the first document of each score, the highest score at place 0. */
function startPlaces(): void {
  let place = 0;
  forEachUsed((score) => {
    const size = placeOfScore[score] as number;
    placeOfScore[score] = place;
    place += size;
  });
}
