import { codesAt, type DocumentColumns, itemsAt, textsAt } from '../../document-columns.ts';
import type { WrittenRecords } from '../storage/body-files.ts';
import { assembleSegment } from './assemble-segment.ts';
import { type BitArena, setBit } from './bitsets.ts';
import { buildPostings } from './build-postings.ts';
import { emptyColumns, fillFigures } from './columns.ts';
import { categorySet, forEachFacetSet } from './facet-sets.ts';
import type { MadeSegment } from './made-segment.ts';
import { numberBrands } from './number-brands.ts';
import { type CoreArrays, NO_PRICE } from './segment.ts';

/** Builds a segment of documents with distinct GTINs, in any order, of which the records are written. */
export function buildSegment(
  documents: DocumentColumns,
  records: WrittenRecords,
  assemble = assembleSegment,
): MadeSegment {
  const rows = sortRows(documents);
  const count = rows.length;
  const brands = numberBrands(count);
  const categories: (number | undefined)[] = [];
  const { names, ...postings } = buildPostings(count, (i) => {
    const texts = textsAt(documents, rows[i] as number);
    // As numbers, as a part of a text keeps all of it in memory.
    brands.add(i, texts.brand);
    categories.push(texts.category === null ? undefined : categorySet(texts.category));
    return texts;
  });
  const columns = {
    ...buildColumns(documents, records, rows),
    nameBytes: names.bytes,
    nameStarts: names.starts,
  };
  const core: CoreArrays = {
    ...columns,
    ...brands.finish(),
    ...postings,
  };
  return assemble({
    documentCount: count,
    core,
    fillFacets: (arena) => fillFacetSets(documents, rows, categories, arena),
    fillFigures: (figures) => fillFigures(figures, documents.figures, rows),
  });
}

/** The most popular first, ties by ascending GTIN, as they are read. */
function sortRows({ popularities, gtins }: DocumentColumns): Uint32Array {
  const rows = Uint32Array.from(gtins, (_, row) => row);
  const compare = (i: number, j: number) =>
    (popularities[j] as number) - (popularities[i] as number) || (gtins[i] as number) - (gtins[j] as number);
  return rows.every((row) => row === 0 || compare(row - 1, row) < 0) ? rows : rows.sort(compare);
}

function buildColumns(documents: DocumentColumns, records: WrittenRecords, rows: Uint32Array) {
  const columns = emptyColumns(rows.length);
  rows.forEach((row, i) => {
    const price = documents.prices[row] as number;
    columns.gtins[i] = documents.gtins[row] as number;
    columns.popularities[i] = documents.popularities[row] as number;
    columns.prices[i] = Number.isNaN(price) ? NO_PRICE : Math.min(price, NO_PRICE - 1);
    columns.bodyAddresses[i] = records.addresses[row] as number;
    columns.nameLengths[i] = documents.nameLengths[row] as number;
    columns.bodyLengths[i] = documents.bodyLengths[row] as number;
    columns.bodyChecksums[i] = records.checksums[row] as number;
  });
  return columns;
}

function fillFacetSets(
  documents: DocumentColumns,
  rows: Uint32Array,
  categories: readonly (number | undefined)[],
  { words, stride }: BitArena,
): void {
  rows.forEach((row, i) => {
    const mark = (set: number) => setBit(words, set * stride, i);
    forEachFacetSet(categories[i], codesAt(documents, row), itemsAt(documents, row), mark);
  });
}
