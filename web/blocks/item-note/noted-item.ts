import type { ItemNote } from '#contract/item-note.ts';
import type { CallResult } from '#web/lib/call.ts';

export interface NotedItem extends ItemNote {
  readonly gtin: string;
}

/** Refused where the note is no longer the one that was `seen`. */
export type WriteNote = (gtin: string, note: ItemNote, seen: ItemNote) => Promise<CallResult<unknown>>;

/** Each tag of a list once, in the order of the alphabet. */
export function tagsOf(items: readonly ItemNote[]): string[] {
  return [...new Set(items.flatMap(({ tag }) => (tag === null ? [] : [tag])))].sort((a, b) =>
    a.localeCompare(b),
  );
}
