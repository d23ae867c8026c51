import { mergeSorted } from './merge-sorted.ts';
import type { MergedDocuments } from './merged-documents.ts';
import { brandTable, type CoreArrays } from './segment.ts';
import { bytesAt, countStrings, packBytes } from './string-table.ts';

type BrandArrays = Pick<CoreArrays, 'brandNumbers' | 'brandBytes' | 'brandStarts'>;

/** Brands that still have a product, renumbered. */
export function mergeBrands(segments: readonly CoreArrays[], merged: MergedDocuments): BrandArrays {
  const tables = segments.map(brandTable);
  const isUsed = tables.map((table) => new Uint8Array(countStrings(table) + 1));
  const oldNumber = (i: number) => {
    const source = segments[merged.inputs[i] as number] as CoreArrays;
    return source.brandNumbers[merged.oldIds[i] as number] as number;
  };
  for (let i = 0; i < merged.count; i++) (isUsed[merged.inputs[i] as number] as Uint8Array)[oldNumber(i)] = 1;

  const kept: Uint8Array[] = [];
  const newNumbers = tables.map((table) => new Uint32Array(countStrings(table) + 1));
  mergeSorted(tables, (sources) => {
    const used = sources.filter(({ input, index }) => isUsed[input]?.[index + 1] === 1);
    const [first] = used;
    if (first === undefined) return;
    kept.push(bytesAt(tables[first.input] as (typeof tables)[number], first.index));
    for (const { input, index } of used) (newNumbers[input] as Uint32Array)[index + 1] = kept.length;
  });

  const brandNumbers = new Uint32Array(merged.count);
  for (let i = 0; i < merged.count; i++) {
    brandNumbers[i] = (newNumbers[merged.inputs[i] as number] as Uint32Array)[oldNumber(i)] as number;
  }
  const table = packBytes(kept);
  return { brandNumbers, brandBytes: table.bytes, brandStarts: table.starts };
}
