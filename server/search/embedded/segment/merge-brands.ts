import type { MergedDocuments } from './merge-documents.ts';
import { type MergeInput, withArrays } from './merge-input.ts';
import { type BrandArrays, brandTable } from './segment.ts';
import { bytesAt, countStrings, forEachDistinct, packBytes } from './string-table.ts';

/** Brands that still have a product, renumbered. */
export function mergeBrands(inputs: readonly MergeInput[], merged: MergedDocuments): BrandArrays {
  return withArrays(inputs, ['brandNumbers', 'brandBytes', 'brandStarts'], (segments) =>
    mergeBrandArrays(segments, merged),
  );
}

function mergeBrandArrays(segments: readonly BrandArrays[], merged: MergedDocuments): BrandArrays {
  const tables = segments.map(brandTable);
  const isUsed = tables.map((table) => new Uint8Array(countStrings(table) + 1));
  const oldNumber = (i: number) => {
    const source = segments[merged.inputs[i] as number] as BrandArrays;
    return source.brandNumbers[merged.oldIds[i] as number] as number;
  };
  for (let i = 0; i < merged.count; i++) (isUsed[merged.inputs[i] as number] as Uint8Array)[oldNumber(i)] = 1;

  const kept: Uint8Array[] = [];
  const newNumbers = tables.map((table) => new Uint32Array(countStrings(table) + 1));
  forEachDistinct(tables, (positions) => {
    const used = positions.filter(({ input, index }) => isUsed[input]?.[index + 1] === 1);
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
