import { t } from 'ttag';
import { z } from 'zod';
import { gtinSchema } from './gtin.schema.ts';
import { MAX_ITEM_NOTE_LENGTH, MAX_TAG_LENGTH } from './item-note.ts';

/** Counted in characters, as the store counts them, not in UTF-16 units. */
const atMost = (most: number) => (text: string) => [...text].length <= most;

/** Empty after trimming is none. */
const orNone = (text: string) => (text === '' ? null : text);

const noteText = z
  .string()
  .trim()
  .refine(atMost(MAX_ITEM_NOTE_LENGTH), {
    error: () => t`Must have at most ${MAX_ITEM_NOTE_LENGTH} characters`,
  })
  .transform(orNone)
  .nullable();

const tagText = z
  .string()
  .trim()
  .refine(atMost(MAX_TAG_LENGTH), { error: () => t`Must have at most ${MAX_TAG_LENGTH} characters` })
  .regex(/^[^\p{Cc}\p{Cs}\u2028\u2029]*$/u, t`Must be one line of text`)
  .transform(orNone)
  .nullable();

/** The note and the tag of an item, null where there is none. */
export const itemNoteReply = { note: z.string().nullable(), tag: z.string().nullable() };

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
