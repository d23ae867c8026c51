import type { Suggestion } from '#contract/products.schema.ts';
import { hasBit } from '../segment/bitsets.ts';
import { brandKeyTable, brandTable } from '../segment/segment.ts';
import { encode, findPrefix, findString, stringAt } from '../segment/string-table.ts';
import { brandKey } from '../text/name-words.ts';
import type { Generation } from './generation.ts';
import type { LiveSegment, SegmentReader } from './segment-reader.ts';

/** Brands that begin with the text, those with the most products first. */
export function completeBrands({ segments }: Generation, text: string, limit: number): Suggestion[] {
  const prefix = encode(brandKey(text));
  if (prefix.length === 0) return [];
  const names = new Set(segments.flatMap(({ reader }) => listLargest(reader, prefix, limit)));
  return [...names]
    .map((name) => ({ name, count: countBrand(segments, name) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
    .slice(0, limit)
    .map(({ name, count }) => ({ kind: 'brand', text: name, gtin: null, product_count: count }));
}

/** Names of the brands of one segment with the most products there, dead ones counted too. */
function listLargest({ arrays }: SegmentReader, prefix: Uint8Array, limit: number): string[] {
  const { brandKeyNumbers, brandDocumentStarts } = arrays;
  const { start, end } = findPrefix(brandKeyTable(arrays), prefix);
  const size = (brand: number) =>
    (brandDocumentStarts[brand + 1] as number) - (brandDocumentStarts[brand] as number);
  const largest: number[] = [];
  for (let i = start; i < end; i++) {
    const brand = brandKeyNumbers[i] as number;
    if (largest.length === limit && size(brand) <= size(largest.at(-1) as number)) continue;
    largest.push(brand);
    largest.sort((a, b) => size(b) - size(a));
    if (largest.length > limit) largest.pop();
  }
  return largest.map((brand) => stringAt(brandTable(arrays), brand));
}

function countBrand(segments: readonly LiveSegment[], name: string): number {
  return segments.reduce((sum, segment) => sum + countInSegment(segment, encode(name)), 0);
}

function countInSegment({ reader: { arrays, arena }, live }: LiveSegment, name: Uint8Array): number {
  const brand = findString(brandTable(arrays), name);
  if (brand < 0) return 0;
  let count = 0;
  const end = arrays.brandDocumentStarts[brand + 1] as number;
  for (let i = arrays.brandDocumentStarts[brand] as number; i < end; i++) {
    if (hasBit(arena.words, live, arrays.brandDocuments[i] as number)) count++;
  }
  return count;
}
