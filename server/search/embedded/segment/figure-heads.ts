import type { NutrientOrder } from '#contract/nutrient-sort.ts';
import { FIGURE_COLUMNS, figureKey, figuresOf } from './columns.ts';
import type { CoreArrays, DerivedArrays } from './segment.ts';
import { selectRanks } from './select-ranks.ts';

type Direction = NutrientOrder['direction'];
const DIRECTIONS: readonly Direction[] = ['low', 'high'];

/** So many documents are kept of each order by a figure. */
const HEAD = 4_096;
/** In smaller segments a pass over all documents is as quick. */
const MIN_DOCUMENTS = 2 * HEAD;
/** Fills up the head of an order in which fewer figures are known. */
const NONE = 0xffffffff;

/**
 * The first documents by each figure, in both directions, ties by popularity: whole orders would outweigh the rest of the index,
 * and a page of many matches needs no more.
 */
export function deriveFigureHeads(core: CoreArrays): Pick<DerivedArrays, 'figureHeads'> {
  const count = core.gtins.length;
  if (count < MIN_DOCUMENTS) return { figureHeads: new Uint32Array(0) };
  const figureHeads = new Uint32Array(FIGURE_COLUMNS * DIRECTIONS.length * HEAD).fill(NONE);
  const known = new Uint32Array(count);
  const keys = new Uint32Array(count);
  for (let column = 0; column < FIGURE_COLUMNS; column++) {
    const figures = figuresOf(core, column);
    const bits = new Uint32Array(figures.buffer, figures.byteOffset, count);
    for (const direction of DIRECTIONS) {
      let length = 0;
      for (let document = 0; document < count; document++) {
        if (Number.isNaN(figures[document])) continue;
        keys[length] = figureKey(bits[document] as number, direction);
        known[length++] = document;
      }
      const places = selectRanks(keys.subarray(0, length), 0, Math.min(HEAD, length));
      figureHeads.set(
        places.map((place) => known[place] as number),
        startOf(column, direction),
      );
    }
  }
  return { figureHeads };
}

/** The first documents by a figure; none in a small segment. */
export function figureHead(
  { figureHeads }: Pick<DerivedArrays, 'figureHeads'>,
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
