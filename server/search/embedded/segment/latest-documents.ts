import { clearBit, hasBit } from './bitsets.ts';
import { type MergeInput, withArraysOf } from './merge-input.ts';

/** The inputs, oldest first, with the last live document of each GTIN alone: elsewhere it is no longer live. */
export function latestDocuments<I extends MergeInput>(inputs: readonly I[]): readonly I[] {
  if (!hasRepeated(inputs)) return inputs;
  const later = new Set<number>();
  return inputs
    .toReversed()
    .map((input) => {
      const live = input.live.slice();
      const found: number[] = [];
      forEachLive(input, (gtin, document) => {
        if (later.has(gtin)) clearBit(live, 0, document);
        found.push(gtin);
      });
      for (const gtin of found) later.add(gtin);
      return { ...input, live };
    })
    .toReversed();
}

function hasRepeated(inputs: readonly MergeInput[]): boolean {
  const total = inputs.reduce((sum, { segment }) => sum + segment.documentCount, 0);
  const gtins = new Float64Array(total);
  let count = 0;
  for (const input of inputs) {
    forEachLive(input, (gtin) => {
      gtins[count++] = gtin;
    });
  }
  const sorted = gtins.subarray(0, count).sort();
  return sorted.some((gtin, i) => gtin === sorted[i - 1]);
}

function forEachLive(input: MergeInput, visit: (gtin: number, document: number) => void): void {
  withArraysOf(input, ['gtins'], ({ gtins }) => {
    for (let document = 0; document < gtins.length; document++)
      if (hasBit(input.live, 0, document)) visit(gtins[document] as number, document);
  });
}
