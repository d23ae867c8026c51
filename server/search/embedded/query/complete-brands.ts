import type { Suggestion } from '#contract/products.schema.ts';
import { brandKeyTable, brandTable } from '../segment/segment.ts';
import { encode, findPrefix, stringAt } from '../segment/string-table.ts';
import { brandKey } from '../text/document-words.ts';
import type { Generation } from './generation.ts';
import { documentsOfBrand, isLive, type LiveSegment, type SegmentReader } from './segment-reader.ts';

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

/** Names of one segment's largest brands, by products live or not. */
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
  return segments.reduce((sum, segment) => sum + countInSegment(segment, name), 0);
}

function countInSegment(segment: LiveSegment, name: string): number {
  let count = 0;
  for (const document of documentsOfBrand(segment.reader, name)) if (isLive(segment, document)) count++;
  return count;
}
