import { t } from 'ttag';
import { z } from 'zod';
import { gtinReply, gtinSchema } from './gtin.schema.ts';
import { MAX_ITEM_NOTE_LENGTH, MAX_TAG_LENGTH } from './item-note.ts';
import { productSchema } from './product.schema.ts';
import { ONE_LINE, tooLong } from './text.schema.ts';

/** Counted in characters, as the store counts them, not in UTF-16 units. */
const atMost = (most: number) => (text: string) => [...text].length <= most;

/** Empty after trimming is none. */
const orNone = (text: string) => (text === '' ? null : text);

const noteText = z
  .string()
  .trim()
  .refine(atMost(MAX_ITEM_NOTE_LENGTH), tooLong(MAX_ITEM_NOTE_LENGTH))
  .transform(orNone)
  .nullable();

const tagText = z
  .string()
  .trim()
  .refine(atMost(MAX_TAG_LENGTH), tooLong(MAX_TAG_LENGTH))
  .regex(ONE_LINE, t`Must be one line of text`)
  .transform(orNone)
  .nullable();

/** The note and the tag of an item, null where there is none. */
export const itemNoteReply = { note: z.string().nullable(), tag: z.string().nullable() };

/** What the items of each list have. */
export const listedProduct = {
  gtin: gtinReply,
  ...itemNoteReply,
  /** null where the product has left the catalogue. */
  product: productSchema.nullable(),
};

/** Of an item that is added. */
export const newItemNote = { note: noteText.optional(), tag: tagText.optional() };

export const noteChange = z.object({
  gtin: gtinSchema,
  ...newItemNote,
  seen: z.object(itemNoteReply).optional().meta({
    description: 'What the caller saw before: where it was changed since, nothing is written (409).',
  }),
});

export type NoteChange = z.output<typeof noteChange>;
