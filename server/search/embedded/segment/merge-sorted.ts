import { compareStrings, countStrings, type StringTable } from './string-table.ts';

/** Where a string stands: in which of the tables, at which index. */
export interface StringSource {
  readonly input: number;
  readonly index: number;
}

/** Visits the distinct strings of several sorted tables in order, each with every place it stands at. */
export function mergeSorted(
  tables: readonly StringTable[],
  visit: (sources: readonly StringSource[]) => void,
): void {
  const next = tables.map(() => 0);
  const isOpen = (input: number) => (next[input] as number) < countStrings(tables[input] as StringTable);
  const compareHeads = (a: number, b: number) =>
    compareStrings(tables[a] as StringTable, next[a] as number, tables[b] as StringTable, next[b] as number);
  for (;;) {
    let smallest: number[] = [];
    for (let input = 0; input < tables.length; input++) {
      if (!isOpen(input)) continue;
      const difference = smallest.length === 0 ? -1 : compareHeads(input, smallest[0] as number);
      if (difference < 0) smallest = [input];
      else if (difference === 0) smallest.push(input);
    }
    if (smallest.length === 0) return;
    visit(smallest.map((input) => ({ input, index: next[input] as number })));
    for (const input of smallest) next[input] = (next[input] as number) + 1;
  }
}
