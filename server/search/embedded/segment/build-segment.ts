import type { SearchDocument } from '../../document.ts';
import { plainWords } from '../text/document-words.ts';
import { foldText } from '../text/fold.ts';
import { assembleSegment } from './assemble-segment.ts';
import { type BitArena, setBit } from './bitsets.ts';
import { buildPostings } from './build-postings.ts';
import { buildFigures, emptyColumns } from './columns.ts';
import {
  byGtin,
  byName,
  byPriceAscending,
  byPriceDescending,
  type CompareDocuments,
} from './document-orders.ts';
import { facetSetsOf } from './facet-sets.ts';
import { type CoreArrays, NO_PRICE, type Segment } from './segment.ts';
import { encode, packBytes, packStrings } from './string-table.ts';

/** A document and the place of its body. */
export interface StoredDocument {
  readonly document: Omit<SearchDocument, 'body'>;
  /** See storage/body-files.ts. */
  readonly bodyAddress: number;
  /** Bytes of the name before the body. */
  readonly nameLength: number;
  readonly bodyLength: number;
}

/** Builds a segment of documents with distinct GTINs, in any order. */
export function buildSegment(unordered: readonly StoredDocument[], assemble = assembleSegment): Segment {
  const stored = unordered.toSorted(
    ({ document: a }, { document: b }) => b.popularity - a.popularity || (a.gtin < b.gtin ? -1 : 1),
  );
  const documents = stored.map(({ document }) => document);
  const columns = { ...buildColumns(stored), ...buildBrands(documents) };
  const core: CoreArrays = {
    ...columns,
    ...buildOrders(columns, documents.length),
    ...buildPostings(documents),
  };
  return assemble(documents.length, core, (arena) => fillFacetSets(documents, arena));
}

type Columns = ReturnType<typeof buildColumns>;

function buildColumns(stored: readonly StoredDocument[]) {
  const columns = emptyColumns(stored.length);
  stored.forEach(({ document, bodyAddress, nameLength, bodyLength }, i) => {
    columns.gtins[i] = Number(document.gtin);
    columns.popularities[i] = document.popularity;
    columns.prices[i] = document.priceCents === null ? NO_PRICE : Math.min(document.priceCents, NO_PRICE - 1);
    columns.bodyAddresses[i] = bodyAddress;
    columns.nameLengths[i] = nameLength;
    columns.bodyLengths[i] = bodyLength;
  });
  const names = packStrings(stored.map(({ document }) => plainWords(foldText(document.name))));
  const figures = buildFigures(stored.map(({ document }) => document));
  return { ...columns, figures, nameBytes: names.bytes, nameStarts: names.starts };
}

function buildBrands(documents: readonly StoredDocument['document'][]) {
  const distinct = new Set(documents.flatMap(({ brand }) => (brand === null ? [] : [brand])));
  const sorted = [...distinct]
    .map((brand) => ({ brand, bytes: encode(brand) }))
    .sort((a, b) => Buffer.compare(a.bytes, b.bytes));
  const numbers = new Map(sorted.map(({ brand }, i) => [brand, i + 1]));
  const brandNumbers = new Uint32Array(documents.length);
  documents.forEach(({ brand }, i) => {
    brandNumbers[i] = brand === null ? 0 : (numbers.get(brand) ?? 0);
  });
  const table = packBytes(sorted.map(({ bytes }) => bytes));
  return { brandNumbers, brandBytes: table.bytes, brandStarts: table.starts };
}

function buildOrders(columns: Columns, count: number) {
  const order = (compare: CompareDocuments) =>
    new Uint32Array(count).map((_, i) => i).sort((i, j) => compare(columns, i, columns, j));
  return {
    nameOrder: order(byName),
    priceAscending: order(byPriceAscending),
    priceDescending: order(byPriceDescending),
    gtinOrder: order(byGtin),
  };
}

function fillFacetSets(documents: readonly StoredDocument['document'][], { words, stride }: BitArena): void {
  documents.forEach((document, i) => {
    for (const set of facetSetsOf(document)) setBit(words, set * stride, i);
  });
}
