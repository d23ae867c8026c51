/** A list with one item at another place. */
export function moveItem<T>(items: readonly T[], item: T, to: number): readonly T[] {
  const others = items.filter((one) => one !== item);
  return others.toSpliced(Math.min(Math.max(0, to), others.length), 0, item);
}

/** The place in a list that a key leads an item to; undefined for other keys. */
export function placeByKey(key: string, at: number, length: number): number | undefined {
  if (key === 'ArrowUp') return Math.max(0, at - 1);
  if (key === 'ArrowDown') return Math.min(length - 1, at + 1);
  if (key === 'Home') return 0;
  return key === 'End' ? length - 1 : undefined;
}

/** The place of an item that is held at a height, among rows with these middles. */
export function placeAtHeight(y: number, middles: readonly number[], at: number): number {
  const others = middles.filter((_, row) => row !== at);
  return others.filter((middle) => middle < y).length;
}
