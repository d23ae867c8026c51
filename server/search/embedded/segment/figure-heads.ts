import type { NutrientOrder } from '#contract/nutrient-sort.ts';
import { FIGURE_COLUMNS, figureKey, figuresOf } from './columns.ts';
import type { SegmentArrays } from './segment.ts';
import { selectRanks } from './select-ranks.ts';

type Direction = NutrientOrder['direction'];
const DIRECTIONS: readonly Direction[] = ['low', 'high'];

/** So many documents are kept of each order by a figure. */
const HEAD = 4_096;
/** In smaller segments a pass over all documents is as quick. */
const MIN_DOCUMENTS = 2 * HEAD;
/** Fills up the head of an order in which fewer figures are known. */
const NONE = 0xffffffff;

/** How long the array is. */
export function figureHeadLength(documentCount: number): number {
  return documentCount < MIN_DOCUMENTS ? 0 : FIGURE_COLUMNS * DIRECTIONS.length * HEAD;
}

/**
 * The first documents by each figure, in both directions, ties by popularity: whole orders would outweigh the rest of the index,
 * and a page of many matches needs no more.
 */
export function fillFigureHeads(
  figureHeads: Uint32Array,
  arrays: Pick<SegmentArrays, 'gtins' | 'figures'>,
): void {
  const count = arrays.gtins.length;
  figureHeads.fill(NONE);
  const keys = new Uint32Array(count);
  for (let column = 0; column < FIGURE_COLUMNS; column++) {
    const figures = figuresOf(arrays, column);
    const bits = new Uint32Array(figures.buffer, figures.byteOffset, count);
    for (let document = 0; document < count; document++)
      keys[document] = figureKey(bits[document] as number, 'low');
    const counts = countUpperHalves(keys, figures);
    for (const direction of DIRECTIONS) {
      const { documents, keys: candidates } = listCandidates(keys, figures, counts, direction);
      const places = selectRanks(candidates, 0, Math.min(HEAD, candidates.length));
      figureHeads.set(
        places.map((place) => documents[place] as number),
        startOf(column, direction),
      );
    }
  }
}

const HALF = 1 << 16;

/** How many of the known figures have each upper half of a key. */
function countUpperHalves(keys: Uint32Array, figures: Float32Array): Uint32Array {
  const counts = new Uint32Array(HALF);
  for (let document = 0; document < keys.length; document++) {
    if (Number.isNaN(figures[document])) continue;
    const half = (keys[document] as number) >>> 16;
    counts[half] = (counts[half] as number) + 1;
  }
  return counts;
}

/** The documents among which the head is, ascending, with their keys in the direction: hardly more, unless many are equal. */
function listCandidates(
  keys: Uint32Array,
  figures: Float32Array,
  counts: Uint32Array,
  direction: Direction,
): { readonly documents: Uint32Array; readonly keys: Uint32Array } {
  const flip = direction === 'low' ? 0 : HALF - 1;
  let last = 0;
  let room = counts[flip] as number;
  while (room < HEAD && last < HALF - 1) room += counts[++last ^ flip] as number;
  const documents = new Uint32Array(room);
  const candidates = new Uint32Array(room);
  let length = 0;
  for (let document = 0; document < keys.length; document++) {
    const key = keys[document] as number;
    if (((key >>> 16) ^ flip) > last || Number.isNaN(figures[document])) continue;
    documents[length] = document;
    candidates[length++] = direction === 'low' ? key : ~key;
  }
  return { documents, keys: candidates };
}

/** The first documents by a figure; none in a small segment. */
export function figureHead(
  { figureHeads }: Pick<SegmentArrays, 'figureHeads'>,
  column: number,
  direction: Direction,
): Uint32Array {
  const start = startOf(column, direction);
  const head = figureHeads.subarray(start, start + HEAD);
  const end = head.indexOf(NONE);
  return end < 0 ? head : head.subarray(0, end);
}

function startOf(column: number, direction: Direction): number {
  return (column * DIRECTIONS.length + DIRECTIONS.indexOf(direction)) * HEAD;
}
