export const MAX_ITEM_NOTE_LENGTH = 500;
export const MAX_TAG_LENGTH = 40;

/** What a person writes beside a product in a list; null is none. */
export interface ItemNote {
  readonly note: string | null;
  readonly tag: string | null;
}

/** Of an item that is added. */
export type NewNote = { readonly [F in keyof ItemNote]?: string | null | undefined };

export const NO_NOTE: ItemNote = { note: null, tag: null };

export const isSameNote = (a: ItemNote, b: ItemNote) => a.note === b.note && a.tag === b.tag;
