import type { ItemNote, NewNote } from '#contract/item-note.ts';

interface Noted {
  readonly items: readonly (ItemNote & { readonly gtin: string })[];
}

/** A list with the note of a product as it will be; absent fields stay. */
export function withNote<T extends Noted>(
  list: T,
  { gtin, note, tag }: NewNote & { readonly gtin?: string },
): T {
  const noted = (item: T['items'][number]) => ({
    ...item,
    note: note === undefined ? item.note : note,
    tag: tag === undefined ? item.tag : tag,
  });
  return { ...list, items: list.items.map((item) => (item.gtin === gtin ? noted(item) : item)) };
}
